-- What a home is known to have, one bit a trait (src/domains/listings/model/traits.ts), and what its record says anything about.
alter table listings
  add column traits bigint not null default 0,
  add column traits_known bigint not null default 0;

-- The wide indexes carry them, with the tax for the monthly cost; the slim one, and the walks in order, stay as they are.
drop index listings_active_cell;
create index listings_active_cell on listings (cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type)
  where standard_status = 'Active' and display_listing;

drop index listings_other_cell;
create index listings_other_cell on listings (standard_status, cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type)
  where standard_status <> 'Active' and display_listing;
