-- Market statistics of places by month, kept up to date from recorded sales and from the histories of listings.

-- The places whose figures have to be computed again, and from which month. Writers only append, so they never wait.
create table market_changes (
  place_id bigint not null,
  from_month date not null
);

create table market_stats (
  place_id bigint not null references places (id) on delete cascade,
  property_type text not null,
  -- How many months the figures cover, and the first day of the last month.
  window_months smallint not null check (window_months in (1, 3, 12)),
  month date not null,
  -- {"metric": [value or null, number of homes behind it]}
  figures jsonb not null,
  primary key (place_id, property_type, window_months, month)
);
create trigger market_stats_public_data after insert or update or delete on market_stats
  for each statement execute function notify_public_data();

-- What the homes of a place are like, on the market or off it: ages, types, sizes, hazard zones, prices.
create table market_profiles (
  place_id bigint primary key references places (id) on delete cascade,
  profile jsonb not null,
  computed_at timestamptz not null
);

-- The kinds of homes that have figures of their own; others count only among all homes.
create function market_type(sub_type text) returns text language sql immutable parallel safe
  return case
    when sub_type in ('Single Family Residence') then 'single-family'
    when sub_type in ('Condominium', 'Apartment', 'Stock Cooperative', 'Own Your Own') then 'condo'
    when sub_type in ('Townhouse') then 'townhouse'
    when sub_type in ('Duplex', 'Triplex', 'Quadruplex', 'Multi Family') then 'multi-family'
    else 'other' end;

create function month_of(day date) returns date language sql immutable strict parallel safe
  return date_trunc('month', day::timestamp)::date;

-- Every parcel with the places that it is in. Records name city and ZIP code in words.
create view market_parcels as
  with cities as (
    select distinct on (lower(name), state_or_province) id, lower(name) as name, state_or_province
    from places where kind = 'city' order by lower(name), state_or_province, (boundary is null), id),
  zips as (
    select distinct on (name, state_or_province) id, name, state_or_province
    from places where kind = 'zip' order by name, state_or_province, (boundary is null), id)
  select p.id as parcel_id, p.neighborhood_id, z.id as zip_id, c.id as city_id, market_type(p.property_sub_type) as property_type
  from parcels p
  left join cities c on c.name = lower(p.city) and c.state_or_province = p.state_or_province
  left join zips z on z.name = p.postal_code and z.state_or_province = p.state_or_province;

-- Closings between strangers: recorded ones, and those that only a listing mentions.
create view market_sales as
  select m.neighborhood_id, m.zip_id, m.city_id, m.property_type,
    s.close_date, s.close_price_cents, s.list_price_cents, p.living_area_sqft
  from sales s join parcels p on p.id = s.parcel_id join market_parcels m on m.parcel_id = s.parcel_id
  where s.arms_length
  union all
  select l.map_neighborhood_id, l.zip_place_id, l.city_place_id, market_type(l.property_sub_type),
    l.close_date, l.close_price_cents, l.list_price_cents, l.living_area_sqft
  from listings l
  where l.standard_status = 'Closed' and l.display_listing and l.close_date is not null and l.close_price_cents is not null
    and not exists (
      select from sales s where s.parcel_id = l.parcel_id and s.close_date between l.close_date - 60 and l.close_date + 60);

-- Times on the market: from a start (Listed, Relisted, BackOnMarket) to whatever came next.
create view market_spells as
  select l.id as listing_id, l.map_neighborhood_id as neighborhood_id, l.zip_place_id as zip_id, l.city_place_id as city_id,
    market_type(l.property_sub_type) as property_type, l.list_price_cents, h.event as began_as, h.next_event as ended_by,
    h.day as started_on, h.next_day as ended_on, least(l.on_market_date, h.day) as listed_on
  from (
    select listing_id, event, (effective_at at time zone 'UTC')::date as day,
      lead(event) over turn as next_event, (lead(effective_at) over turn at time zone 'UTC')::date as next_day
    from price_history where event <> 'PriceChange'
    window turn as (partition by listing_id order by effective_at, id)) as h
  join listings l on l.id = h.listing_id
  where h.event in ('Listed', 'Relisted', 'BackOnMarket') and l.display_listing;

-- Purchase contracts: from the histories of listings, and from recorded sales that no listing mentions.
create view market_contracts as
  select l.map_neighborhood_id as neighborhood_id, l.zip_place_id as zip_id, l.city_place_id as city_id,
    market_type(l.property_sub_type) as property_type, h.day as contract_date, h.listed_on,
    case when h.next_event in ('Relisted', 'BackOnMarket', 'Withdrawn', 'Canceled', 'Expired', 'Hold') then h.next_day end as fell_through_on
  from (
    select listing_id, event, (effective_at at time zone 'UTC')::date as day,
      lag(event) over turn as previous_event, lead(event) over turn as next_event,
      (lead(effective_at) over turn at time zone 'UTC')::date as next_day,
      (min(effective_at) over (partition by listing_id) at time zone 'UTC')::date as listed_on
    from price_history where event <> 'PriceChange'
    window turn as (partition by listing_id order by effective_at, id)) as h
  join listings l on l.id = h.listing_id
  where h.event in ('Pending', 'Contingent') and h.previous_event is distinct from 'Contingent' and l.display_listing
  union all
  select m.neighborhood_id, m.zip_id, m.city_id, m.property_type, s.contract_date, s.list_date, null
  from sales s join market_parcels m on m.parcel_id = s.parcel_id
  where s.arms_length and s.contract_date is not null
    and not exists (
      select from listings l where l.parcel_id = s.parcel_id and l.standard_status = 'Closed' and l.display_listing
        and l.close_date between s.close_date - 60 and s.close_date + 60);

-- Cuts in the asking price.
create view market_price_cuts as
  select h.listing_id, (h.effective_at at time zone 'UTC')::date as cut_on
  from (
    select listing_id, event, effective_at, price_cents,
      lag(price_cents) over (partition by listing_id order by effective_at, id) as previous_cents
    from price_history where price_cents is not null) as h
  where h.event = 'PriceChange' and h.price_cents < h.previous_cents;

-- A change to a listing, its history, a recorded sale or a parcel notes the places whose figures change, and from which month.
create function note_market_listings(listing_ids bigint[]) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from listings l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where l.id = any (listing_ids) and place_id is not null
  group by place_id
$$;

create function note_added_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from added l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $$;

create function note_removed_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(l.on_market_date, l.purchase_contract_date, l.close_date)), current_date))
  from removed l cross join lateral unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]) as place_id
  where place_id is not null group by place_id;
  return null;
end $$;

create function note_changed_listings() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, month_of(coalesce(min(least(o.on_market_date, n.on_market_date, o.purchase_contract_date, n.purchase_contract_date,
    o.close_date, n.close_date)), current_date))
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_place_id, n.neighborhood_place_id, o.zip_place_id, n.zip_place_id,
    o.city_place_id, n.city_place_id]) as place_id
  where place_id is not null
    and (o.standard_status, o.display_listing, o.display_address, o.property_sub_type, o.list_price_cents, o.close_price_cents, o.living_area_sqft,
      o.on_market_date, o.purchase_contract_date, o.close_date, o.parcel_id, o.neighborhood_place_id, o.zip_place_id, o.city_place_id)
    is distinct from
    (n.standard_status, n.display_listing, n.display_address, n.property_sub_type, n.list_price_cents, n.close_price_cents, n.living_area_sqft,
      n.on_market_date, n.purchase_contract_date, n.close_date, n.parcel_id, n.neighborhood_place_id, n.zip_place_id, n.city_place_id)
  group by place_id;
  return null;
end $$;

create trigger market_added after insert on listings referencing new table as added
  for each statement execute function note_added_listings();
create trigger market_changed after update on listings referencing old table as removed new table as added
  for each statement execute function note_changed_listings();
create trigger market_removed after delete on listings referencing old table as removed
  for each statement execute function note_removed_listings();

create function note_added_history() returns trigger language plpgsql as $$
begin
  perform note_market_listings(array(select distinct listing_id from added));
  return null;
end $$;

create function note_removed_history() returns trigger language plpgsql as $$
begin
  perform note_market_listings(array(select distinct listing_id from removed));
  return null;
end $$;

create trigger market_added after insert on price_history referencing new table as added
  for each statement execute function note_added_history();
create trigger market_removed after delete on price_history referencing old table as removed
  for each statement execute function note_removed_history();

-- A closing that a listing mentions counts until a sale of the home is recorded within 60 days, and the contract of a recorded
-- sale counts until such a listing closes. So a change to one changes the figures where the other counts, which may be another
-- place: listings put the homes of a tower in the tower, records put them in the neighborhood around it.
create function note_market_parcels(parcel_ids bigint[], since date) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(min(day)) from (
    select unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id, since as day
    from market_parcels m where m.parcel_id = any (parcel_ids)
    union all
    select unnest(array[l.neighborhood_place_id, l.zip_place_id, l.city_place_id]), l.close_date
    from listings l where l.parcel_id = any (parcel_ids) and l.standard_status = 'Closed' and l.close_date >= since - 60
  ) as counted
  where place_id is not null and day is not null
  group by place_id
$$;

create function note_added_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select distinct parcel_id from added),
    (select least(min(close_date), min(contract_date)) from added));
  return null;
end $$;

create function note_removed_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select distinct parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from removed));
  return null;
end $$;

create function note_changed_sales() returns trigger language plpgsql as $$
begin
  perform note_market_parcels(array(select parcel_id from added union select parcel_id from removed),
    (select least(min(close_date), min(contract_date)) from (select * from added union all select * from removed) as s));
  return null;
end $$;

create trigger market_added after insert on sales referencing new table as added
  for each statement execute function note_added_sales();
create trigger market_changed after update on sales referencing old table as removed new table as added
  for each statement execute function note_changed_sales();
create trigger market_removed after delete on sales referencing old table as removed
  for each statement execute function note_removed_sales();

create function note_market_contracts(parcel_ids bigint[], close_dates date[]) returns void language sql as $$
  insert into market_changes
  select place_id, month_of(min(s.contract_date))
  from unnest(parcel_ids, close_dates) as closed (parcel_id, close_date)
  join sales s on s.parcel_id = closed.parcel_id and s.close_date between closed.close_date - 60 and closed.close_date + 60
  join market_parcels m on m.parcel_id = s.parcel_id
  cross join lateral unnest(array[m.neighborhood_id, m.zip_id, m.city_id]) as place_id
  where place_id is not null and s.contract_date is not null
  group by place_id
$$;

create function note_contracts_beside_added() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from added where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create function note_contracts_beside_removed() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from removed where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create function note_contracts_beside_changed() returns trigger language plpgsql as $$
begin
  perform note_market_contracts(array_agg(parcel_id), array_agg(close_date))
  from (
    select o.parcel_id, o.close_date, o.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)
    union all
    select n.parcel_id, n.close_date, n.standard_status from removed o join added n on n.id = o.id
    where (o.standard_status, o.display_listing, o.parcel_id, o.close_date) is distinct from
      (n.standard_status, n.display_listing, n.parcel_id, n.close_date)) as either
  where standard_status = 'Closed' and parcel_id is not null and close_date is not null;
  return null;
end $$;

create trigger market_beside_added after insert on listings referencing new table as added
  for each statement execute function note_contracts_beside_added();
create trigger market_beside_removed after delete on listings referencing old table as removed
  for each statement execute function note_contracts_beside_removed();
create trigger market_beside_changed after update on listings referencing old table as removed new table as added
  for each statement execute function note_contracts_beside_changed();

-- A home that moves to another place takes its past with it.
create function note_changed_parcels() returns trigger language plpgsql as $$
begin
  insert into market_changes
  select place_id, date '1900-01-01'
  from added n join removed o on o.id = n.id
  cross join lateral unnest(array[o.neighborhood_id, n.neighborhood_id]) as place_id
  where place_id is not null
    and (o.neighborhood_id, o.property_sub_type, o.living_area_sqft) is distinct from (n.neighborhood_id, n.property_sub_type, n.living_area_sqft)
  group by place_id;
  perform note_market_parcels(array(
    select n.id from added n join removed o on o.id = n.id
    where (o.city, o.postal_code, o.property_sub_type, o.living_area_sqft) is distinct from (n.city, n.postal_code, n.property_sub_type, n.living_area_sqft)),
    date '1900-01-01');
  return null;
end $$;

create trigger market_changed after update on parcels referencing old table as removed new table as added
  for each statement execute function note_changed_parcels();
