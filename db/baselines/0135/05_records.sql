-- Public records: parcels, assessments and recorded sales.

create table parcels (
  id bigint generated always as identity primary key,
  source text not null,
  parcel_number text not null,
  unit_number text,
  address text not null,
  search_address text not null,
  city text not null,
  state_or_province text not null,
  postal_code text not null,
  neighborhood_id bigint references places (id) on delete set null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  property_sub_type text,
  bedrooms_total smallint,
  bathrooms_full smallint,
  bathrooms_half smallint,
  living_area_sqft integer,
  lot_size_sqft integer,
  year_built smallint,
  stories_total smallint,
  garage_spaces smallint,
  -- More facts from the assessor's record, by name (quality, condition, view, waterfront …).
  facts jsonb not null default '{}',
  unique nulls not distinct (source, parcel_number, unit_number)
);
create index parcels_search on parcels (search_address text_pattern_ops);
create index parcels_place on parcels (latitude, longitude);
create index parcels_number on parcels (parcel_number);
create trigger parcels_public_data after insert or update or delete or truncate on parcels
  for each statement execute function notify_public_data();

create table tax_records (
  parcel_id bigint not null references parcels (id) on delete cascade,
  tax_year smallint not null,
  assessed_land_cents bigint not null,
  assessed_improvements_cents bigint not null,
  tax_amount_cents bigint not null,
  primary key (parcel_id, tax_year)
);
create trigger tax_records_public_data after insert or update or delete or truncate on tax_records
  for each statement execute function notify_public_data();

create table sales (
  id bigint generated always as identity primary key,
  source text not null,
  parcel_id bigint not null references parcels (id) on delete cascade,
  list_date date,
  contract_date date,
  close_date date not null,
  original_list_price_cents bigint,
  list_price_cents bigint,
  close_price_cents bigint not null check (close_price_cents > 0),
  concessions_cents bigint not null default 0,
  financing text,
  arms_length boolean not null default true,
  unique (parcel_id, close_date)
);
create index sales_close_date on sales (close_date);
create trigger sales_public_data after insert or update or delete or truncate on sales
  for each statement execute function notify_public_data();
