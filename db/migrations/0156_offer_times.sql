-- Who was told of which expiry, and rounds in which all buyers send their highest and best offers by one deadline.
alter table offers add column soon_told_for timestamptz, add column end_told_for timestamptz;
update offers set soon_told_for = expires_at, end_told_for = expires_at where expires_at <= now();
create index offers_expiry on offers (expires_at) where end_told_for is distinct from expires_at;

create table offer_rounds (
  id uuid primary key,
  listing_id bigint not null references listings on delete cascade,
  user_id text not null references users on delete cascade,
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  called_off_at timestamptz,
  end_told_at timestamptz
);
create index offer_rounds_listing on offer_rounds (listing_id, opens_at);
create index offer_rounds_user on offer_rounds (user_id);
create index offer_rounds_end on offer_rounds (closes_at) where end_told_at is null and called_off_at is null;

create function tell_offer_round_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(user_id, 'offers') from offers where listing_id = new.listing_id;
  perform announce_own_change(s.user_id, 'offers') from listings l join own_listings o on o.listing_key = l.listing_key
    cross join lateral (
      select o.user_id union all select m.user_id from own_listing_people m where m.own_listing_id = o.id) as s
    where l.id = new.listing_id;
  return null;
end $$;
create trigger offer_rounds_shared_change after insert or update on offer_rounds
  for each row execute function tell_offer_round_change();
