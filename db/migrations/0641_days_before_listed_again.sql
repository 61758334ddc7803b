-- Ending a listing and making a new one makes no home new: search counts its days for sale before, too.
alter table listings add column days_before integer not null default 0 check (days_before >= 0);

-- Before PostgreSQL 17 a generated column cannot be given another expression; its indexes go with it and are built anew.
do $$
declare
  indexes text[] := array(
    select pg_get_indexdef(i.indexrelid)
    from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::smallint[])
    where i.indrelid = 'listings'::regclass and a.attname = 'listed_on'
    order by 1);
  definition text;
begin
  alter table listings drop column listed_on;
  alter table listings
    add column listed_on date generated always as (coalesce(on_market_date, listing_contract_date) - days_before) stored;
  foreach definition in array indexes loop
    execute definition;
  end loop;
end $$;
