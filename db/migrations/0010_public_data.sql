-- Tells every process, at commit, that something the public sees has changed: what it remembers of answers is then void.

create function notify_public_data() returns trigger language plpgsql as $$
begin
  perform pg_notify('public_data', '');
  return null;
end $$;

do $$
declare
  table_name text;
begin
  foreach table_name in array array[
    'listings', 'listing_details', 'listing_media', 'price_history', 'open_houses', 'listing_sources',
    'places', 'parcels', 'tax_records', 'sales', 'schools', 'transit_stops', 'pois', 'parks', 'hazard_zones', 'map_tiles'
  ] loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function notify_public_data()',
      table_name || '_public_data', table_name);
  end loop;
end $$;
