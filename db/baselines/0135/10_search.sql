-- How homes are found: indexes on listings, counts for each cell of the map, words, and what remarks mean.

-- A viewport or polygon is a few ranges of cells; the same index entry answers the rest of the question. The most frequent
-- questions have a slim index, because PostgreSQL unpacks an entry as a whole.
create index listings_active_cell_slim on listings (cell) include (
  id, map_latitude, map_longitude, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_cell on listings (cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status = 'Active' and display_listing;
create index listings_other_cell on listings (standard_status, cell) include (
  id, map_latitude, map_longitude, feature_bits, traits, traits_known, list_price_cents, bedrooms_total, bathrooms_total_integer,
  living_area_sqft, lot_size_sqft, year_built, listed_on, association_fee_monthly_cents, tax_annual_amount_cents, garage_spaces,
  stories_total, city_place_id, zip_place_id, map_neighborhood_id, property_sub_type, estimate_gap_hundredths)
  where standard_status <> 'Active' and display_listing;

-- Walked in order where the area is too wide to sort.
create index listings_active_newest on listings (listed_on, id) include (
  map_latitude, map_longitude, feature_bits, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_price on listings (list_price_cents, id) include (
  map_latitude, map_longitude, feature_bits, listed_on, bedrooms_total, bathrooms_total_integer, living_area_sqft, city_place_id, property_sub_type)
  where standard_status = 'Active' and display_listing;

create index listings_active_city on listings (city_place_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_zip on listings (zip_place_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;
create index listings_active_neighborhood on listings (map_neighborhood_id) include (
  id, list_price_cents, bedrooms_total, bathrooms_total_integer, living_area_sqft, listed_on, feature_bits, property_sub_type)
  where standard_status = 'Active' and display_listing;

-- For suggestions, which never name an address that its seller withholds.
create index listings_address_prefix on listings (lower(unparsed_address) text_pattern_ops) where display_listing and display_address;
create index listings_street_prefix on listings (lower(street_name || coalesce(' ' || street_suffix, '')) text_pattern_ops)
  where display_listing and display_address;
create index listings_number_prefix on listings (upper(listing_id) text_pattern_ops) where display_listing;

-- Active homes that may be shown, counted for each tile of zoom 14, of zoom 10 and for the world: all of them, and by type and
-- bedrooms. An unknown type is '', an unknown number of bedrooms -1; homes without a place are in cell -1.
create table cell_agg (
  zoom smallint not null check (zoom in (0, 10, 14)),
  by_kind boolean not null,
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  -- Sums of whole numbers, so that adding and subtracting never drifts: ln(cents) * 10^6, degrees * 10^6.
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  -- Null for homes without a place, which no map shows.
  min_price_cents bigint,
  primary key (zoom, by_kind, cell, property_sub_type, bedrooms)
) with (fillfactor = 80);

-- What has to be added to cell_agg. Writers only append here, so they never wait for each other; whoever gets the lock
-- merges. Readers add both.
create table cell_changes (
  cell bigint not null,
  property_sub_type text not null,
  bedrooms smallint not null,
  listings integer not null,
  priced integer not null,
  log_price_sum bigint not null,
  latitude_sum bigint not null,
  longitude_sum bigint not null,
  min_price_cents bigint,
  -- The lowest price that was removed: if it was the lowest of the cell, the new lowest is looked up.
  min_removed_cents bigint
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

create function merge_cell_changes() returns void language plpgsql as $$
declare
  touched jsonb;
begin
  -- A repeatable-read transaction cannot see what others merged meanwhile; the next writer does it.
  if current_setting('transaction_isolation') <> 'read committed' or not pg_try_advisory_xact_lock(7313925442) then
    return;
  end if;

  with drained as (delete from cell_changes returning *),
  net as (
    select z.zoom, grouping(d.property_sub_type) = 0 as by_kind, case when d.cell < 0 then -1 else d.cell >> (2 * (14 - z.zoom)) end as cell,
           coalesce(d.property_sub_type, '') as property_sub_type, coalesce(d.bedrooms, -1)::smallint as bedrooms,
           sum(d.listings)::integer as listings, sum(d.priced)::integer as priced, sum(d.log_price_sum)::bigint as log_price_sum,
           sum(d.latitude_sum)::bigint as latitude_sum, sum(d.longitude_sum)::bigint as longitude_sum,
           min(d.min_price_cents) filter (where d.cell >= 0) as min_price_cents,
           min(d.min_removed_cents) filter (where d.cell >= 0) as min_removed_cents
    from drained d cross join (values (0), (10), (14)) as z (zoom)
    group by grouping sets ((1, 3, d.property_sub_type, d.bedrooms), (1, 3))
  ),
  merged as (
    insert into cell_agg as a (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
    select zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents from net
    on conflict (zoom, by_kind, cell, property_sub_type, bedrooms) do update set
      listings = a.listings + excluded.listings, priced = a.priced + excluded.priced,
      log_price_sum = a.log_price_sum + excluded.log_price_sum,
      latitude_sum = a.latitude_sum + excluded.latitude_sum, longitude_sum = a.longitude_sum + excluded.longitude_sum,
      min_price_cents = least(a.min_price_cents, excluded.min_price_cents)
    returning a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms, a.listings, a.min_price_cents
  )
  select jsonb_agg(jsonb_build_object(
    'zoom', zoom, 'by_kind', by_kind, 'cell', cell, 'property_sub_type', property_sub_type, 'bedrooms', bedrooms, 'is_empty', m.listings = 0))
  into touched
  from merged m join net n using (zoom, by_kind, cell, property_sub_type, bedrooms)
  where m.listings = 0 or n.min_removed_cents <= m.min_price_cents;

  if touched is null then
    return;
  end if;

  delete from cell_agg a
  using jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where t.is_empty
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  -- From the finest up: homes, then zoom-14 cells by kind, then all the others from those.
  update cell_agg a set min_price_cents = (
    select min(l.list_price_cents) from listings l
    where l.standard_status = 'Active' and l.display_listing
      and l.cell between a.cell << 4 and (a.cell << 4) + 15
      and coalesce(l.property_sub_type, '') = a.property_sub_type and coalesce(l.bedrooms_total, -1) = a.bedrooms)
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and t.by_kind and t.zoom = 14
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);

  update cell_agg a set min_price_cents = (
    select min(f.min_price_cents) from cell_agg f
    where f.zoom = 14 and f.by_kind and f.cell between a.cell << (2 * (14 - a.zoom)) and (a.cell << (2 * (14 - a.zoom))) + (1 << (2 * (14 - a.zoom))) - 1
      and (not a.by_kind or (f.property_sub_type = a.property_sub_type and f.bedrooms = a.bedrooms)))
  from jsonb_to_recordset(touched) as t (zoom smallint, by_kind boolean, cell bigint, property_sub_type text, bedrooms smallint, is_empty boolean)
  where not t.is_empty and not (t.by_kind and t.zoom = 14)
    and (a.zoom, a.by_kind, a.cell, a.property_sub_type, a.bedrooms) = (t.zoom, t.by_kind, t.cell, t.property_sub_type, t.bedrooms);
end $$;

-- Counts everything again, after a bulk load with triggers disabled.
create function rebuild_cell_agg() returns void language plpgsql as $$
begin
  lock table listings in share row exclusive mode;
  truncate cell_agg, cell_changes;
  insert into cell_agg (zoom, by_kind, cell, property_sub_type, bedrooms, listings, priced, log_price_sum, latitude_sum, longitude_sum, min_price_cents)
  select zoom, grouping(l.property_sub_type) = 0, coalesce(l.cell >> (2 * (16 - zoom)), -1), coalesce(l.property_sub_type, ''), coalesce(l.bedrooms, -1),
         count(*), count(l.list_price_cents), coalesce(sum(round(ln(l.list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(l.map_latitude * 1e6)::bigint), 0), coalesce(sum(round(l.map_longitude * 1e6)::bigint), 0),
         min(l.list_price_cents) filter (where l.cell is not null)
  from (
    select cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1)::smallint as bedrooms, list_price_cents, map_latitude, map_longitude
    from listings where standard_status = 'Active' and display_listing
  ) as l cross join (values (0), (10), (14)) as z (zoom)
  group by grouping sets ((1, 3, l.property_sub_type, l.bedrooms), (1, 3))
  -- In this order, so that what is read together lies together.
  order by 1, 2, 3, 4, 5;
end $$;

create function count_inserted_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         count(*), count(list_price_cents), coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         coalesce(sum(round(map_latitude * 1e6)::bigint), 0), coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         min(list_price_cents), null
  from added where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function count_deleted_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
         -count(*), -count(list_price_cents), -coalesce(sum(round(ln(list_price_cents::double precision) * 1e6)::bigint), 0),
         -coalesce(sum(round(map_latitude * 1e6)::bigint), 0), -coalesce(sum(round(map_longitude * 1e6)::bigint), 0),
         null, min(list_price_cents)
  from removed where standard_status = 'Active' and display_listing
  group by 1, 2, 3;
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function count_updated_listings() returns trigger language plpgsql as $$
begin
  insert into cell_changes
  select cell, property_sub_type, bedrooms, sum(sign), sum(sign * priced), sum(sign * log_price), sum(sign * latitude), sum(sign * longitude),
         min(price) filter (where sign = 1), min(price) filter (where sign = -1)
  from (
    select 1 as sign, coalesce(cell >> 4, -1) as cell, coalesce(property_sub_type, '') as property_sub_type, coalesce(bedrooms_total, -1) as bedrooms,
           list_price_cents as price, case when list_price_cents is null then 0 else 1 end as priced,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0) as log_price,
           coalesce(round(map_latitude * 1e6)::bigint, 0) as latitude, coalesce(round(map_longitude * 1e6)::bigint, 0) as longitude
    from added where standard_status = 'Active' and display_listing
    union all
    select -1, coalesce(cell >> 4, -1), coalesce(property_sub_type, ''), coalesce(bedrooms_total, -1),
           list_price_cents, case when list_price_cents is null then 0 else 1 end,
           coalesce(round(ln(list_price_cents::double precision) * 1e6)::bigint, 0),
           coalesce(round(map_latitude * 1e6)::bigint, 0), coalesce(round(map_longitude * 1e6)::bigint, 0)
    from removed where standard_status = 'Active' and display_listing
  ) as change
  group by 1, 2, 3
  having sum(sign) <> 0 or sum(sign * priced) <> 0 or sum(sign * log_price) <> 0 or sum(sign * latitude) <> 0 or sum(sign * longitude) <> 0
    or min(price) filter (where sign = 1) is distinct from min(price) filter (where sign = -1);
  if found then
    perform merge_cell_changes();
  end if;
  return null;
end $$;

create function forget_cell_counts() returns trigger language plpgsql as $$
begin
  truncate cell_agg, cell_changes;
  return null;
end $$;

create trigger count_inserted after insert on listings referencing new table as added
  for each statement execute function count_inserted_listings();
create trigger count_updated after update on listings referencing old table as removed new table as added
  for each statement execute function count_updated_listings();
create trigger count_deleted after delete on listings referencing old table as removed
  for each statement execute function count_deleted_listings();
create trigger count_truncated after truncate on listings
  for each statement execute function forget_cell_counts();

-- The words that find a home. Address and neighborhood only if the address may be shown.
create table listing_text (
  listing_id bigint primary key references listings (id) on delete cascade,
  city_place_id bigint,
  words tsvector not null
) with (toast_tuple_target = 4080);
do $$
begin
  if exists (select from pg_extension where extname = 'btree_gin') then
    create index listing_text_words on listing_text using gin (city_place_id, words);
  else
    create index listing_text_words on listing_text using gin (words);
  end if;
end $$;

create function write_listing_text(listing_ids bigint[]) returns void language sql as $$
  insert into listing_text as t (listing_id, city_place_id, words)
  select l.id, l.city_place_id,
    setweight(to_tsvector('english', coalesce(l.listing_id, '') || ' '
      || case when l.display_address then coalesce(l.unparsed_address, '') || ' ' || coalesce(l.subdivision_name, '') else '' end), 'A')
    || setweight(to_tsvector('english', coalesce(l.city, '') || ' ' || coalesce(l.state_or_province, '') || ' ' || coalesce(l.postal_code, '')
      || ' ' || coalesce(n.name, '')), 'B')
    -- Remarks may name the street that the seller withholds.
    || case when l.display_address then to_tsvector('english', coalesce(d.public_remarks, ''))
       else ts_delete(to_tsvector('english', coalesce(d.public_remarks, '')), tsvector_to_array(to_tsvector('english',
         concat_ws(' ', l.street_number, l.street_name, l.unit_number, l.unparsed_address, l.subdivision_name)))) end
  from listings l
  left join listing_details d on d.listing_id = l.id
  left join places n on n.id = l.map_neighborhood_id
  where l.id = any (listing_ids)
  on conflict (listing_id) do update set city_place_id = excluded.city_place_id, words = excluded.words
  where t.words is distinct from excluded.words or t.city_place_id is distinct from excluded.city_place_id
$$;

create function word_inserted_listings() returns trigger language plpgsql as $$
begin
  perform write_listing_text(array(select id from added));
  return null;
end $$;

create function word_updated_listings() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.id from added n join removed o on o.id = n.id
    where (n.listing_id, n.unparsed_address, n.subdivision_name, n.display_address, n.city, n.state_or_province, n.postal_code, n.map_neighborhood_id, n.city_place_id)
      is distinct from
      (o.listing_id, o.unparsed_address, o.subdivision_name, o.display_address, o.city, o.state_or_province, o.postal_code, o.map_neighborhood_id, o.city_place_id));
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $$;

create function word_inserted_details() returns trigger language plpgsql as $$
begin
  perform write_listing_text(array(select listing_id from added where public_remarks is not null));
  return null;
end $$;

create function word_updated_details() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(
    select n.listing_id from added n join removed o on o.listing_id = n.listing_id where n.public_remarks is distinct from o.public_remarks);
begin
  if cardinality(changed) > 0 then
    perform write_listing_text(changed);
  end if;
  return null;
end $$;

create trigger word_inserted after insert on listings referencing new table as added
  for each statement execute function word_inserted_listings();
create trigger word_updated after update on listings referencing old table as removed new table as added
  for each statement execute function word_updated_listings();
create trigger word_inserted after insert on listing_details referencing new table as added
  for each statement execute function word_inserted_details();
create trigger word_updated after update on listing_details referencing old table as removed new table as added
  for each statement execute function word_updated_details();

-- What remarks mean, for ranking homes by a wish in plain words. Made on first use; search works without them.
create table remark_vectors (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- MD5 of the remarks: a vector of other remarks does not count.
  remarks_md5 text not null,
  vector bytea not null,
  -- The mean cosine to wishes of all kinds, which is subtracted.
  commonness real not null
);
comment on column remark_vectors.vector is '612 signed bytes, of any scale (src/domains/search/model/ranking/meaning-model.ts)';

-- What is around a home, measured once: scores for getting around, and the kinds of hazard zones that it is in. Homes whose
-- address is withheld have none, because their surroundings would reveal the place.
create table listing_ground (
  listing_id bigint primary key references listings (id) on delete cascade,
  -- Where it was measured: a home that moved is measured again.
  latitude double precision not null,
  longitude double precision not null,
  -- The version of the geography that it was measured on.
  version text not null,
  walk_score smallint,
  bike_score smallint,
  transit_score smallint,
  hazards text[] not null default '{}',
  -- The kinds of zones that are mapped near it at all.
  hazards_known text[] not null default '{}'
);
