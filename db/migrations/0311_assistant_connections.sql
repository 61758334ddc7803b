-- Assistants that a person let read what is theirs: the connection, the code that begins it, and its tokens.

create table assistant_clients (
  id text primary key,
  name text not null check (length(name) between 1 and 100),
  redirect_uris text[] not null,
  created_at timestamptz not null
);

create table assistant_connections (
  id bigint primary key generated always as identity,
  public_id uuid not null unique default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  client_id text not null,
  client_name text not null,
  redirect_host text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index assistant_connections_user_idx on assistant_connections (user_id);
create trigger assistant_connections_own_change after insert or delete on assistant_connections
  for each row execute function tell_own_change('auth');

create table assistant_codes (
  code_hash bytea primary key,
  connection_id bigint not null references assistant_connections (id) on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index assistant_codes_connection_idx on assistant_codes (connection_id);

create table assistant_tokens (
  token_hash bytea primary key,
  connection_id bigint not null references assistant_connections (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  replaced_at timestamptz
);
create index assistant_tokens_connection_idx on assistant_tokens (connection_id);
create index assistant_tokens_expires_idx on assistant_tokens (expires_at);
