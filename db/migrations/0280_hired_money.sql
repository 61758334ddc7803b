-- Money of a job follows the job: what is held goes back or stays, as the job ends, goes on or is disputed.
insert into money_transitions (what, from_status, to_status) values
  ('milestone', 'submitted', 'refunded'),
  ('milestone', 'changes', 'refunded'),
  ('milestone', 'disputed', 'funded');

-- Open pages of both sides hear of it.
create function tell_milestone_change() returns trigger language plpgsql as $$
begin
  -- Whoever opens a plan names the job as it likes.
  if new.engagement_id !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return null; end if;
  perform announce_hiring(e.request_id) from engagements e where e.id = new.engagement_id::uuid;
  return null;
end $$;
create trigger milestones_own_change after insert or update of status, released_cents, refunded_cents on milestones
  for each row execute function tell_milestone_change();
