-- Listings, named as in the RESO Data Dictionary. Search reads the slim row; long texts and lists stand in tables of their own.

-- The web-mercator tile of a coordinate, and at zoom 16 the Morton code of both numbers: homes that are near each other in
-- space are near each other in the index.
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

-- The center of the zoom-14 tile: where a home is shown whose address is withheld.
create function blurred_longitude(longitude double precision) returns double precision
  language sql immutable strict parallel safe
  return (tile_x(longitude, 14) + 0.5) / (1 << 14) * 360 - 180;

create function blurred_latitude(latitude double precision) returns double precision
  language sql immutable strict parallel safe
  return degrees(atan(sinh(pi() * (1 - 2 * (tile_y(latitude, 14) + 0.5) / (1 << 14)))));

create table listings (
  id bigint generated always as identity primary key,
  -- Our key, used in the API and in URLs; the feed's key is source_listing_key.
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
  -- The first photo, so that a card needs no other table.
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
  -- SHA-256 of the mapped record: a record that has not changed is not written again.
  source_hash bytea not null,
  imported_at timestamptz not null default now(),

  -- The display gate: what the seller and the feed allow us to show. Every read goes through these columns.
  display_listing boolean not null generated always as (
    internet_entire_listing_display_yn is distinct from false and standard_status not in ('Incomplete', 'Delete')) stored,
  display_address boolean not null generated always as (internet_address_display_yn is distinct from false) stored,
  display_avm boolean not null generated always as (internet_automated_valuation_display_yn is distinct from false) stored,
  display_comments boolean not null generated always as (internet_consumer_comment_yn is distinct from false) stored,
  -- Where maps and searches by place put the home: blurred if the address is withheld.
  map_latitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then latitude else blurred_latitude(latitude) end) stored,
  map_longitude double precision generated always as (
    case when internet_address_display_yn is distinct from false then longitude else blurred_longitude(longitude) end) stored,
  cell bigint generated always as (
    case when internet_address_display_yn is distinct from false then cell_of(latitude, longitude)
         else cell_of(blurred_latitude(latitude), blurred_longitude(longitude)) end) stored,
  map_neighborhood_id bigint generated always as (
    case when internet_address_display_yn is distinct from false then neighborhood_place_id end) stored,

  -- For search.
  listed_on date generated always as (
    coalesce(on_market_date, listing_contract_date)) stored,
  price_cut_cents bigint generated always as (
    case when list_price_cents < greatest(original_list_price_cents, previous_list_price_cents)
         then greatest(original_list_price_cents, previous_list_price_cents) - list_price_cents end) stored,
  -- One bit for each feature that is known to be there. A tour would reveal a withheld address.
  feature_bits integer not null generated always as (
    case when pool_private_yn then 1 else 0 end
    | case when waterfront_yn then 2 else 0 end
    | case when view_yn then 4 else 0 end
    | case when fireplace_yn then 8 else 0 end
    | case when new_construction_yn then 16 else 0 end
    | case when senior_community_yn then 32 else 0 end
    | case when virtual_tour_url is not null and internet_address_display_yn is distinct from false then 64 else 0 end) stored,
  -- One bit a trait (src/domains/listings/model/traits.ts): what the home is known to have, and what its record mentions at all.
  traits bigint not null default 0,
  traits_known bigint not null default 0,
  -- What we estimate that it is worth. Valuation writes it, and it is read only through the gap to the asking price, in
  -- hundredths of a percent of that price, which exists only while the home is on the market and its seller allows automated
  -- valuation, and which a new price moves at once.
  estimate_cents bigint,
  estimate_gap_hundredths integer generated always as (
    case when internet_automated_valuation_display_yn is distinct from false
          and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending')
          and estimate_cents is not null and list_price_cents is not null
         then least(round((estimate_cents - list_price_cents) * 10000.0 / list_price_cents), 1000000)::integer end) stored,

  unique (originating_system_name, source_listing_key)
) with (
  -- Index-only scans need the visibility map, so it is kept fresh while feeds write.
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05
);
-- For what refers to a parcel, and so that deleting parcels does not read every listing.
create index listings_parcel on listings (parcel_id) where parcel_id is not null;
create trigger listings_public_data after insert or update or delete or truncate on listings
  for each statement execute function notify_public_data();

create table listing_details (
  listing_id bigint primary key references listings (id) on delete cascade,
  public_remarks text,
  -- RESO fields with several values, by name: {"Heating": ["Forced Air"], …}.
  features jsonb not null default '{}',
  -- Mapped fields with one value that only the detail page shows, by RESO name.
  facts jsonb not null default '{}',
  -- What nobody outside the listing's office sees: private remarks, showing instructions, agent mail.
  confidential jsonb not null default '{}',
  -- Fields of the feed that we have no column for, as they came.
  unmapped jsonb not null default '{}'
);
create trigger listing_details_public_data after insert or update or delete or truncate on listing_details
  for each statement execute function notify_public_data();

create table listing_media (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  media_key text not null,
  source_url text not null,
  category text not null default 'Photo',
  image_of text,
  caption text,
  sort_order smallint not null,
  -- Values of RESO's MediaAlteration; empty if the photo is as taken.
  alterations text[] not null default '{}',
  -- 'drawn': we made it from the facts; 'pending': still to be fetched.
  state text not null default 'pending' check (state in ('drawn', 'pending', 'stored', 'failed')),
  file_key text,
  width integer, height integer,
  sha256 bytea,
  last_error text,
  attempts smallint not null default 0,
  next_attempt_at timestamptz not null default now(),
  unique (listing_id, media_key)
);
-- Covers are fetched first.
create index listing_media_due on listing_media (sort_order, next_attempt_at) where state = 'pending';
create trigger listing_media_public_data after insert or update or delete or truncate on listing_media
  for each statement execute function notify_public_data();

create table price_history (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listings (id) on delete cascade,
  event text not null check (event in ('Listed', 'PriceChange', 'Contingent', 'Pending', 'BackOnMarket', 'Sold', 'Withdrawn', 'Canceled', 'Expired', 'Hold', 'Relisted', 'Deleted')),
  price_cents bigint,
  effective_at timestamptz not null,
  observed_at timestamptz not null default now(),
  unique nulls not distinct (listing_id, event, effective_at, price_cents)
);
create trigger price_history_public_data after insert or update or delete or truncate on price_history
  for each statement execute function notify_public_data();

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
create trigger open_houses_public_data after insert or update or delete or truncate on open_houses
  for each statement execute function notify_public_data();

-- Where listings come from, and when each source was last read successfully.
create table listing_sources (
  name text primary key,
  last_read_at timestamptz not null,
  -- The display notice that its license requires; null for our own.
  disclaimer text
);
create trigger listing_sources_public_data after insert or update or delete or truncate on listing_sources
  for each statement execute function notify_public_data();

-- Stored pictures that no listing names anymore; a job deletes them.
create table orphaned_files (
  file_key text primary key,
  orphaned_at timestamptz not null default now()
);

-- What is written about a listing is deleted with it.
create function forget_listings() returns trigger language plpgsql as $$
begin
  delete from subjects using gone where kind = 'listing' and key = gone.id::text;
  return null;
end $$;
create trigger listings_subject_ends after delete on listings referencing old table as gone
  for each statement execute function forget_listings();
