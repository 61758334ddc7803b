-- Values of a day that would tell of fewer than five visitors, alone or by what is left of the sum: they count in no sum over days,
-- or two spans that differ by that day would tell of them.
alter table traffic_days add column is_few boolean not null default false;

update traffic_days t set is_few = true
from (
  select day, dimension, value, visitors,
    row_number() over (partition by day, dimension order by visitors, value) as place,
    count(*) filter (where visitors < 5) over (partition by day, dimension) as few,
    sum(visitors) filter (where visitors < 5) over (partition by day, dimension) as people
  from traffic_days) ranked
where t.day = ranked.day and t.dimension = ranked.dimension and t.value = ranked.value
  and (ranked.visitors < 5 or (ranked.place = ranked.few + 1 and ranked.few > 0 and (ranked.few = 1 or ranked.people < 5)));
