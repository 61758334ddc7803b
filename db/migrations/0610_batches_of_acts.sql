-- Of a day that makes five people with those before it: what counts together then. Panels sum these alone, and most words have none.
alter table act_days add column batch_times integer, add column batch_visitors integer;

do $$
declare
  row record;
  name text := null;
  kind text := null;
  year int := null;
  times int := 0;
  visitors int := 0;
begin
  for row in select * from act_days a where a.kind in ('act', 'word') order by a.kind, a.name, a.day loop
    if (row.kind, row.name, extract(year from row.day)::int) is distinct from (kind, name, year) then
      kind := row.kind;
      name := row.name;
      year := extract(year from row.day);
      times := 0;
      visitors := 0;
    end if;
    times := times + row.times;
    visitors := visitors + row.visitors;
    if visitors >= 5 then
      update act_days a set batch_times = times, batch_visitors = visitors
      where a.day = row.day and a.kind = row.kind and a.name = row.name;
      times := 0;
      visitors := 0;
    end if;
  end loop;
end $$;

create index act_days_batches on act_days (kind, day) include (name, batch_times, batch_visitors) where batch_visitors is not null;
