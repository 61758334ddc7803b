-- What people book at a home listed here: when it is open for that, what can be booked, and what is booked.
create table schedules (
  id bigint generated always as identity primary key,
  listing_id bigint not null unique references listings on delete cascade,
  -- IANA: the rules are wall times there.
  time_zone text not null,
  -- Weekly ranges by weekday, and the dates that have others.
  rules jsonb not null,
  overrides jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

create table event_types (
  id uuid primary key,
  schedule_id bigint not null references schedules on delete cascade,
  kind text not null check (kind in ('tour', 'video-tour', 'inspection', 'appraisal')),
  is_open boolean not null,
  settings jsonb not null,
  unique (schedule_id, kind)
);

-- Time that is taken, one row for all who share it. No two rows of a schedule overlap, buffers included.
create table booked_times (
  id uuid primary key,
  schedule_id bigint not null references schedules on delete cascade,
  event_type_id uuid not null references event_types on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  before_minutes integer not null check (before_minutes >= 0),
  after_minutes integer not null check (after_minutes >= 0),
  -- From the first to the last minute of its buffers.
  during tstzrange not null,
  seats integer not null,
  taken integer not null default 1,
  check (taken between 1 and seats),
  check (starts_at < ends_at),
  constraint booked_times_apart exclude using gist (int8range(schedule_id, schedule_id, '[]') with &&, during with &&)
);

create table bookings (
  -- The key of the form that made it.
  id uuid primary key,
  schedule_id bigint not null references schedules on delete cascade,
  event_type_id uuid not null references event_types on delete cascade,
  user_id text not null references users on delete cascade,
  status text not null check (status in ('held', 'pending', 'accepted', 'declined', 'cancelled', 'no_show')),
  -- The time it takes; null once it takes none.
  time_id uuid references booked_times on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  held_until timestamptz,
  note text not null,
  -- Why the last change was made, in the words of who made it.
  reason text not null default '',
  -- Starts that the host offers instead.
  proposed jsonb not null default '[]',
  feedback jsonb,
  -- How often calendars were told.
  sequence integer not null default 0,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'held') = (held_until is not null)),
  check (status not in ('held', 'pending', 'accepted') or time_id is not null)
);
create index bookings_user on bookings (user_id, starts_at);
create index bookings_schedule on bookings (schedule_id, starts_at);
create index bookings_time on bookings (time_id);
create index bookings_to_come on bookings (starts_at) where status = 'accepted';

-- Who wants to hear when a time becomes free.
create table booking_waits (
  event_type_id uuid not null references event_types on delete cascade,
  user_id text not null references users on delete cascade,
  since timestamptz not null,
  primary key (event_type_id, user_id)
);
create index booking_waits_user on booking_waits (user_id);

-- A booking that ends in whatever way gives its time back.
create function give_time_back() returns trigger language plpgsql as $$
begin
  if old.time_id is null or (tg_op = 'UPDATE' and new.time_id is not distinct from old.time_id) then return null; end if;
  update booked_times set taken = taken - 1 where id = old.time_id and taken > 1;
  if not found then delete from booked_times where id = old.time_id; end if;
  return null;
end $$;
create trigger bookings_give_time_back after delete or update of time_id on bookings
  for each row execute function give_time_back();

create trigger bookings_own_change after insert or update or delete on bookings
  for each row execute function tell_own_change('appointments');
create trigger booking_waits_own_change after insert or update or delete on booking_waits
  for each row execute function tell_own_change('appointments');
