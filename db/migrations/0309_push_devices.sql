-- Devices that their owner told to show news, and what waits to be sent to them. They go with the session that turned them on.

create table push_devices (
  id bigint primary key generated always as identity,
  public_id uuid not null unique default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 100),
  auth_token text not null check (length(auth_token) <= 40),
  label text not null check (length(label) <= 100),
  time_zone text not null check (length(time_zone) <= 60),
  created_at timestamptz not null,
  last_sent_at timestamptz
);
create index push_devices_user_id_idx on push_devices (user_id);
create index push_devices_session_id_idx on push_devices (session_id);
create trigger push_devices_own_change after insert or delete on push_devices
  for each row execute function tell_own_change('auth');

create table push_messages (
  id bigint primary key generated always as identity,
  device_id bigint not null references push_devices (id) on delete cascade,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts smallint not null default 0
);
create index push_messages_due_at_idx on push_messages (due_at);
create index push_messages_device_id_idx on push_messages (device_id);

create function announce_push() returns trigger language plpgsql as $$
begin
  perform pg_notify('push_messages', '');
  return null;
end $$;
create trigger push_messages_announced after insert on push_messages for each statement execute function announce_push();

alter table notification_preferences drop constraint notification_preferences_channel_check;
alter table notification_preferences add constraint notification_preferences_channel_check
  check (channel in ('in-app', 'email', 'push'));
