-- Listings with RESO Data Dictionary names. The slim row is what search reads; long text and feature lists lie beside it.

-- Zoom-16 web-mercator tile column/row of a coordinate, and their Morton code: near in space, near in the index.
create function tile_x(longitude double precision, zoom integer) returns integer
  language sql immutable strict parallel safe
  return least((1 << zoom) - 1, greatest(0, floor((longitude + 180) / 360 * (1 << zoom))::integer));

create function tile_y(latitude double precision, zoom integer) returns integer
  language sql immutable strict parallel safe
  return least((1 << zoom) - 1, greatest(0, floor(
    (1 - ln(tan(radians(least(85.0511, greatest(-85.0511, latitude)))) + 1 / cos(radians(least(85.0511, greatest(-85.0511, latitude))))) / pi())
    / 2 * (1 << zoom))::integer));

create function spread_bits(n bigint) returns bigint
  language sql immutable strict parallel safe
  return (
    with a as (select (n | (n << 8)) & x'00ff00ff'::bigint as v),
         b as (select (v | (v << 4)) & x'0f0f0f0f'::bigint as v from a),
         c as (select (v | (v << 2)) & x'33333333'::bigint as v from b)
    select (v | (v << 1)) & x'55555555'::bigint from c
  );

create function cell_of(latitude double precision, longitude double precision) returns bigint
  language sql immutable strict parallel safe
  return spread_bits(tile_x(longitude, 16)) | (spread_bits(tile_y(latitude, 16)) << 1);

-- Centre of the zoom-14 tile: what a home whose address is withheld shows instead of its place.
create function blurred_longitude(longitude double precision) returns double precision
  language sql immutable strict parallel safe
  return (tile_x(longitude, 14) + 0.5) / (1 << 14) * 360 - 180;

create function blurred_latitude(latitude double precision) returns double precision
  language sql immutable strict parallel safe
  return degrees(atan(sinh(pi() * (1 - 2 * (tile_y(latitude, 14) + 0.5) / (1 << 14)))));

create table listings (
  id bigint generated always as identity primary key,
  -- The product's own key, in the API and in URLs; the feed's own is source_listing_key.
  listing_key text not null unique,
  originating_system_name text not null,
  source_listing_key text not null,
  listing_id text,
  standard_status text not null check (standard_status in (
    'Active', 'Active Under Contract', 'Canceled', 'Closed', 'Coming Soon', 'Delete',
    'Expired', 'Hold', 'Incomplete', 'Pending', 'Withdrawn')),
  mls_status text,
  property_type text not null default 'Residential',
  property_sub_type text,

  list_price_cents bigint check (list_price_cents > 0),
  original_list_price_cents bigint,
  previous_list_price_cents bigint,
  close_price_cents bigint,
  association_fee_monthly_cents bigint,
  tax_annual_amount_cents bigint,
  tax_year smallint,

  listing_contract_date date,
  on_market_date date,
  purchase_contract_date date,
  off_market_date date,
  close_date date,

  street_number text, street_dir_prefix text, street_name text, street_suffix text, street_dir_suffix text,
  unit_number text,
  unparsed_address text,
  city text, state_or_province text, postal_code text, county_or_parish text, country text,
  subdivision_name text,
  parcel_number text,
  parcel_id bigint references parcels (id) on delete set null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  city_place_id bigint references places (id) on delete set null,
  zip_place_id bigint references places (id) on delete set null,
  neighborhood_place_id bigint references places (id) on delete set null,

  bedrooms_total smallint,
  bathrooms_total_integer smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft bigint,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  pool_private_yn boolean,
  waterfront_yn boolean,
  view_yn boolean,
  fireplace_yn boolean,
  new_construction_yn boolean,
  senior_community_yn boolean,
  photos_count smallint not null default 0,
  -- The first photo, so that a card needs no second table.
  cover_media_id bigint,
  virtual_tour_url text,

  list_agent_key text, list_agent_full_name text,
  list_office_key text, list_office_name text, list_office_phone text,
  attribution_contact text,

  internet_entire_listing_display_yn boolean,
  internet_address_display_yn boolean,
  internet_automated_valuation_display_yn boolean,
  internet_consumer_comment_yn boolean,

  modification_timestamp timestamptz not null,
  original_entry_timestamp timestamptz,
  status_change_timestamp timestamptz,
  price_change_timestamp timestamptz,
  photos_change_timestamp timestamptz,
  -- SHA-256 of the mapped record: unchanged records are not written again.
  source_hash bytea not null,
  imported_at timestamptz not null default now(),

  -- The display gate: what the seller and the feed let us show. Every read goes through these columns.
  display_listing boolean not null generated always as (
    internet_entire_listing_display_yn is distinct from false and standard_status not in ('Incomplete', 'Delete')) stored,
  display_address boolean not null generated always as (internet_address_display_yn is distinct from false) stored,
  display_avm boolean not null generated always as (internet_automated_valuation_display_yn is distinct from false) stored,
  display_comments boolean not null generated always as (internet_consumer_comment_yn is distinct from false) stored,
  -- Where the home stands on any map or in any search by place: blurred where the address is withheld.
  map_latitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then latitude else blurred_latitude(latitude) end) stored,
  map_longitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then longitude else blurred_longitude(longitude) end) stored,
  cell bigint generated always as (
    case when internet_address_display_yn is distinct from false then cell_of(latitude, longitude)
         else cell_of(blurred_latitude(latitude), blurred_longitude(longitude)) end) stored,
  map_neighborhood_id bigint generated always as (
    case when internet_address_display_yn is distinct from false then neighborhood_place_id end) stored,

  unique (originating_system_name, source_listing_key)
);

-- For what hangs on a parcel, and so that removing parcels does not read every listing.
create index listings_parcel on listings (parcel_id) where parcel_id is not null;

create table listing_details (
  listing_id bigint primary key references listings (id) on delete cascade,
  public_remarks text,
  -- Multi-value RESO fields by name: {"Heating": ["Forced Air"], …}.
  features jsonb not null default '{}',
  -- Mapped single-value fields that only the detail page shows, by RESO name.
  facts jsonb not null default '{}',
  -- What no one outside the listing's office sees: private remarks, showing instructions, agent mail.
  confidential jsonb not null default '{}',
  -- Fields of the feed that have no column of ours, kept as they came.
  unmapped jsonb not null default '{}'
);

create table listing_media (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  media_key text not null,
  source_url text not null,
  category text not null default 'Photo',
  image_of text,
  caption text,
  sort_order smallint not null,
  -- RESO MediaAlteration values, empty where the photo is as taken.
  alterations text[] not null default '{}',
  -- 'drawn': made from the facts by us; 'pending': still to be fetched; 'stored'; 'failed'.
  state text not null default 'pending' check (state in ('drawn', 'pending', 'stored', 'failed')),
  file_key text,
  width integer, height integer,
  sha256 bytea,
  last_error text,
  unique (listing_id, media_key)
);
create index listing_media_pending on listing_media (id) where state = 'pending';

create table price_history (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  event text not null check (event in ('Listed', 'PriceChange', 'Contingent', 'Pending', 'BackOnMarket', 'Sold', 'Withdrawn', 'Canceled', 'Expired', 'Hold', 'Relisted', 'Deleted')),
  price_cents bigint,
  effective_at timestamptz not null,
  observed_at timestamptz not null default now(),
  unique nulls not distinct (listing_id, event, effective_at, price_cents)
);

create table open_houses (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  source_key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  kind text not null default 'Public',
  status text not null default 'Active',
  remarks text,
  livestream_url text,
  check (ends_at > starts_at),
  unique (listing_id, source_key)
);
create index open_houses_starts on open_houses (starts_at);
