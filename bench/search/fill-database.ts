import type pg from 'pg';

/**
 * Fills an empty database with synthetic homes: 60 metropolitan areas of very unequal size, homes dense in the middle
 * and thin outside, a few missing values, withheld addresses and hidden homes. Indexes are made after the rows.
 */
export async function fillDatabase(client: pg.Client, listings: number, report: (step: string) => void): Promise<void> {
  report('places');
  await client.query('select setseed(0.4242)');
  await client.query(PLACES_SQL);
  const indexes = await dropIndexes(client);
  await client.query('alter table listings disable trigger user; alter table listing_text disable trigger user');
  await client.query(
    "set work_mem = '64MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off; set max_parallel_workers_per_gather = 0",
  );
  const batch = 100_000;
  for (let from = 1; from <= listings; from += batch) {
    report(`homes ${Math.min(listings, from + batch - 1)} of ${listings}`);
    await client.query(LISTINGS_SQL, [from, Math.min(listings, from + batch - 1)]);
  }
  report('words');
  await client.query(PHRASES_SQL);
  await client.query(WORDS_SQL);
  report('counts per cell');
  await client.query('select rebuild_cell_agg()');
  for (const index of indexes) {
    report(`index ${index.name}`);
    await client.query(index.definition);
  }
  await client.query('alter table listings enable trigger user; alter table listing_text enable trigger user');
  report('statistics');
  await client.query('vacuum analyze');
}

/** Adds what the plain designs need: a GiST index on a core point. */
export async function addPlainIndexes(client: pg.Client): Promise<void> {
  await client.query(
    `create index if not exists bench_listings_point on listings using gist (point(map_longitude, map_latitude))
     where standard_status = 'Active' and display_listing`,
  );
}

async function dropIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.tablename in ('listings', 'listing_text') and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { name } of rows) await client.query(`drop index "${name}"`);
  return rows;
}

const PLACES_SQL = `
with city as (
  insert into places (slug, kind, name, search_name, state_or_province, source, latitude, longitude)
  select 'metro-' || n, 'city', 'Metro ' || n, 'metro ' || n, 'OR', 'bench', 30 + 17 * random(), -120 + 44 * random()
  from generate_series(1, 60) as n
  returning id, slug, name, latitude, longitude
), zip as (
  insert into places (slug, kind, name, search_name, parent_id, source, latitude, longitude)
  select c.slug || '-zip-' || n, 'zip', (10000 + 100 * substr(c.slug, 7)::int + n)::text, (10000 + 100 * substr(c.slug, 7)::int + n)::text, c.id, 'bench', c.latitude, c.longitude
  from city c cross join generate_series(0, 15) as n
)
insert into places (slug, kind, name, search_name, parent_id, source, latitude, longitude)
select c.slug || '-hood-' || n, 'neighborhood', c.name || ' Hood ' || n, lower(c.name) || ' hood ' || n, c.id, 'bench', c.latitude, c.longitude
from city c cross join generate_series(0, 63) as n`;

// City n holds a share in proportion to 1/n. Spread grows with size, so that the largest are dense and wide.
const LISTINGS_SQL = `
with metro as materialized (
  select id, substr(slug, 7)::int as n, latitude, longitude from places where source = 'bench' and kind = 'city'
), zips as materialized (
  select id, parent_id, split_part(slug, '-zip-', 2)::int as n from places where source = 'bench' and kind = 'zip'
), hoods as materialized (
  select id, parent_id, split_part(slug, '-hood-', 2)::int as n from places where source = 'bench' and kind = 'neighborhood'
), draw as materialized (
  select i, random() as a, random() as b, random() as c, random() as d, random() as e, random() as f, random() as g, random() as h,
         sqrt(-2 * ln(1 - random())) as radius, 2 * pi() * random() as angle, sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()) as z,
         least(60, greatest(1, exp(random() * ln(60))::int)) as metro
  from generate_series($1::int, $2::int) as i
), spot as materialized (
  select d.*, m.id as city_id, m.latitude as city_latitude, m.longitude as city_longitude,
         case when d.a < 0.15 then 0.30 when d.a < 0.55 then 0.10 else 0.04 end * (0.6 + 1.2 / sqrt(d.metro)) as spread
  from draw d join metro m on m.n = d.metro
), home as materialized (
  select s.*, city_latitude + spread * radius * sin(angle) * 0.7 as latitude, city_longitude + spread * radius * cos(angle) as longitude,
         case when b < 0.62 then 'Single Family Residence' when b < 0.80 then 'Condominium' when b < 0.91 then 'Townhouse'
              when b < 0.94 then 'Duplex' when b < 0.96 then 'Manufactured Home' when b < 0.99 then 'Unimproved Land' end as kind,
         exp(13.0 + 0.5 * z + 0.3 / sqrt(metro))::bigint as price
  from spot s
)
insert into listings (listing_key, originating_system_name, source_listing_key, listing_id, standard_status, property_type, property_sub_type,
  list_price_cents, original_list_price_cents, association_fee_monthly_cents, on_market_date, price_change_timestamp,
  street_number, street_name, street_suffix, unparsed_address, city, state_or_province, postal_code,
  latitude, longitude, city_place_id, zip_place_id, neighborhood_place_id,
  bedrooms_total, bathrooms_total_integer, living_area_sqft, lot_size_sqft, year_built, stories_total, garage_spaces,
  pool_private_yn, waterfront_yn, view_yn, fireplace_yn, new_construction_yn, virtual_tour_url, photos_count,
  internet_entire_listing_display_yn, internet_address_display_yn, list_office_name, traits, traits_known, tax_annual_amount_cents, estimate_cents,
  modification_timestamp, original_entry_timestamp, source_hash)
select 'b' || i, 'Bench', 'b' || i, 'BN' || (1000000 + i),
  case when c < 0.90 then 'Active' when c < 0.93 then 'Pending' when c < 0.95 then 'Active Under Contract' when c < 0.96 then 'Coming Soon' when c < 0.99 then 'Closed' else 'Withdrawn' end,
  'Residential', kind,
  price / 1000 * 100000, case when d < 0.25 then (price * 1.05)::bigint / 1000 * 100000 else price / 1000 * 100000 end,
  case when kind in ('Condominium', 'Townhouse') then (100 + (e * 500)::int) * 100 end,
  date '2026-05-01' - (-30 * ln(1 - f * 0.999))::int, timestamptz '2026-05-01' - (f * 40) * interval '1 day',
  (100 + i % 9000)::text, (array['Maple','Cedar','Oak','Hill','Lake','River','Park','Alder','Birch','Summit'])[1 + floor(g * 10)::int] || ' ' || (h * 60)::int, 'St',
  (100 + i % 9000) || ' ' || (array['Maple','Cedar','Oak','Hill','Lake','River','Park','Alder','Birch','Summit'])[1 + floor(g * 10)::int] || ' ' || (h * 60)::int || ' St',
  'Metro ' || metro, 'OR', (10000 + 100 * metro + zip.n)::text,
  latitude, longitude, city_id, zip.id, hood.id,
  case when kind = 'Unimproved Land' then null else greatest(1, least(7, round(2.9 + 0.55 * z + (h - 0.5) * 2)))::int end,
  case when kind = 'Unimproved Land' or h > 0.98 then null else greatest(1, least(6, round(1.9 + 0.4 * z + (g - 0.5) * 1.6)))::int end,
  case when kind = 'Unimproved Land' or g > 0.97 then null else greatest(400, (1750 + 550 * z + (e - 0.5) * 900))::int end,
  case when kind = 'Condominium' then null else (2500 + 9000 * e * e + case when a < 0.15 then 60000 * f else 0 end)::int end,
  case when d > 0.97 then null else 1900 + (125 * sqrt(e))::int end,
  case when h > 0.9 then null else 1 + (g * 1.8)::int end, case when g > 0.9 then null else (h * 3)::int end,
  case when e < 0.3 then null else e > 0.88 end, d > 0.96, e > 0.6, f > 0.5, case when g < 0.5 then null else d > 0.93 end,
  case when h < 0.2 then 'https://tours.example.com/' || i end, 20,
  case when c > 0.03 and c < 0.05 then false end, case when b > 0.30 and b < 0.33 then false end, 'Bench Realty',
  -- A fifth of the traits, most of the rest known to be absent.
  traits, traits | (hashint8(i * 31 + 7)::bigint & x'fffff'::bigint) | x'ffff00000'::bigint, case when h < 0.9 then price / 10000 * 100 end,
  case when h < 0.8 then (price * (0.85 + 0.3 * g))::bigint / 100 * 10000 end,
  timestamptz '2026-05-01', timestamptz '2026-04-01', decode(md5(i::text), 'hex')
from home
cross join lateral (select (hashint8(i)::bigint & hashint8(i + 1)::bigint & x'fffffff'::bigint) | ((hashint8(i + 2)::bigint & x'3ff'::bigint) << 28) as traits) drawn
left join zips zip on zip.parent_id = city_id and zip.n = abs(floor(longitude / 0.09)::int + 4 * floor(latitude / 0.07)::int) % 16
left join hoods hood on hood.parent_id = city_id and hood.n = abs(floor(longitude / 0.03)::int + 8 * floor(latitude / 0.02)::int) % 64 and a < 0.9`;

const PHRASES_SQL = `
create temp table phrases as
select row_number() over () - 1 as n, to_tsvector('english', phrase) as words, phrase
from unnest(array[
  'Sun pours through tall windows into the living room', 'The kitchen has quartz counters and a gas range', 'A covered patio looks over the garden',
  'Hardwood floors run through the main level', 'New roof and furnace', 'Close to the light rail and shops', 'Fenced yard with raised beds',
  'Updated bathrooms with heated tile', 'The primary suite is on the main floor', 'Two car garage with an EV charger', 'Swimming pool and hot tub',
  'Wood stove in the den', 'Views of the mountain from the deck', 'Corner lot on a quiet street', 'Finished basement with a separate entrance',
  'Craftsman details and built in shelves', 'Walk in closets and a laundry room upstairs', 'Central air and a newer heat pump',
  'Home office with french doors', 'Open floor plan for easy living', 'Solar panels owned outright', 'Mudroom off the garage', 'Vaulted ceilings and skylights',
  'Workshop behind the house', 'Waterfront with a private dock', 'Wine cellar and media room', 'Mid century modern by a noted architect', 'Fresh paint and carpet',
  'Elevator building with a doorman', 'Community garden across the street', 'Large lot zoned for horses', 'Fireplace with original tile']) as phrase`;

const WORDS_SQL = `
insert into listing_text (listing_id, city_place_id, words)
select l.id, l.city_place_id,
  setweight(to_tsvector('simple', case when l.display_address then l.unparsed_address || ' ' || l.listing_id else l.listing_id end), 'A')
  || setweight(to_tsvector('simple', l.city || ' ' || l.postal_code), 'B') || a.words || b.words || c.words || d.words
from listings l
join phrases a on a.n = (l.id * 7919) % 32 join phrases b on b.n = (l.id * 104729 / 7) % 32
join phrases c on c.n = least(31, ((l.id * 1299709 / 11) % 1024) / 24) join phrases d on d.n = (l.id * 15485863 / 13) % 32`;
