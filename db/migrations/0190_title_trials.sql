-- Two titles of an own listing, shown by turns, and what their visitors did. Visitors are names of one day.
create table title_trials (
  id uuid primary key,
  own_listing_id uuid not null references own_listings (id) on delete cascade,
  listing_key text not null,
  title_now text not null,
  title_other text not null,
  lift double precision not null check (lift > 0),
  planned_visitors integer not null check (planned_visitors > 0),
  started_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('now', 'other', 'none')),
  check ((ended_at is null) = (outcome is null))
);
create unique index title_trials_running on title_trials (own_listing_id) where ended_at is null;
create index title_trials_listing on title_trials (own_listing_id, started_at);
create index title_trials_key on title_trials (listing_key) where ended_at is null;

create table title_trial_counts (
  trial_id uuid not null references title_trials (id) on delete cascade,
  arm smallint not null check (arm in (0, 1)),
  visitors integer not null default 0,
  acted integer not null default 0,
  primary key (trial_id, arm)
);

create table title_trial_visitors (
  trial_id uuid not null references title_trials (id) on delete cascade,
  day date not null,
  visitor bytea not null,
  arm smallint not null,
  has_acted boolean not null default false,
  primary key (trial_id, day, visitor)
);
create index title_trial_visitors_day on title_trial_visitors (day);

-- The score of an own listing by day, for its trend.
create table listing_score_days (
  own_listing_id uuid not null references own_listings (id) on delete cascade,
  day date not null,
  score smallint not null check (score between 0 and 100),
  ungated smallint not null check (ungated between 0 and 100),
  primary key (own_listing_id, day)
);
