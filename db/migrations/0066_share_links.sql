-- Links by which anyone who has them reads one thing of a person: a market analysis, an estimate, a roadmap. One table for all.

create table share_links (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  cma_id bigint references cmas (id) on delete cascade,
  parcel_id bigint references parcels (id) on delete cascade,
  deal_id text references deals (id) on delete cascade,
  -- Whether what the sharer added is shown too: notes, corrections.
  has_own_words boolean not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz,
  check (num_nonnulls(cma_id, parcel_id, deal_id) = 1)
);

insert into share_links (public_id, user_id, cma_id, has_own_words, token_hash, created_at, expires_at, views, last_viewed_at)
select s.public_id, c.user_id, s.cma_id, true, s.token_hash, s.created_at, s.expires_at, s.views, s.last_viewed_at
from cma_shares s join cmas c on c.id = s.cma_id order by s.id;

insert into share_links (public_id, user_id, parcel_id, has_own_words, token_hash, created_at, expires_at, views, last_viewed_at)
select public_id, user_id, parcel_id, has_corrections, token_hash, created_at, expires_at, views, last_viewed_at
from valuation_shares order by id;

insert into share_links (public_id, user_id, deal_id, has_own_words, token_hash, created_at, expires_at, views, last_viewed_at)
select public_id, user_id, deal_id, has_notes, token_hash, created_at, expires_at, views, last_viewed_at
from deal_shares order by id;

drop table cma_shares;
drop table valuation_shares;
drop table deal_shares;

create index share_links_user on share_links (user_id);
create index share_links_cma on share_links (cma_id);
create index share_links_parcel on share_links (parcel_id);
create index share_links_deal on share_links (deal_id);
