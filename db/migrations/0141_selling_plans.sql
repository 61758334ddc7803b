-- What its people answer on the way to a listing: why and how they sell, costs, preparation, disclosures.
alter table own_listings
  add column plan jsonb not null default '{}',
  add column plan_writers jsonb not null default '{}';
