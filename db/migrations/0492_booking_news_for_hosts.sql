-- What becomes of a booking reaches the open pages of everybody who hosts it, as it reaches its guest.
create function announce_booking_hosts(schedule bigint) returns void language sql as $$
  select announce_own_change(c.user_id, 'appointments') from schedules c where c.id = schedule and c.user_id is not null;
  select announce_own_change(s.user_id, 'appointments') from schedules c join listings l on l.id = c.listing_id
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where c.id = schedule;
$$;

create function tell_booking_hosts() returns trigger language plpgsql as $$
begin
  perform announce_booking_hosts(coalesce(new.schedule_id, old.schedule_id));
  return null;
end $$;

create trigger bookings_host_change after insert or update or delete on bookings
  for each row execute function tell_booking_hosts();
