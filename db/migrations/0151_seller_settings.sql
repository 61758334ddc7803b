-- Who answers buyers, when the dashboard warns, and how to get in: settings of one listing.
alter table own_listings
  add column asks_contact boolean not null default false,
  add column alert_limits jsonb not null default '{}',
  add column sealed_lock_box bytea,
  add column lock_box_at timestamptz;
alter table own_listing_people add column is_contact boolean not null default false;
create unique index own_listing_people_contact on own_listing_people (own_listing_id) where is_contact;

-- What a person's new listings start with.
create table seller_defaults (
  user_id text primary key references users on delete cascade,
  compensation text,
  compensation_text text not null,
  updated_at timestamptz not null
);
create trigger seller_defaults_own_change after insert or update or delete on seller_defaults
  for each row execute function tell_own_change('own-listings');
