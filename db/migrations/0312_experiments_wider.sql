-- Experiments on the product's own pages too, for part of the visitors, with guardrails, sums by segment and what was left out.
alter table landing_experiments alter column page_id drop not null;
alter table landing_experiments
  -- The words of the product's own pages that are compared, where it is no landing page.
  add column place text,
  -- What must not get worse.
  add column guardrails text[] not null default '{}',
  -- Devices and kinds of sources of whom it is for; an empty list is everybody.
  add column audience jsonb not null default '{"devices": [], "sources": []}',
  -- The part of them that is in it.
  add column share double precision not null default 1 check (share > 0 and share <= 1),
  -- Experiments of one group share no visitor: each has a part of them, from 0 to 1.
  add column namespace text,
  add column namespace_from double precision not null default 0,
  add column namespace_to double precision not null default 1,
  add column preview_token text not null default '',
  add column decided_words text,
  add constraint landing_experiments_where check ((page_id is null) <> (place is null)),
  add constraint landing_experiments_namespace check (namespace_from >= 0 and namespace_from < namespace_to and namespace_to <= 1),
  drop constraint landing_experiments_metric_check;
create unique index landing_experiments_running_place on landing_experiments (place) where started_at is not null and stopped_at is null;

-- Reports of another arm than the visitor's: counted, and left out.
alter table landing_arm_counts add column strays integer not null default 0;

-- How many did what the guardrails watch.
create table landing_metric_counts (
  experiment_id uuid not null references landing_experiments (id) on delete cascade,
  arm smallint not null,
  day date not null,
  metric text not null,
  did integer not null default 0,
  primary key (experiment_id, arm, day, metric)
);

-- Visitors and conversions by one dimension at a time.
create table landing_segment_counts (
  experiment_id uuid not null references landing_experiments (id) on delete cascade,
  arm smallint not null,
  dimension text not null,
  value text not null,
  users integer not null default 0,
  conversions integer not null default 0,
  primary key (experiment_id, arm, dimension, value)
);

alter table landing_exposures
  drop column has_converted,
  add column seen_at timestamptz not null default now(),
  add column device text not null default 'desktop',
  add column source text not null default 'direct',
  -- What the visitor did after that.
  add column did text[] not null default '{}';
create index landing_exposures_visitor on landing_exposures (day, visitor);
