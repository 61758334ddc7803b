-- Calendars that people use elsewhere, for the times at which they are busy. Of what is in them nothing else is kept.
create table busy_calendars (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  -- Whoever has the address reads the whole calendar.
  sealed_address bytea not null,
  -- The name of the host in the address.
  site text not null,
  added_at timestamptz not null,
  -- When it was last asked, and last read.
  asked_at timestamptz,
  read_at timestamptz,
  -- Why the last asking failed.
  failure text
);
create index busy_calendars_user on busy_calendars (user_id);

create table busy_times (
  calendar_id uuid not null references busy_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Wall times of the host's clocks, as if they were UTC: whole days, and times of no zone.
  is_wall boolean not null,
  check (starts_at < ends_at)
);
create index busy_times_calendar on busy_times (calendar_id, starts_at);

create trigger busy_calendars_own_change after insert or update or delete on busy_calendars
  for each row execute function tell_own_change('appointments');
