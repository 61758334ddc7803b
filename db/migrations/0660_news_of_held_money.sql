-- Open pages of a job also hear what is said about its parts, and that a bank questions their payment or has decided.
create function tell_milestone_note() returns trigger language plpgsql as $$
begin
  perform announce_hiring(e.request_id)
  from milestones m
  join engagements e on e.id = case
    when m.engagement_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then m.engagement_id::uuid end
  where m.id = new.milestone_id;
  return null;
end $$;
create trigger milestone_notes_own_change after insert on milestone_notes
  for each row execute function tell_milestone_note();

create function tell_card_dispute() returns trigger language plpgsql as $$
begin
  perform announce_hiring(e.request_id)
  from payments p
  join milestones m on m.order_id = p.order_id
  join engagements e on e.id = case
    when m.engagement_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then m.engagement_id::uuid end
  where p.id = new.payment_id;
  return null;
end $$;
create trigger disputes_own_change after insert or update of status on disputes
  for each row execute function tell_card_dispute();
