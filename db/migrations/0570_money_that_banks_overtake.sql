-- A bank takes back what was about to go back from here: that refund is over, and begins anew should the bank return the money.
alter table refunds
  add column overtaken_by uuid references disputes (id),
  add column overtaken_cents bigint not null default 0,
  add constraint refunds_overtaken_known check (overtaken_cents between 0 and cents and (overtaken_by is null) = (overtaken_cents = 0));
create index refunds_overtaken_by on refunds (overtaken_by) where overtaken_by is not null;
insert into money_transitions (what, from_status, to_status) values ('refund', 'failed', 'rejected') on conflict do nothing;

-- What a lost dispute takes back of a sale, and how much of that is tax; what was lost before keeps the papers that it had.
alter table disputes
  add column credited_cents bigint not null default 0,
  add column credited_tax_cents bigint not null default 0,
  add column restored_tax_cents bigint not null default 0,
  add constraint disputes_credited_known check (
    credited_cents between 0 and cents and credited_tax_cents between 0 and credited_cents and restored_tax_cents between 0 and credited_cents
  );

-- A credit note corrects a sale by a refund or by what a bank took; another invoice restores the sale once the bank returned it.
alter table invoices
  add column dispute_id uuid references disputes (id),
  drop constraint invoices_check,
  add constraint invoices_about check (
    num_nonnulls(refund_id, dispute_id) <= 1 and case kind when 'credit-note' then num_nonnulls(refund_id, dispute_id) = 1 else refund_id is null end
  );
drop index invoices_order;
create unique index invoices_order on invoices (order_id) where kind = 'invoice' and dispute_id is null;
create unique index invoices_dispute on invoices (dispute_id, kind) where dispute_id is not null;
