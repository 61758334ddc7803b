-- What we estimate a home for sale is worth, for the search: valuation writes it, and nobody reads it but through the gap.
-- The gap between it and the asking price, in hundredths of a percent of that price, is there only while the home is on the
-- market and its seller allows automated valuation; a new price moves it at once.
alter table listings
  add column estimate_cents bigint,
  add column estimate_gap_hundredths integer generated always as (
    case when internet_automated_valuation_display_yn is distinct from false
          and standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending')
          and estimate_cents is not null and list_price_cents is not null
         then least(round((estimate_cents - list_price_cents) * 10000.0 / list_price_cents), 1000000)::integer end) stored;

-- The wide indexes carry the gap, so that a search by it looks no home up.
drop index listings_active_cell;
create index listings_active_cell on listings (cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status = 'Active' and display_listing;
drop index listings_other_cell;
create index listings_other_cell on listings (standard_status, cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status <> 'Active' and display_listing;

-- Which model estimated which state of a listing and when, so that what is new, has changed or is a week old is estimated
-- anew. Where `listings` has no estimate then, the model gave none.
create table valuation_listings (
  listing_id bigint primary key references listings (id) on delete cascade,
  model_version text not null,
  imported_at timestamptz not null,
  estimated_at timestamptz not null
);
