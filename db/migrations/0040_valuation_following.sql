-- What the monthly mail of a followed home said last, and links to the estimate of a home.

alter table valuation_claims add column mailed_estimate_cents bigint;

create table valuation_shares (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  parcel_id bigint not null references parcels (id) on delete cascade,
  -- Whether the corrections of whoever shares count.
  has_corrections boolean not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz
);
create index valuation_shares_home on valuation_shares (user_id, parcel_id);
