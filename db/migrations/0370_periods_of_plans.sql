-- The order that paid for the period of a plan that runs: paid back in full, it ends the plan.
alter table subscriptions add column period_order_id uuid references orders;
update subscriptions s set period_order_id = coalesce(
  (select o.id from orders o where o.about = s.id::text and o.purpose = 'renewal' and o.status = 'paid'
    order by o.paid_at desc, o.id limit 1),
  s.order_id);
alter table subscriptions alter column period_order_id set not null;
create index subscriptions_period_order on subscriptions (period_order_id);
