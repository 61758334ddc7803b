-- What people ask of their own data: a copy, and to be forgotten.

create table data_exports (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  state text not null check (state in ('queued', 'running', 'ready', 'failed', 'expired')),
  tables_done integer not null default 0,
  tables_total integer not null default 0,
  file_key text,
  bytes bigint,
  created_at timestamptz not null,
  finished_at timestamptz,
  -- When the file is removed.
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';

create table deletion_requests (
  user_id text primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index deletion_requests_due on deletion_requests (due_at);

-- Pictures that people give of themselves.
create table user_photos (
  user_id text primary key references users (id) on delete cascade,
  -- Part of the photo's address, new with each picture.
  public_id text not null unique,
  file_key text not null,
  updated_at timestamptz not null
);

-- How pages are shown to a person, on every device.
create table display_settings (
  user_id text primary key references users (id) on delete cascade,
  settings jsonb not null,
  updated_at timestamptz not null
);
