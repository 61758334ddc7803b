-- Browsers whose people agreed to be recognized in experiments, for longer than a day, and what counts of them.
create table landing_known_browsers (
  -- A hash of the random number that the browser keeps.
  browser bytea primary key,
  -- Whoever was signed in there: their account takes it along when it is erased.
  user_id text references users (id) on delete cascade,
  agreed_at timestamptz not null,
  text_version text not null
);
create index landing_known_browsers_user on landing_known_browsers (user_id);

create table landing_known_exposures (
  experiment_id uuid not null references landing_experiments (id) on delete cascade,
  browser bytea not null references landing_known_browsers (browser) on delete cascade,
  arm smallint not null,
  -- The first day, on which all that it does counts, the latest one, and how many there were.
  day date not null,
  last_day date not null,
  days integer not null default 1,
  seen_at timestamptz not null,
  device text not null,
  source text not null,
  did text[] not null default '{}',
  primary key (experiment_id, browser)
);
create index landing_known_exposures_browser on landing_known_exposures (browser);

-- Which visitor of the day such a browser is: until the day is over, as nothing joins two days of what pages report.
create unlogged table landing_known_visitors (
  day date not null,
  browser bytea not null references landing_known_browsers (browser) on delete cascade,
  visitor bytea not null,
  primary key (day, browser)
);
create index landing_known_visitors_visitor on landing_known_visitors (day, visitor);
create index landing_known_visitors_browser on landing_known_visitors (browser);

alter table landing_arm_counts
  -- How many of the visitors were such browsers, the days on which they saw it, and how many did on more than one.
  add column known integer not null default 0,
  add column known_days integer not null default 0,
  add column returned integer not null default 0;
