-- What is in places: schools, transit, points of interest, hazard zones, the base map.

create table schools (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  level text not null check (level in ('elementary', 'middle', 'high')),
  district text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  attendance jsonb
);
create index schools_source on schools (source);
create trigger schools_public_data after insert or update or delete or truncate on schools
  for each statement execute function notify_public_data();

create table transit_stops (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  mode text not null,
  lines text[] not null default '{}',
  -- The fewest minutes between departures by day on any of its lines.
  headway_minutes integer,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index transit_stops_place on transit_stops (latitude, longitude);
create trigger transit_stops_public_data after insert or update or delete or truncate on transit_stops
  for each statement execute function notify_public_data();

create table pois (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index pois_place on pois (latitude, longitude);
create trigger pois_public_data after insert or update or delete or truncate on pois
  for each statement execute function notify_public_data();

create table parks (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  boundary jsonb not null
);
create index parks_place on parks (latitude, longitude);
create trigger parks_public_data after insert or update or delete or truncate on parks
  for each statement execute function notify_public_data();

create table hazard_zones (
  id bigint generated always as identity primary key,
  source text not null,
  source_name text not null,
  as_of date not null,
  kind text not null,
  value text not null,
  west double precision not null, south double precision not null,
  east double precision not null, north double precision not null,
  boundary jsonb not null
);
create index hazard_zones_box on hazard_zones (west, east, south, north);
create trigger hazard_zones_public_data after insert or update or delete or truncate on hazard_zones
  for each statement execute function notify_public_data();

create table map_tiles (
  z smallint not null,
  x integer not null,
  y integer not null,
  -- A Mapbox vector tile, compressed with gzip.
  data bytea not null,
  primary key (z, x, y)
);
create trigger map_tiles_public_data after insert or update or delete or truncate on map_tiles
  for each statement execute function notify_public_data();

-- Suggestions find these by the beginning of any word of their name.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index schools_words on schools using gin (lower(name) gin_trgm_ops);
    create index pois_words on pois using gin (lower(name) gin_trgm_ops);
    create index parks_words on parks using gin (lower(name) gin_trgm_ops);
    create index transit_stops_words on transit_stops using gin (lower(name) gin_trgm_ops);
  end if;
end $$;
