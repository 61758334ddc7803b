-- The answer that somebody who asked on a landing page got, and when.
alter table landing_leads
  add column reply text,
  add column replied_at timestamptz,
  add check ((reply is null) = (replied_at is null));
