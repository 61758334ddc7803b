import { sql } from 'kysely';
import { FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db } from '#platform/db/database.ts';
import type { Book } from '#domains/ledger/server/index.ts';

/** Orders that were begun and paid since a day, by order, as steps of a funnel. */
export async function listOrderSteps(db: Db, from: string): Promise<FunnelStep[]> {
  const { rows } = await sql<FunnelStep>`
    select id::text as unit, 'ordered' as name, created_at as at from orders where created_at >= ${from}::date
    union all select id::text, 'paid', paid_at from orders where paid_at >= ${from}::date`.execute(db);
  return rows;
}

/** What was paid, and given back, on a day. */
interface SaleDay {
  day: string;
  /** Who paid: five of them, or all. */
  buyers: string[];
  orders: number;
  /** What people paid, with tax. */
  paidCents: number;
  refundedCents: number;
}

/** Orders of a book by the day on which they were paid, oldest first; days without any are left out. */
export async function listSaleDays(db: Db, book: Book, { from, to }: { from: string; to: string }): Promise<SaleDay[]> {
  const { rows } = await sql<SaleDay>`
    with paid as (
      select paid_at::date as day, (array_agg(distinct user_id) filter (where user_id is not null))[1:${FEWEST_PEOPLE}::int] as buyers,
        count(*)::int as orders, sum(total_cents)::bigint as cents
      from orders where book = ${book} and paid_at >= ${from}::date and paid_at < ${to}::date + 1 group by 1),
    returned as (
      select r.created_at::date as day, sum(r.cents)::bigint as cents
      from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
      where o.book = ${book} and r.status = 'succeeded' and r.created_at >= ${from}::date and r.created_at < ${to}::date + 1 group by 1)
    select day::text, coalesce(buyers, '{}') as buyers, coalesce(orders, 0) as orders, coalesce(paid.cents, 0) as "paidCents",
      coalesce(returned.cents, 0) as "refundedCents"
    from paid full join returned using (day) order by 1`.execute(db);
  return rows;
}
