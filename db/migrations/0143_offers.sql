-- Offers for homes that people list here, and each version of their terms: the buyer's own and the seller's counters.
create table offers (
  id uuid primary key,
  listing_id bigint not null references listings on delete cascade,
  user_id text not null references users on delete cascade,
  status text not null check (status in ('submitted', 'viewed', 'countered', 'countered-several', 'agreed', 'accepted', 'backup',
    'rejected', 'withdrawn', 'expired', 'superseded', 'released')),
  version integer not null default 1,
  backup_number integer check ((backup_number is not null) = (status = 'backup')),
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- Whatever happens at the same moment, one offer for a home is accepted, and one of a buyer is under way.
create unique index offers_accepted on offers (listing_id) where status = 'accepted';
create unique index offers_under_way on offers (listing_id, user_id)
  where status in ('submitted', 'viewed', 'countered', 'countered-several', 'agreed', 'accepted', 'backup');
create index offers_listing on offers (listing_id, created_at);
create index offers_user on offers (user_id);

create table offer_versions (
  offer_id uuid not null references offers on delete cascade,
  version integer not null,
  side text not null check (side in ('buyer', 'seller')),
  terms jsonb not null,
  made_at timestamptz not null,
  primary key (offer_id, version)
);

create trigger offers_own_change after insert or update or delete on offers
  for each row execute function tell_own_change('offers');
