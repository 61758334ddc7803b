-- What pages report, without identity: a visitor is a name of one day. Raw events for 90 days, by day; their sums for 24 months.
create table traffic_events (
  day date not null,
  arrived_at timestamptz not null,
  happened_at timestamptz not null,
  -- Order within a report, for what happens at the same moment.
  seq smallint not null default 0,
  -- Eight bytes under the secret of the day; null for who is not counted as a visitor.
  visitor bytea,
  -- view, act, leave, vital, error or word.
  kind text not null,
  -- The pattern of the page's address, such as /property/:id.
  route text not null,
  -- Of an act, a measurement, an error (its fingerprint), a word.
  name text,
  value real,
  source text not null,
  medium text,
  campaign text,
  device text not null,
  browser text not null,
  os text not null,
  country text not null
) partition by range (day);
-- For days whose own part is missing.
create table traffic_events_rest partition of traffic_events default;
create index traffic_events_arrived on traffic_events (arrived_at);
create index traffic_events_visitor on traffic_events (day, visitor, happened_at);
insert into traffic_events (day, arrived_at, happened_at, kind, route, source, device, browser, os, country)
  select (viewed_at at time zone 'utc')::date, viewed_at, viewed_at, 'view', 'other', coalesce(left(referrer_host, 100), 'direct'), device, 'other', 'other', 'unknown'
  from page_views where device <> 'bot' and viewed_at > now() - interval '90 days';
drop table page_views;
drop table usage_events;

-- Sums of a day by one dimension at a time; 'all' has one value.
create table traffic_days (
  day date not null,
  dimension text not null,
  value text not null,
  views integer not null,
  visits integer not null,
  visitors integer not null,
  -- Visits of one page, on which nothing was done.
  bounces integer not null,
  -- Of all visits together.
  seconds bigint not null,
  primary key (day, dimension, value)
);

-- Steps of a funnel by the day on which its first was taken. A later step counts within the window; who still has time is under way.
create table funnel_days (
  day date not null,
  funnel text not null,
  window_days smallint not null,
  dimension text not null,
  value text not null,
  step smallint not null,
  reached integer not null,
  -- Those who reached this step, not the next, and may still.
  under_way integer not null,
  primary key (day, funnel, window_days, dimension, value, step)
);

-- Measurements of pages by rough size, from which any quantile of any span follows.
create table vital_days (
  day date not null,
  route text not null,
  name text not null,
  bucket smallint not null,
  samples integer not null,
  visitors integer not null,
  primary key (day, route, name, bucket)
);

-- What pages did, such as a search without a result.
create table act_days (
  day date not null,
  kind text not null,
  name text not null,
  times integer not null,
  visitors integer not null,
  primary key (day, kind, name)
);

-- Failures of browsers and of the server, alike ones together.
create table error_groups (
  fingerprint text primary key,
  origin text not null check (origin in ('browser', 'server')),
  name text not null,
  message text not null,
  place text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times bigint not null,
  -- Taken care of; it comes back when it happens again.
  settled_at timestamptz
);

-- On which days a signed-in person was here: for retention, and nothing of what they did.
create table active_days (
  user_id text not null references users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
create index active_days_day on active_days (day);

-- Of those who signed up in a week, how many came back in each week after it.
create table retention_weeks (
  week date not null,
  after_weeks smallint not null,
  people integer not null,
  primary key (week, after_weeks)
);

-- What an administrator looks at again, by a name.
create table insight_views (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  query jsonb not null,
  created_at timestamptz not null
);
create index insight_views_user on insight_views (user_id);

-- Of what an administrator wants to hear by mail.
create table insight_alerts (
  id uuid primary key,
  user_id text not null references users (id) on delete cascade,
  metric text not null,
  comparison text not null check (comparison in ('above', 'below')),
  threshold double precision not null,
  -- Over how many whole days it is measured.
  days smallint not null check (days between 1 and 31),
  created_at timestamptz not null,
  -- Of the last look, and since when the bound is passed without a break.
  last_value double precision,
  looked_at timestamptz,
  passed_since timestamptz
);
create index insight_alerts_user on insight_alerts (user_id);
