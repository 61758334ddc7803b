-- Panels read what waits for five people from the first day of the year: a few names of many, and one segment of many.
create index act_days_by_name on act_days (kind, name, day) include (times, visitors);
create index funnel_days_by_segment on funnel_days (dimension, value, day);
