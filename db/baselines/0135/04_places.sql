-- Places: states, counties, cities, neighborhoods, ZIP codes.

create table places (
  id bigint generated always as identity primary key,
  slug text not null unique,
  kind text not null check (kind in ('state', 'county', 'city', 'neighborhood', 'zip')),
  name text not null,
  -- Without accents and case, for look-ups and suggestions.
  search_name text not null,
  parent_id bigint references places (id) on delete cascade,
  state_or_province text,
  source text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  west double precision, south double precision, east double precision, north double precision,
  -- A GeoJSON Polygon or MultiPolygon, if known.
  boundary jsonb,
  unique nulls not distinct (source, kind, name, parent_id)
);
create index places_search on places (search_name text_pattern_ops);
create index places_parent on places (parent_id);
create index places_name on places (search_name, kind);
create trigger places_public_data after insert or update or delete or truncate on places
  for each statement execute function notify_public_data();
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index places_fuzzy on places using gin (search_name gin_trgm_ops);
  end if;
end $$;
