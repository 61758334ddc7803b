-- When a home can be shown reaches the open pages of everybody who sells it, whoever changed it, also before it is public.
create function tell_schedule_hosts() returns trigger language plpgsql as $$
begin
  perform announce_own_change(s.user_id, 'appointments')
  from own_listings o cross join lateral (
    select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
  where o.listing_key = coalesce(new.draft_key, (select l.listing_key from listings l where l.id = new.listing_id));
  return null;
end $$;

create trigger schedules_host_change after insert or update on schedules
  for each row when (new.user_id is null) execute function tell_schedule_hosts();

-- Requests that nobody answered are looked for every minute.
create index bookings_unanswered on bookings (starts_at) where status = 'pending';
