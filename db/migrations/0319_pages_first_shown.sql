-- Since when visitors could see a landing page. Hiding it takes nothing of that back. Of pages that are there, the record of
-- what administrators did tells it.
alter table landing_pages add first_shown_at timestamptz;
update landing_pages p set first_shown_at = coalesce(
  (select min(greatest(e.at, (e.details ->> 'at')::timestamptz))
   from audit_events e
   where e.action in ('landing-version-made', 'landing-version-shown') and e.details ->> 'id' = p.id::text
     and e.details ->> 'version' is not null and e.details ->> 'shows' is distinct from 'not-yet'
     and (e.details ->> 'at' is null or (e.details ->> 'at')::timestamptz <= now())),
  case when p.published_version is not null then p.created_at end);
