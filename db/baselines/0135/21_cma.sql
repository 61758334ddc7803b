-- Comparative market analyses: a subject, its comparables, and adjustments set by hand.

create table cmas (
  id bigint generated always as identity primary key,
  public_id uuid not null unique,
  user_id text not null references users (id) on delete cascade,
  title text not null,
  -- The home as its owner confirmed it, with the names of model/home.ts.
  subject jsonb not null,
  effective_date date not null,
  -- What the local market showed at the last look: rates with basis and n, odds of selling, how far the search went.
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
create trigger cmas_own_change after insert or update or delete on cmas
  for each row execute function tell_own_change('cmas');
create trigger cmas_subject_ends after delete on cmas for each row execute function forget_subject('cma', 'id');
create trigger cmas_subject_passes after update of user_id on cmas for each row
  when (old.user_id is distinct from new.user_id) execute function hand_subject_on('cma', 'id');

create table cma_comps (
  id bigint generated always as identity primary key,
  cma_id bigint not null references cmas (id) on delete cascade,
  -- Where it comes from: sale:<id>, listing:<key> or custom:<uuid>.
  source_key text not null,
  kind text not null check (kind in ('sold', 'active', 'pending', 'expired')),
  facts jsonb not null,
  -- In percent; null for similarity over gross adjustment.
  manual_weight numeric(5, 2) check (manual_weight between 0 and 100),
  unique (cma_id, source_key)
);

create function announce_cma_subject(key text, owner text) returns void language sql as $$
  select announce_own_change(owner, 'cmas');
$$;

create function tell_comparable_change() returns trigger language plpgsql as $$
begin
  perform announce_own_change(c.user_id::text, 'cmas') from cmas c where c.id = coalesce(new.cma_id, old.cma_id);
  return null;
end $$;
create trigger cma_comps_change after insert or update or delete on cma_comps for each row execute function tell_comparable_change();

create table cma_adjustments (
  comp_id bigint not null references cma_comps (id) on delete cascade,
  line text not null,
  cents bigint not null,
  reason text not null,
  primary key (comp_id, line)
);
