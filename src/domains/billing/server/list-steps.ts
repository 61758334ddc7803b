import { sql } from 'kysely';
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

export interface Sales {
  orders: number;
  /** What people paid, with tax. */
  paidCents: number;
  refundedCents: number;
  /** Different buyers. */
  buyers: number;
}

/** Orders of a book that were paid in a span of days, both included. */
export async function sumSales(db: Db, book: Book, { from, to }: { from: string; to: string }): Promise<Sales> {
  const { rows } = await sql<Sales>`
    select count(*)::int as orders, coalesce(sum(total_cents), 0)::bigint as "paidCents", count(distinct user_id)::int as buyers,
      (select coalesce(sum(r.cents), 0) from refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.order_id
        where o.book = ${book} and r.status = 'succeeded' and r.created_at >= ${from}::date and r.created_at < ${to}::date + 1)::bigint as "refundedCents"
    from orders where book = ${book} and paid_at >= ${from}::date and paid_at < ${to}::date + 1`.execute(db);
  return rows[0] ?? { orders: 0, paidCents: 0, refundedCents: 0, buyers: 0 };
}

/** How many different people paid in each step of a span, from 0; steps in which nobody paid are left out. */
export async function countBuyers(
  db: Db,
  book: Book,
  { from, to, days }: { from: string; to: string; days: number },
): Promise<{ step: number; buyers: number }[]> {
  const { rows } = await sql<{ step: number; buyers: number }>`
    select ((paid_at::date - ${from}::date) / ${days}::int) as step, count(distinct user_id)::int as buyers
    from orders where book = ${book} and paid_at >= ${from}::date and paid_at < ${to}::date + 1
    group by 1 order by 1`.execute(db);
  return rows;
}
