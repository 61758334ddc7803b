-- What was read from which feed, and which records could not be used.

create table ingest_runs (
  id bigint generated always as identity primary key,
  -- The file or address as the operator named it, without credentials.
  origin text not null,
  format text,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  started_at timestamptz not null default now(),
  heartbeat_at timestamptz not null default now(),
  finished_at timestamptz,
  bytes bigint not null default 0,
  read_count integer not null default 0,
  inserted integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  stale_ignored integer not null default 0,
  quarantined integer not null default 0,
  -- How often fields became null, by field and reason: {"ListPrice out-of-range": 3}.
  warnings jsonb not null default '{}',
  error text
);
create index ingest_runs_recent on ingest_runs (started_at desc);

create table quarantined_records (
  id bigint generated always as identity primary key,
  run_id bigint not null references ingest_runs (id) on delete cascade,
  origin text not null,
  -- The feed's key, if it could be read.
  source_key text,
  -- The number of the record from 1, and the line where it begins.
  record_number bigint not null,
  line bigint,
  -- The record, or text that is not a record.
  payload jsonb not null,
  payload_hash bytea not null,
  -- [{"field": …, "code": …, "got": …, "expected": …}]
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'fixed', 'ignored')),
  attempts integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The same bad record from the same origin is one row, however often it comes.
  unique (origin, payload_hash)
);
create index quarantined_records_open on quarantined_records (source_key) where state = 'open';
