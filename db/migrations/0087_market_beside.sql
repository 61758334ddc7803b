-- A closing that a listing tells of counts as long as no sale of its home is recorded within 60 days, and the contract of a
-- recorded sale as long as no such listing closed. So a change to one is a change where the other counts: a tower's homes
-- lie in the tower by their listings, and in the neighborhood around it by the records.

create or replace function note_market_parcels(parcel_ids bigint[], since date) returns void language sql as $$
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

-- Figures that missed such a change are made again.
insert into market_changes select id, date '1900-01-01' from places;
