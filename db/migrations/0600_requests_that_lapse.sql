-- A request that nobody answered in time is not one that somebody canceled.
alter table bookings drop constraint bookings_status_check, add constraint bookings_status_check check (status in
  ('held', 'pending', 'accepted', 'declined', 'cancelled', 'lapsed', 'no_show'));
update bookings set status = 'lapsed', reason = '' where status = 'cancelled' and reason = 'Nobody answered in time.';
