-- What is bought and paid, paid back, disputed and paid out. Providers are asked outside transactions: what is meant to happen is
-- written first, with a key of its own, and what came of it after.
create table money_transitions (
  what text not null,
  from_status text not null,
  to_status text not null,
  primary key (what, from_status, to_status)
);
insert into money_transitions (what, from_status, to_status) values
  ('order', 'draft', 'pending'),
  ('order', 'pending', 'paid'),
  ('order', 'pending', 'failed'),
  ('order', 'pending', 'expired'),
  ('order', 'pending', 'cancelled'),
  ('order', 'failed', 'pending'),
  ('payment', 'created', 'action'),
  ('payment', 'created', 'processing'),
  ('payment', 'created', 'succeeded'),
  ('payment', 'created', 'failed'),
  ('payment', 'created', 'cancelled'),
  ('payment', 'action', 'processing'),
  ('payment', 'action', 'succeeded'),
  ('payment', 'action', 'failed'),
  ('payment', 'action', 'cancelled'),
  ('payment', 'processing', 'succeeded'),
  ('payment', 'processing', 'failed'),
  ('refund', 'requested', 'rejected'),
  ('refund', 'requested', 'submitted'),
  ('refund', 'submitted', 'succeeded'),
  ('refund', 'submitted', 'failed'),
  ('refund', 'succeeded', 'failed'),
  ('refund', 'failed', 'submitted'),
  ('dispute', 'inquiry', 'closed'),
  ('dispute', 'inquiry', 'open'),
  ('dispute', 'open', 'review'),
  ('dispute', 'open', 'won'),
  ('dispute', 'open', 'lost'),
  ('dispute', 'open', 'prevented'),
  ('dispute', 'review', 'won'),
  ('dispute', 'review', 'lost'),
  ('dispute', 'appeal', 'won'),
  ('dispute', 'appeal', 'lost'),
  ('dispute', 'lost', 'appeal'),
  ('payout', 'queued', 'held'),
  ('payout', 'queued', 'transit'),
  ('payout', 'queued', 'cancelled'),
  ('payout', 'held', 'queued'),
  ('payout', 'transit', 'paid'),
  ('payout', 'transit', 'failed'),
  ('payout', 'transit', 'cancelled'),
  ('payout', 'paid', 'failed'),
  ('payout', 'failed', 'queued'),
  ('milestone', 'planned', 'awaiting'),
  ('milestone', 'planned', 'cancelled'),
  ('milestone', 'awaiting', 'funded'),
  ('milestone', 'awaiting', 'cancelled'),
  ('milestone', 'funded', 'submitted'),
  ('milestone', 'funded', 'disputed'),
  ('milestone', 'funded', 'refunded'),
  ('milestone', 'submitted', 'changes'),
  ('milestone', 'submitted', 'approved'),
  ('milestone', 'submitted', 'disputed'),
  ('milestone', 'changes', 'submitted'),
  ('milestone', 'changes', 'disputed'),
  ('milestone', 'disputed', 'approved'),
  ('milestone', 'disputed', 'refunded'),
  ('milestone', 'approved', 'released'),
  ('milestone', 'released', 'clawed-back'),
  ('plan', 'trial', 'past-due'),
  ('plan', 'trial', 'ending'),
  ('plan', 'trial', 'active'),
  ('plan', 'active', 'past-due'),
  ('plan', 'active', 'ending'),
  ('plan', 'past-due', 'active'),
  ('plan', 'past-due', 'ended'),
  ('plan', 'ending', 'active'),
  ('plan', 'ending', 'ended');

-- Every state that something with money was in. Nothing personal: it outlives people.
create table money_events (
  id bigint generated always as identity primary key,
  what text not null,
  thing_id text not null,
  from_status text,
  to_status text not null,
  at timestamptz not null default clock_timestamp()
);
create index money_events_thing on money_events (thing_id, id);

create function watch_money_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.status = old.status then return null; end if;
    if not exists (
      select from money_transitions where what = tg_argv[0] and from_status = old.status and to_status = new.status
    ) then
      raise exception 'a % that is % does not become %', tg_argv[0], old.status, new.status using errcode = 'check_violation';
    end if;
  end if;
  insert into money_events (what, thing_id, from_status, to_status)
    values (tg_argv[0], new.id::text, case when tg_op = 'UPDATE' then old.status end, new.status);
  return null;
end $$;

create table promo_codes (
  code text primary key,
  kind text not null check (kind in ('percent', 'cents')),
  value integer not null check (value > 0 and (kind = 'cents' or value <= 100)),
  items text[] not null default '{}',
  least_cents bigint not null default 0,
  most_uses integer not null check (most_uses > 0),
  -- Held by orders that can still be paid, and spent by paid ones.
  uses integer not null default 0,
  once_each boolean not null default true,
  from_day date not null,
  until_day date,
  check (uses between 0 and most_uses)
);

create table orders (
  -- The key of the form that made it.
  id uuid primary key,
  -- Erased people leave the order without their name: laws on taxes and on money ask for it.
  user_id text references users on delete set null,
  provider text not null check (provider in ('sandbox', 'stripe')),
  book text not null check (book in ('live', 'sandbox')),
  purpose text not null check (purpose in ('catalog', 'renewal', 'milestones')),
  -- The opaque id of the subscription or engagement that it pays.
  about text not null default '',
  status text not null check (status in ('draft', 'pending', 'paid', 'failed', 'expired', 'cancelled')),
  -- What was chosen, and what it cost that day.
  items jsonb not null,
  lines jsonb not null,
  tax_lines jsonb not null,
  currency text not null default 'USD' check (currency = 'USD'),
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents between 0 and subtotal_cents),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null,
  promo_code text references promo_codes,
  state text not null,
  -- Name and address for the invoice.
  sealed_billing bytea,
  consent text not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  created_at timestamptz not null,
  check (total_cents = subtotal_cents - discount_cents + tax_cents),
  check ((status = 'paid') = (paid_at is not null))
);
create index orders_user on orders (user_id, created_at desc);
create index orders_open on orders (expires_at) where status in ('pending', 'failed');
create index orders_about on orders (about) where about <> '';
create index orders_newest on orders (created_at desc, id);
create trigger orders_status after insert or update of status on orders
  for each row execute function watch_money_status('order');

create table promo_uses (
  order_id uuid primary key references orders on delete cascade,
  code text not null references promo_codes,
  -- A stand-in that no longer leads to a person once they are gone.
  who text not null,
  freed_at timestamptz
);
create unique index promo_uses_once on promo_uses (code, who) where freed_at is null;

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  provider text not null,
  status text not null check (status in ('created', 'action', 'processing', 'succeeded', 'failed', 'cancelled')),
  cents bigint not null check (cents > 0),
  fee_cents bigint check (fee_cents >= 0),
  -- The provider's ids: its page, and the payment that came of it.
  checkout_id text unique,
  checkout_url text,
  provider_id text unique,
  failure text,
  card_brand text,
  card_last4 text check (length(card_last4) = 4),
  customer_id text,
  method_id text,
  -- A second payment of one order goes back.
  is_extra boolean not null default false,
  first_tried_at timestamptz not null,
  expires_at timestamptz not null,
  created_at timestamptz not null
);
create index payments_order on payments (order_id, created_at);
-- One way to pay is open for an order at a time.
create unique index payments_open on payments (order_id) where status in ('created', 'action');
create trigger payments_status after insert or update of status on payments
  for each row execute function watch_money_status('payment');

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  status text not null check (status in ('requested', 'rejected', 'submitted', 'succeeded', 'failed')),
  cents bigint not null check (cents > 0),
  -- The part of it that is tax.
  tax_cents bigint not null default 0 check (tax_cents between 0 and cents),
  reason text not null,
  -- Stand-ins for people, to tell them apart: the log of acts says who they are.
  requested_by text,
  -- Who agreed: two different people above a limit.
  first_approver text,
  second_approver text,
  answer text not null default '',
  provider_id text unique,
  -- How often it was sent to the provider: each time with a key of its own.
  attempt integer not null default 0,
  first_tried_at timestamptz,
  created_at timestamptz not null,
  check (first_approver <> second_approver)
);
create index refunds_payment on refunds (payment_id);
create index refunds_open on refunds (created_at) where status in ('requested', 'submitted', 'failed');
create trigger refunds_status after insert or update of status on refunds
  for each row execute function watch_money_status('refund');

-- Whatever happens at the same moment, no more is paid back than was paid.
create function hold_refunds() returns trigger language plpgsql as $$
declare
  v_cents bigint;
begin
  select cents into v_cents from payments where id = new.payment_id for update;
  if (select coalesce(sum(cents), 0) from refunds where payment_id = new.payment_id and status <> 'rejected') > v_cents then
    raise exception 'more than was paid cannot be paid back' using errcode = 'check_violation', constraint = 'refunds_covered';
  end if;
  return null;
end $$;
create trigger refunds_covered after insert or update of cents, status on refunds
  for each row execute function hold_refunds();

create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments,
  provider_id text not null unique,
  status text not null check (status in ('inquiry', 'closed', 'open', 'review', 'won', 'lost', 'prevented', 'appeal')),
  cents bigint not null check (cents > 0),
  fee_cents bigint not null default 0,
  is_withdrawn boolean not null default false,
  reason text not null,
  due_at timestamptz,
  evidence text not null default '',
  evidence_sent_at timestamptz,
  created_at timestamptz not null
);
create index disputes_payment on disputes (payment_id);
create trigger disputes_status after insert or update of status on disputes
  for each row execute function watch_money_status('dispute');

-- What providers told, as it came, before anything is done about it.
create table payment_events (
  provider text not null,
  id text not null,
  about text not null,
  object_id text not null,
  account_id text,
  happened_at timestamptz not null,
  received_at timestamptz not null default clock_timestamp(),
  -- How often it came.
  deliveries integer not null default 1,
  worked_at timestamptz,
  failure text,
  primary key (provider, id)
);
create index payment_events_open on payment_events (received_at) where worked_at is null;
create index payment_events_object on payment_events (object_id);

create table invoice_counters (
  series text primary key,
  last integer not null
);
create table invoices (
  series text not null,
  number integer not null,
  kind text not null check (kind in ('invoice', 'credit-note')),
  order_id uuid not null references orders,
  refund_id uuid unique references refunds,
  total_cents bigint not null,
  -- All that is printed, as of that day.
  sealed_snapshot bytea not null,
  snapshot_hash bytea not null,
  issued_at timestamptz not null,
  primary key (series, number),
  check ((kind = 'credit-note') = (refund_id is not null))
);
create unique index invoices_order on invoices (order_id) where kind = 'invoice';

create table subscriptions (
  id uuid primary key,
  user_id text references users on delete set null,
  order_id uuid not null unique references orders,
  plan_id text not null,
  price_id text not null,
  period text not null check (period in ('month', 'year', 'sale')),
  cents bigint not null check (cents >= 0),
  status text not null check (status in ('trial', 'active', 'past-due', 'ending', 'ended')),
  -- Periods begin on this day of the month, or on the last where there is none.
  anchor_day date not null,
  period_from date not null,
  period_to date,
  provider text not null,
  customer_id text,
  method_id text,
  -- Renewals that failed in a row, and when the next is tried.
  failures integer not null default 0,
  next_try_at timestamptz,
  -- What it becomes at the end of the period.
  next_plan_id text,
  next_period text,
  consent text not null,
  created_at timestamptz not null
);
create unique index subscriptions_one on subscriptions (user_id) where status <> 'ended';
create index subscriptions_due on subscriptions (period_to) where status in ('active', 'past-due', 'ending');
create trigger subscriptions_status after insert or update of status on subscriptions
  for each row execute function watch_money_status('plan');
