-- Feeds that are read again and again: where they are, how far they were read, what came from them.

create table feeds (
  id bigint generated always as identity primary key,
  name text not null unique,
  kind text not null check (kind in ('web-api', 'file')),
  profile text not null,
  address text not null,
  token_address text,
  client_id text,
  -- Sealed for this installation: token, password or client secret.
  secret bytea,
  source_name text not null,
  -- Originating systems that its records name.
  systems text[] not null default '{}',
  time_zone text,
  -- Fields and values of this feed that the tables of the product do not know.
  mapping jsonb not null default '{}',
  -- Where two feeds have one home, the one with the lower number is shown.
  rank smallint not null default 100,
  every_minutes integer not null default 15 check (every_minutes between 1 and 10080),
  is_paused boolean not null default false,
  created_at timestamptz not null default now(),
  last_started_at timestamptz,
  last_success_at timestamptz,
  last_reconciled_at timestamptz
);

create table feed_positions (
  feed_id bigint not null references feeds on delete cascade,
  resource text not null,
  phase text not null default 'full' check (phase in ('full', 'increment', 'idle')),
  -- Times as the server wrote them, to the last digit.
  since text,
  modified text,
  key text,
  next_link text,
  next_link_at timestamptz,
  walk_started text,
  latest text,
  high_water text,
  expected bigint,
  updated_at timestamptz not null default now(),
  primary key (feed_id, resource)
);

-- The newest version of every record, as it came; payloads are packed with gzip.
create table feed_records (
  feed_id bigint not null references feeds on delete cascade,
  resource text not null,
  key text not null,
  hash bytea not null,
  modified timestamptz,
  version integer not null default 1,
  payload bytea not null,
  parent_key text,
  listing_key text,
  state text not null default 'current' check (state in ('current', 'removed', 'quarantined')),
  misses smallint not null default 0,
  run_id bigint,
  seen_at timestamptz not null default now(),
  primary key (feed_id, resource, key)
);
alter table feed_records alter column payload set storage external;
create index feed_records_hash on feed_records (feed_id, resource, hash) where state = 'current';
create index feed_records_parent on feed_records (feed_id, resource, parent_key) where parent_key is not null;
create index feed_records_listing on feed_records (listing_key) where listing_key is not null;

-- Versions before the newest one.
create table feed_record_versions (
  feed_id bigint not null,
  resource text not null,
  key text not null,
  version integer not null,
  modified timestamptz,
  payload bytea not null,
  seen_at timestamptz not null,
  primary key (feed_id, resource, key, version),
  foreign key (feed_id, resource, key) references feed_records on delete cascade
);
alter table feed_record_versions alter column payload set storage external;
create index feed_record_versions_age on feed_record_versions (seen_at);

-- The keys of a walk that compares what a feed has with what we have; only a complete one counts.
create unlogged table feed_keys (
  feed_id bigint not null references feeds on delete cascade,
  key text not null,
  modified text,
  primary key (feed_id, key)
);

-- Values that our tables of values do not know: kept as they came, and told to the operator.
create table feed_unknown_values (
  feed_id bigint not null references feeds on delete cascade,
  field text not null,
  value text not null,
  times bigint not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (feed_id, field, value)
);

alter table ingest_runs
  add column feed_id bigint references feeds on delete cascade,
  add column kind text not null default 'file' check (kind in ('file', 'full', 'increment', 'reconcile', 'replay')),
  add column expected bigint,
  add column removed integer not null default 0,
  add column pages integer not null default 0,
  add column requests integer not null default 0,
  add column throttled integer not null default 0,
  add column refusals jsonb not null default '{}',
  drop constraint ingest_runs_state_check,
  add constraint ingest_runs_state_check check (state in ('running', 'done', 'failed', 'held'));
create index ingest_runs_feed on ingest_runs (feed_id, started_at desc) where feed_id is not null;

alter table quarantined_records
  add column feed_id bigint references feeds on delete cascade,
  add column resource text not null default 'Property',
  drop constraint quarantined_records_run_id_fkey,
  alter column run_id drop not null,
  add constraint quarantined_records_run_id_fkey foreign key (run_id) references ingest_runs on delete set null;
create index quarantined_records_feed on quarantined_records (feed_id, state, id) where feed_id is not null;

-- How the board of a source lets its listings be shown. Sources that were loaded by hand before keep being shown.
alter table listing_sources
  alter column last_read_at drop not null,
  add column policy jsonb;
update listing_sources set policy = '{"template":"standard"}';

-- Why a home that its feed lets us show is not shown.
alter table listings
  add column withheld text check (withheld in ('unregistered', 'stale', 'duplicate', 'status')),
  add column entire_display_sent boolean;
update listings set entire_display_sent = internet_entire_listing_display_yn where internet_entire_listing_display_yn is not null;
create index listings_withheld on listings (originating_system_name) where withheld is not null;
create index listings_same_home on listings (postal_code, lower(unparsed_address))
  where standard_status in ('Active', 'Active Under Contract', 'Coming Soon', 'Pending');

