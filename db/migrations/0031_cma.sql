-- Comparative market analyses: a subject, its comparables, adjustments set by hand, and links to look at the report.

create table cmas (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  -- The home as confirmed, by the names of model/home.ts.
  subject jsonb not null,
  effective_date date not null,
  -- What the local market showed when it was last looked at: rates with basis and n, odds of selling, how far the search went.
  evidence jsonb not null,
  -- Rates set by hand: {"line": {"cents", "reason"}}.
  rate_edits jsonb not null default '{}',
  net_sheet jsonb not null default '{}',
  -- Pages in order, what is hidden, and the brand.
  report jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  refreshed_at timestamptz not null
);
create index cmas_user on cmas (user_id, updated_at desc);

create table cma_comps (
  id bigint generated always as identity primary key,
  cma_id bigint not null references cmas (id) on delete cascade,
  -- Where it comes from: sale:<id>, listing:<key> or custom:<uuid>.
  source_key text not null,
  kind text not null check (kind in ('sold', 'active', 'pending', 'expired')),
  facts jsonb not null,
  -- In per cent; null: by similarity over gross adjustment.
  manual_weight numeric(5, 2) check (manual_weight between 0 and 100),
  unique (cma_id, source_key)
);

create table cma_adjustments (
  comp_id bigint not null references cma_comps (id) on delete cascade,
  line text not null,
  cents bigint not null,
  reason text not null,
  primary key (comp_id, line)
);

create table cma_shares (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  cma_id bigint not null references cmas (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  views integer not null default 0,
  last_viewed_at timestamptz
);
create index cma_shares_cma on cma_shares (cma_id);
