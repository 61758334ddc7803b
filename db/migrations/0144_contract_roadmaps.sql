-- An accepted offer sets the dates of the buyer's roadmap, and gives the sellers steps to tick on the way to the closing.
alter table offers add column accepted_at timestamptz;
update offers set accepted_at = updated_at where status = 'accepted';

-- The offer whose acceptance set the dates.
alter table roadmaps add column contract_of uuid;

create table offer_steps (
  offer_id uuid not null references offers on delete cascade,
  step text not null,
  done_at timestamptz not null,
  done_by text not null references users on delete cascade,
  primary key (offer_id, step)
);

-- Everybody who sells a home hears of its offers, and their buyers do.
create function announce_offer(offer uuid) returns void language plpgsql as $$
begin
  perform announce_own_change(user_id, 'offers') from offers where id = offer;
  perform announce_own_change(s.user_id, 'offers') from offers f join listings l on l.id = f.listing_id
    join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where f.id = offer;
end $$;
create function tell_offer_change() returns trigger language plpgsql as $$
begin
  perform announce_offer(new.id);
  return null;
end $$;
create function tell_offer_part_change() returns trigger language plpgsql as $$
begin
  perform announce_offer(coalesce(new.offer_id, old.offer_id));
  return null;
end $$;
create trigger offers_shared_change after insert or update on offers for each row execute function tell_offer_change();
create trigger offer_steps_shared_change after insert or update or delete on offer_steps
  for each row execute function tell_offer_part_change();
