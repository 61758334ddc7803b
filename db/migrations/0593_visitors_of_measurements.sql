-- Visitors of all buckets of a page, a measurement and a day together: a day of fewer than five counts in no sum. For days of before,
-- what is certain: as many as its largest bucket has.
alter table vital_days add column people integer not null default 0;
update vital_days v set people = known.people
from (select day, route, name, max(visitors) as people from vital_days group by day, route, name) known
where (v.day, v.route, v.name) = (known.day, known.route, known.name);
