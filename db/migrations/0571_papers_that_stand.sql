-- A refund that arrived and came back has a credit note. Once a bank takes over what it was to pay back, an invoice takes that note back.
alter table invoices
  drop constraint invoices_about,
  add constraint invoices_about check (
    num_nonnulls(refund_id, dispute_id) <= 1 and (kind <> 'credit-note' or num_nonnulls(refund_id, dispute_id) = 1)
  ),
  drop constraint invoices_refund_id_key;
drop index invoices_order, invoices_dispute;
create unique index invoices_order on invoices (order_id) where kind = 'invoice' and refund_id is null and dispute_id is null;
create unique index invoices_refund on invoices (refund_id, kind) where refund_id is not null;

-- What a bank took of a sale becomes more as a refund fails that was under way then: each credit note is about what none was about before.
create unique index invoices_returned on invoices (dispute_id) where kind = 'invoice' and dispute_id is not null;
create index invoices_dispute on invoices (dispute_id) where dispute_id is not null;
alter table disputes
  add column noted_cents bigint not null default 0,
  add column noted_tax_cents bigint not null default 0,
  add constraint disputes_noted_known check (noted_cents between 0 and credited_cents and noted_tax_cents between 0 and noted_cents);
update disputes d set noted_cents = credited_cents, noted_tax_cents = credited_tax_cents
where exists (select from invoices i where i.dispute_id = d.id and i.kind = 'credit-note');

-- Whether a refund failed after its share was booked as lost; so far the ledger alone knows.
alter table refunds add column is_overtaken_late boolean not null default false;
update refunds r set is_overtaken_late = true
where overtaken_by is not null
  and exists (select from ledger_journals j where j.key = 'refund:' || r.id || ':' || r.attempt || ':overtaken');

-- What was overtaken and has a credit note of its own, or failed late, was not in what the dispute credits: now it is.
with overtaken as (
  select r.overtaken_by as dispute_id, sum(r.overtaken_cents) as cents,
    sum((r.overtaken_cents * r.tax_cents * 2 + r.cents) / (r.cents * 2)) as tax_cents
  from refunds r join payments p on p.id = r.payment_id and not p.is_extra
  where r.overtaken_by is not null
    and (r.is_overtaken_late or exists (select from invoices i where i.refund_id = r.id and i.kind = 'credit-note'))
  group by 1
)
update disputes d set credited_cents = credited_cents + o.cents, credited_tax_cents = credited_tax_cents + o.tax_cents
from overtaken o where o.dispute_id = d.id and d.credited_cents + o.cents <= d.cents;

-- A bank may return a payment: the plan that ended as all of it was back runs again, and services that were called off are arranged again.
alter table subscriptions add column paid_back_on date;
alter table bought_services add column is_paid_back boolean not null default false;
insert into money_transitions (what, from_status, to_status) values ('plan', 'ended', 'active'), ('plan', 'ended', 'ending')
on conflict do nothing;
