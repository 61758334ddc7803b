-- Feeds: what was read from where, and what could not be used.

create table ingest_runs (
  id bigint generated always as identity primary key,
  -- File or address as the operator named it, credentials removed.
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
  -- Fields that became null, by field and reason: {"ListPrice out-of-range": 3}.
  warnings jsonb not null default '{}',
  error text
);
create index ingest_runs_recent on ingest_runs (started_at desc);

create table quarantined_records (
  id bigint generated always as identity primary key,
  run_id bigint not null references ingest_runs (id) on delete cascade,
  origin text not null,
  -- The feed's own key, where it could be read.
  source_key text,
  -- Record number from 1, and the line where it begins.
  record_number bigint not null,
  line bigint,
  -- The record, or the text that is no record.
  payload jsonb not null,
  payload_hash bytea not null,
  -- [{"field": …, "code": …, "got": …, "expected": …}]
  reasons jsonb not null,
  state text not null default 'open' check (state in ('open', 'fixed', 'ignored')),
  attempts integer not null default 1,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The same bad record of the same origin is one line, however often it comes.
  unique (origin, payload_hash)
);
create index quarantined_records_open on quarantined_records (source_key) where state = 'open';

-- Where listings come from, and when each source was last read with success.
create table listing_sources (
  name text primary key,
  last_read_at timestamptz not null,
  -- The display notice its licence asks for; ours where it is null.
  disclaimer text
);

create index parcels_number on parcels (parcel_number);
create index places_name on places (search_name, kind);

alter table listing_media
  add column attempts smallint not null default 0,
  add column next_attempt_at timestamptz not null default now();
drop index listing_media_pending;
-- Covers first, then the rest.
create index listing_media_due on listing_media (sort_order, next_attempt_at) where state = 'pending';

-- Stored pictures that no listing names any more; a job deletes them.
create table orphaned_files (
  file_key text primary key,
  orphaned_at timestamptz not null default now()
);
