-- Of a day that makes five people with those before it: what counts together then. Panels sum these alone, and most words have none.
alter table act_days add column batch_times integer, add column batch_visitors integer;

do $$
declare
  seen record;
  of_kind text := null;
  of_name text := null;
  of_year int := null;
  waiting_times int := 0;
  waiting_visitors int := 0;
begin
  for seen in select * from act_days a where a.kind in ('act', 'word') order by a.kind, a.name, a.day loop
    if (seen.kind, seen.name, extract(year from seen.day)::int) is distinct from (of_kind, of_name, of_year) then
      of_kind := seen.kind;
      of_name := seen.name;
      of_year := extract(year from seen.day);
      waiting_times := 0;
      waiting_visitors := 0;
    end if;
    waiting_times := waiting_times + seen.times;
    waiting_visitors := waiting_visitors + seen.visitors;
    if waiting_visitors >= 5 then
      update act_days a set batch_times = waiting_times, batch_visitors = waiting_visitors
      where a.day = seen.day and a.kind = seen.kind and a.name = seen.name;
      waiting_times := 0;
      waiting_visitors := 0;
    end if;
  end loop;
end $$;

create index act_days_batches on act_days (kind, day) include (name, batch_times, batch_visitors) where batch_visitors is not null;
