-- Names of a day's visitors stand in no log of the database, like those of visits.
alter table title_trial_visitors set unlogged;
alter table filter_day_visitors set unlogged;
