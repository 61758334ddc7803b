-- What people may ask for about their own data: a copy, and deletion.

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
  -- When the file is deleted.
  expires_at timestamptz
);
create index data_exports_user on data_exports (user_id, created_at desc);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';
create trigger data_exports_own_change after insert or update or delete on data_exports
  for each row execute function tell_own_change('privacy');

create table deletion_requests (
  user_id text primary key references users (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null
);
create index deletion_requests_due on deletion_requests (due_at);
create trigger deletion_requests_own_change after insert or update or delete on deletion_requests
  for each row execute function tell_own_change('privacy');
