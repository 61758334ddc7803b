-- Whoever wants mail once a day gets what can wait together in the morning.
alter table notification_preferences drop constraint notification_preferences_channel_check;
alter table notification_preferences add constraint notification_preferences_channel_check
  check (channel in ('in-app', 'email', 'push', 'daily'));
create table collected_news (
  id bigint generated always as identity primary key,
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  -- What is told again under it is the same.
  key text,
  created_at timestamptz not null,
  unique (user_id, key)
);
create index collected_news_user on collected_news (user_id, created_at);
