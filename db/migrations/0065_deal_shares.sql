-- Links by which a co-buyer, an agent or a relative may read a roadmap.

create table deal_shares (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  deal_id text not null references deals (id) on delete cascade,
  has_notes boolean not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz
);
create index deal_shares_deal on deal_shares (deal_id);
create index deal_shares_user on deal_shares (user_id);
