-- Places, and what lies in them: schools, transit, points of interest, hazard zones, the base map.

create table places (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('state', 'county', 'city', 'neighborhood', 'zip')),
  name text not null,
  -- Accents and case removed, for look-ups and suggestions.
  search_name text not null,
  parent_id bigint references places (id) on delete cascade,
  state_or_province text,
  source text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  west double precision, south double precision, east double precision, north double precision,
  -- GeoJSON Polygon or MultiPolygon, where it is known.
  boundary jsonb,
  unique nulls not distinct (source, kind, name, parent_id)
);
create index places_search on places (search_name text_pattern_ops);
create index places_parent on places (parent_id);

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

create table transit_stops (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  mode text not null,
  lines text[] not null default '{}',
  -- Shortest minutes between departures by day over its lines.
  headway_minutes integer,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index transit_stops_place on transit_stops (latitude, longitude);

create table pois (
  id bigint generated always as identity primary key,
  source text not null,
  kind text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180)
);
create index pois_place on pois (latitude, longitude);

create table parks (
  id bigint generated always as identity primary key,
  source text not null,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  boundary jsonb not null
);
create index parks_place on parks (latitude, longitude);

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

create table map_tiles (
  z smallint not null,
  x integer not null,
  y integer not null,
  -- Mapbox vector tile, gzip.
  data bytea not null,
  primary key (z, x, y)
);
