-- Schools and points of interest are suggested by the beginning of any word of their name.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index schools_words on schools using gin (lower(name) gin_trgm_ops);
    create index pois_words on pois using gin (lower(name) gin_trgm_ops);
    create index parks_words on parks using gin (lower(name) gin_trgm_ops);
    create index transit_stops_words on transit_stops using gin (lower(name) gin_trgm_ops);
  end if;
end $$;
