-- The envelope with which both sides of a job sign what they agreed. It may be gone, as envelopes end with their sender's account.
alter table engagements add column envelope_id uuid;

-- Jobs with a time that were agreed before jobs took time of whoever works alone: what is still to come takes it, unless something else has it.
insert into booked_times (id, schedule_id, starts_at, ends_at, before_minutes, after_minutes, during, seats, job_id)
select gen_random_uuid(), s.id, e.starts_at, e.starts_at + make_interval(mins => coalesce(e.minutes, 120)), 0, 0,
  tstzrange(e.starts_at, e.starts_at + make_interval(mins => coalesce(e.minutes, 120))), 1, e.id
from engagements e
join leads l on l.id = e.lead_id
join vendors v on v.id = l.vendor_id
join schedules s on s.user_id = v.host_id
where (e.status in ('active', 'disputed') or (e.status = 'proposed' and e.confirm_by > now())) and e.starts_at > now()
  and (select count(*) from vendor_members m where m.vendor_id = v.id) = 1
  and not exists (select from booked_times t where t.job_id = e.id)
order by e.created_at
on conflict do nothing;
