-- Sellers say when their home can be visited before it is public. Its publication ties what they said to the public home.
alter table schedules add column draft_key text unique references own_listings (listing_key) on delete cascade;
alter table schedules drop constraint schedules_of_one;
alter table schedules add constraint schedules_of_one
  check (num_nonnulls(listing_id, user_id, draft_key) = 1 and (handle is null or user_id is not null));

create function tie_showing_times() returns trigger language plpgsql as $$
begin
  update schedules set listing_id = (select id from listings where listing_key = new.listing_key), draft_key = null
    where draft_key = new.listing_key;
  return null;
end $$;
create trigger own_listings_tie_showing_times after update of published_version on own_listings
  for each row when (old.published_version is null and new.published_version is not null) execute function tie_showing_times();
