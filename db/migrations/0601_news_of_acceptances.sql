-- An acceptance, and its end, reach the open pages of everybody who offered for the home: what they can do changes with it.
create or replace function tell_offer_change() returns trigger language plpgsql as $$
begin
  perform announce_offer(new.id);
  if (new.status = 'accepted') <> (tg_op = 'UPDATE' and old.status = 'accepted') then
    perform announce_own_change(user_id, 'offers') from offers where listing_id = new.listing_id;
  end if;
  return null;
end $$;
