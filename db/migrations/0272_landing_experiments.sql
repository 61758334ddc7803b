-- Versions of a landing page, shown side by side to different visitors, and what they did. Visitors are names of one day.
create table landing_experiments (
  id uuid primary key,
  page_id uuid not null references landing_pages (id) on delete cascade,
  name text not null,
  hypothesis text not null,
  -- What counts: a request sent from the page, or its first button pressed.
  metric text not null check (metric in ('lead', 'action')),
  -- Judged once at the planned size, or valid at every look.
  method text not null check (method in ('fixed', 'sequential')),
  -- Versions of the page with their weights; the first is what the others are compared with.
  arms jsonb not null,
  -- What the size was planned from: the rate today, and the rise to be found, as a share of it.
  rate double precision not null check (rate > 0 and rate < 1),
  lift double precision not null check (lift > 0),
  planned_users integer not null check (planned_users > 0),
  created_at timestamptz not null,
  started_at timestamptz,
  stopped_at timestamptz,
  -- Why it was stopped, and the version that is shown since.
  decision text,
  decided_version integer,
  check (stopped_at is null or (started_at is not null and decision is not null))
);
create unique index landing_experiments_running on landing_experiments (page_id) where started_at is not null and stopped_at is null;
create trigger landing_experiments_public after insert or update or delete on landing_experiments
  for each statement execute function notify_public_data();

create table landing_arm_counts (
  experiment_id uuid not null references landing_experiments (id) on delete cascade,
  arm smallint not null,
  day date not null,
  users integer not null default 0,
  conversions integer not null default 0,
  primary key (experiment_id, arm, day)
);

create unlogged table landing_exposures (
  experiment_id uuid not null,
  day date not null,
  visitor bytea not null,
  arm smallint not null,
  has_converted boolean not null default false,
  primary key (experiment_id, day, visitor)
);
create index landing_exposures_day on landing_exposures (day);
