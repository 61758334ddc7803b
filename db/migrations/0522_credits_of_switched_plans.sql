-- What was left of one order's plan and paid for a part of another's, and refunds that give such a credit back.
alter table orders
  add column credit_of uuid references orders (id),
  add column credit_cents bigint not null default 0,
  add constraint orders_credit_known check (credit_cents >= 0 and (credit_of is null) = (credit_cents = 0));
create index orders_credit_of on orders (credit_of) where credit_of is not null;
create index orders_credit_asked on orders ((items -> 0 ->> 'of')) where status in ('pending', 'failed');
alter table refunds add column credit_of uuid references orders (id);
create index refunds_credit_of on refunds (credit_of) where credit_of is not null;

update orders o set credit_of = p.id, credit_cents = (o.items -> 0 ->> 'cents')::bigint - o.subtotal_cents
from orders p
where o.purpose = 'renewal' and o.status = 'paid' and o.items -> 0 ? 'switches' and p.id::text = o.items -> 0 ->> 'of'
  and (o.items -> 0 ->> 'cents')::bigint > o.subtotal_cents
  and not exists (
    select from refunds r join payments y on y.id = r.payment_id where y.order_id = o.id and r.is_automatic and r.status <> 'rejected'
  );
