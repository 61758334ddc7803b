-- How often a listing is looked at, saved and shared, by day where the home stands: all that is kept of it.
create table listing_day_counts (
  listing_id bigint not null references listings on delete cascade,
  day date not null,
  views integer not null default 0,
  saves integer not null default 0,
  shares integer not null default 0,
  primary key (listing_id, day)
);
create index listing_day_counts_day on listing_day_counts (day);

-- So that nobody counts twice a day: who was counted, under a secret of that day. Both go when the day is over, so they
-- survive no crash either, and days cannot be joined.
create unlogged table visit_salts (
  day date primary key,
  salt bytea not null
);
create unlogged table listing_day_visitors (
  day date not null,
  listing_id bigint not null,
  kind text not null check (kind in ('view', 'save', 'share')),
  visitor bytea not null,
  primary key (day, listing_id, kind, visitor)
);
