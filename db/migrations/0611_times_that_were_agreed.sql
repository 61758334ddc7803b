-- Calendars know a booking once its time was agreed: what ends before stands in none.
alter table bookings add column was_agreed boolean not null default false;
update bookings set was_agreed = true
  where status in ('accepted', 'no_show') or sequence > 1 or (status = 'pending' and sequence > 0);
