-- When people want to be reminded of their appointments; who has no row wants the usual reminders.
create table reminder_choices (
  user_id text primary key references users on delete cascade,
  -- Minutes before the start.
  in_app integer[] not null,
  by_mail integer[] not null,
  updated_at timestamptz not null
);

-- Reminders that were given, or that somebody does without since a nearer one came. A booking that moves has none.
create table booking_reminders (
  booking_id uuid not null references bookings on delete cascade,
  user_id text not null references users on delete cascade,
  starts_at timestamptz not null,
  minutes integer not null,
  given_at timestamptz not null,
  primary key (booking_id, user_id, starts_at, minutes)
);
create index booking_reminders_user on booking_reminders (user_id);

alter table bookings drop column reminded_day_at, drop column reminded_hour_at;

create trigger reminder_choices_own_change after insert or update or delete on reminder_choices
  for each row execute function tell_own_change('appointments');
