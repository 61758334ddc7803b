-- What was sold or came under contract around a home in a week.
create index listings_left_city on listings (city_place_id, coalesce(close_date, purchase_contract_date))
  include (id, map_neighborhood_id, property_sub_type, list_price_cents, standard_status, purchase_contract_date, close_date)
  where standard_status in ('Active Under Contract', 'Pending', 'Closed') and display_listing;
