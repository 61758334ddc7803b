-- Shared by every process: rate limits, mail and what an installation remembers about itself.

create unlogged table rate_limits (
  key text primary key,
  window_started_at timestamptz not null,
  hits integer not null
);

create table mail_messages (
  id bigint generated always as identity primary key,
  dedupe_key text unique,
  to_address text not null,
  reply_to text,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null default '[]',
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_messages_recent on mail_messages (created_at desc, id desc);

create table installation (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);
