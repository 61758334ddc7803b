-- A person's secret calendar address. Anybody who knows it reads their dates without signing in; only its hash is kept.

create table calendar_feeds (
  user_id text primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  -- When a calendar last asked, to within some minutes.
  last_read_at timestamptz
);
create trigger calendar_feeds_own_change after insert or update or delete on calendar_feeds
  for each row execute function tell_own_change('calendar-feed');
