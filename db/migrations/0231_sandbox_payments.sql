-- A payment provider of our own, with money that is not real: what it knows of payments, its books and its events.
create table sandbox_objects (
  id text primary key,
  kind text not null,
  -- What makes a call the same; forgotten after a day.
  key text unique,
  request_hash text,
  state jsonb not null,
  made_at timestamptz not null
);

create table sandbox_lines (
  id bigint generated always as identity primary key,
  -- The platform's balance where it is empty, else that of a vendor.
  account text not null,
  kind text not null,
  object_id text not null,
  cents bigint not null,
  fee_cents bigint not null,
  at timestamptz not null
);
create index sandbox_lines_account on sandbox_lines (account, at);

create table sandbox_events (
  id text primary key,
  about text not null,
  object_id text not null,
  account text,
  at timestamptz not null,
  deliver_at timestamptz not null,
  -- How often it is still delivered.
  deliveries smallint not null
);
create index sandbox_events_due on sandbox_events (deliver_at) where deliveries > 0;
create index sandbox_events_at on sandbox_events (at);
