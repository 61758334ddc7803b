-- What people are told, what they want to be told, and how they stop mail.

create table notifications (
  id bigint generated always as identity primary key,
  public_id uuid not null unique default gen_random_uuid(),
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  title text not null,
  body text not null,
  href text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create trigger notifications_own_change after insert or update or delete on notifications
  for each row execute function tell_own_change('notifications');

-- Only what differs from the defaults.
create table notification_preferences (
  user_id text not null references users (id) on delete cascade,
  topic text not null,
  channel text not null check (channel in ('in-app', 'email')),
  is_wanted boolean not null,
  primary key (user_id, topic, channel)
);
create trigger notification_preferences_own_change after insert or update or delete on notification_preferences
  for each row execute function tell_own_change('notification-preferences');

-- What a recipient gets by mail; the token stops it without signing in.
create table mail_subscriptions (
  token text primary key,
  user_id text references users (id) on delete cascade,
  address text not null,
  topic text not null,
  -- Which one of a topic that has several, such as a saved search; empty for all of them.
  subject_key text not null default '',
  label text not null,
  stopped_at timestamptz,
  created_at timestamptz not null
);
create unique index mail_subscriptions_once on mail_subscriptions (lower(address), topic, subject_key);
create index mail_subscriptions_user on mail_subscriptions (user_id);
create trigger mail_subscriptions_own_change after insert or update or delete on mail_subscriptions
  for each row execute function tell_own_change('notification-preferences');

-- Who wants to hear when a page that is not finished opens.
create table interest_signups (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  page text not null,
  email text not null,
  consent jsonb not null,
  created_at timestamptz not null
);
create unique index interest_signups_once on interest_signups (page, lower(email));
