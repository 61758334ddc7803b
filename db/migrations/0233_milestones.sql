-- Money of a job: parts of its price that are held until the work is approved, and what goes to vendors. Engagements and vendors
-- are opaque ids here: the books outlive them.
create table milestones (
  id uuid primary key,
  engagement_id text not null,
  vendor_id text not null,
  client_id text references users on delete set null,
  place integer not null,
  title text not null,
  cents bigint not null check (cents > 0),
  -- What the platform keeps of a release, in basis points: shown before, and fixed with the plan.
  fee_bps integer not null check (fee_bps between 0 and 5000),
  status text not null check (status in ('planned', 'awaiting', 'funded', 'submitted', 'changes', 'approved', 'disputed', 'released',
    'refunded', 'cancelled', 'clawed-back')),
  -- The order that paid for it.
  order_id uuid references orders,
  -- Silence approves then.
  approve_by timestamptz,
  reminders integer not null default 0,
  -- Of its cents: what the vendor got, fee included, and what went back. Together never more than it has.
  released_cents bigint not null default 0 check (released_cents >= 0),
  refunded_cents bigint not null default 0 check (refunded_cents >= 0),
  created_at timestamptz not null,
  unique (engagement_id, place),
  check (released_cents + refunded_cents <= cents),
  check (status not in ('funded', 'submitted', 'changes', 'approved', 'disputed', 'released', 'refunded') or order_id is not null)
);
create index milestones_client on milestones (client_id);
create index milestones_vendor on milestones (vendor_id);
create index milestones_order on milestones (order_id) where order_id is not null;
create index milestones_due on milestones (approve_by) where status = 'submitted';
create trigger milestones_status after insert or update of status on milestones
  for each row execute function watch_money_status('milestone');

-- What both sides say about a milestone: reasons, and evidence in a dispute. It is only added to.
create table milestone_notes (
  id bigint generated always as identity primary key,
  milestone_id uuid not null references milestones on delete cascade,
  side text not null check (side in ('client', 'vendor', 'admin')),
  verb text not null,
  text text not null,
  at timestamptz not null
);
create index milestone_notes_milestone on milestone_notes (milestone_id, id);

-- Where a vendor's money goes.
create table vendor_accounts (
  vendor_id text not null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  account_id text not null unique,
  transfers text not null check (transfers in ('inactive', 'pending', 'active')),
  missing text[] not null default '{}',
  updated_at timestamptz not null,
  primary key (vendor_id, provider)
);

create table payouts (
  id uuid primary key,
  vendor_id text not null,
  provider text not null,
  book text not null check (book in ('live', 'sandbox')),
  account_id text not null,
  cents bigint not null check (cents > 0),
  status text not null check (status in ('queued', 'held', 'transit', 'paid', 'failed', 'cancelled')),
  attempt integer not null default 0,
  -- The money is with the vendor's account: a later attempt need not move it again.
  transfer_id text unique,
  provider_id text unique,
  first_tried_at timestamptz,
  created_at timestamptz not null
);
create index payouts_vendor on payouts (vendor_id, created_at desc);
create index payouts_open on payouts (created_at) where status in ('queued', 'transit');
-- One at a time for each vendor and book.
create unique index payouts_under_way on payouts (vendor_id, book) where status in ('queued', 'held', 'transit');
create trigger payouts_status after insert or update of status on payouts
  for each row execute function watch_money_status('payout');
