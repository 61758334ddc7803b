-- Homes that their owners or agents list here. What is public of them is a record like any other feed's, in listings;
-- these tables hold the draft, its people and what they did.
create table own_listings (
  id uuid primary key,
  user_id text not null references users on delete cascade,
  originating_system_name text not null,
  listing_key text not null unique,
  parcel_id bigint references parcels on delete set null,
  relists_id uuid references own_listings on delete set null,
  standard_status text not null default 'Incomplete',
  fields jsonb not null default '{}',
  version integer not null default 1,
  writers jsonb not null default '{}',
  -- The record as it was last published; null: never.
  record jsonb,
  published_version integer,
  was_active boolean not null default false,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index own_listings_user on own_listings (user_id);
create index own_listings_relists on own_listings (relists_id) where relists_id is not null;
create index own_listings_parcel on own_listings (parcel_id) where parcel_id is not null;

-- Each save: the fields that changed, as they were and as they became.
create table own_listing_versions (
  own_listing_id uuid not null references own_listings on delete cascade,
  version integer not null,
  user_id text references users on delete set null,
  writer text,
  restored_version integer,
  changes jsonb not null,
  made_at timestamptz not null,
  primary key (own_listing_id, version)
);
create index own_listing_versions_user on own_listing_versions (user_id) where user_id is not null;

create table own_listing_people (
  own_listing_id uuid not null references own_listings on delete cascade,
  user_id text not null references users on delete cascade,
  part text not null check (part in ('co-owner', 'agent', 'assistant')),
  joined_at timestamptz not null,
  primary key (own_listing_id, user_id)
);
create index own_listing_people_user on own_listing_people (user_id);

-- Changes of status and price that became public, with their reason.
create table own_listing_events (
  id bigint generated always as identity primary key,
  own_listing_id uuid not null references own_listings on delete cascade,
  user_id text references users on delete set null,
  status_before text not null,
  status_after text not null,
  price_before_cents bigint,
  price_after_cents bigint,
  reason text not null,
  effective_on date not null,
  occurred_at timestamptz not null
);
create index own_listing_events_listing on own_listing_events (own_listing_id, id);
create index own_listing_events_user on own_listing_events (user_id) where user_id is not null;

create table own_listing_photos (
  id uuid primary key,
  own_listing_id uuid not null references own_listings on delete cascade,
  position integer not null,
  kind text not null default 'Photo' check (kind in ('Photo', 'Floor Plan')),
  file_key text not null,
  sha256 bytea not null,
  width integer not null,
  height integer not null,
  room text,
  caption text,
  alterations text[] not null default '{}',
  -- The untouched picture that an altered one was made from.
  original_id uuid references own_listing_photos on delete set null,
  removed_at timestamptz,
  added_at timestamptz not null
);
create index own_listing_photos_listing on own_listing_photos (own_listing_id, position);
create index own_listing_photos_original on own_listing_photos (original_id) where original_id is not null;

create function announce_own_listing(listing uuid) returns void language sql as $$
  select announce_own_change(user_id, 'own-listings') from own_listings where id = listing;
  select announce_own_change(user_id, 'own-listings') from own_listing_people where own_listing_id = listing;
$$;

create function tell_own_listing_change() returns trigger language plpgsql as $$
begin
  perform announce_own_listing(new.id);
  return null;
end $$;

create function tell_own_listing_part_change() returns trigger language plpgsql as $$
begin
  perform announce_own_listing(coalesce(new.own_listing_id, old.own_listing_id));
  return null;
end $$;

create trigger own_listings_own_change after insert or update or delete on own_listings
  for each row execute function tell_own_change('own-listings');
create trigger own_listings_shared_change after update on own_listings
  for each row execute function tell_own_listing_change();
create trigger own_listing_people_own_change after insert or update or delete on own_listing_people
  for each row execute function tell_own_change('own-listings');
create trigger own_listing_people_shared_change after insert or update or delete on own_listing_people
  for each row execute function tell_own_listing_part_change();
create trigger own_listing_photos_shared_change after insert or update or delete on own_listing_photos
  for each row execute function tell_own_listing_part_change();

create trigger own_listings_subject_ends after delete on own_listings
  for each row execute function forget_subject('own-listing', 'id');
create trigger own_listings_subject_passes after update of user_id on own_listings for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('own-listing', 'id');
create function announce_own_listing_subject(key text, owner text) returns void language sql as $$
  select announce_own_listing(key::uuid);
$$;

-- Which parts there are is the matter of what one is invited to.
alter table invitations drop constraint invitations_role_check;
