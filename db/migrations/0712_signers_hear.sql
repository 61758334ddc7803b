-- Open pages of whoever is asked to sign, by the address that they have proven, show what was sent to them, and that it is over.
create function announce_signer(address text) returns void language sql as $$
  select announce_own_change(id, 'documents') from people where email = lower(address) and proven_address is not null;
$$;
create or replace function tell_envelope_recipient_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(e.user_id, 'documents') from envelopes e where e.id = new.envelope_id and e.user_id is not null;
  perform announce_signer(address) from (select old.to_address as address union select new.to_address) as addresses;
  return null;
end $$;
create or replace function tell_envelope_change() returns trigger language plpgsql as $$
begin
  if new.user_id is not null then perform announce_own_change(new.user_id, 'documents'); end if;
  if tg_op = 'UPDATE' and (new.status <> old.status or new.expires_at <> old.expires_at) then
    perform announce_signer(to_address) from envelope_recipients where envelope_id = new.id;
  end if;
  return null;
end $$;
-- Its history grows without anything else of it changing: whoever sent it sees that, too.
create function tell_envelope_event() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id, 'documents') from envelopes where id = new.envelope_id;
  return null;
end $$;
create trigger envelope_events_told after insert on envelope_events for each row execute function tell_envelope_event();
