-- By which filters people search here: each visitor once a day and filter; of the day, the count alone stays.
create table filter_day_counts (
  day date not null,
  name text not null check (length(name) <= 60),
  visitors integer not null default 0,
  primary key (day, name)
);
create table filter_day_visitors (
  day date not null,
  name text not null,
  visitor bytea not null,
  primary key (day, name, visitor)
);
