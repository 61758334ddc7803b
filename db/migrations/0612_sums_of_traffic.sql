-- Panels sum a year of days from the key alone, without looking up each row.
alter table traffic_days
  drop constraint traffic_days_pkey,
  add primary key (day, dimension, value) include (views, visits, visitors, bounces, seconds, is_few);
