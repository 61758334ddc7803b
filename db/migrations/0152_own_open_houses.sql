-- Open houses of homes that people list here. The listing's record carries them to buyers.
create table own_open_houses (
  id uuid primary key,
  own_listing_id uuid not null references own_listings (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  remarks text,
  canceled_at timestamptz,
  made_at timestamptz not null
);
create index own_open_houses_listing on own_open_houses (own_listing_id, starts_at);
create trigger own_open_houses_shared_change after insert or update or delete on own_open_houses
  for each row execute function tell_own_listing_part_change();
