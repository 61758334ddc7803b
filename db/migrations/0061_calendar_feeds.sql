-- A person's secret calendar address: whoever knows it reads their dates, without signing in. Only its hash is kept.

create table calendar_feeds (
  user_id text primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- When a calendar last asked, to some minutes.
  last_read_at timestamptz
);
