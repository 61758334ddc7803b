import type { EndpointResponse } from '#lib/endpoint.ts';
import { listBooks } from '#domains/ledger/server/index.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type * as admin from '../contract/admin.ts';
import type { StatusOf } from '../model/transitions.ts';
import type { BillingContext } from './billing-context.ts';
import { listWaiting } from './payout-holds.ts';
import { readDifferences } from './reconcile.ts';

const MOST_SHOWN = 100;

/** The books, what is disputed, whose payouts wait, and where provider and ledger differed when they were last compared. */
export async function getMoneyState(ctx: BillingContext): Promise<EndpointResponse<typeof admin.getMoneyState>> {
  requireAdmin(ctx);
  const disputes = await ctx.db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('disputes')
    .select('orders.number as order_number')
    .orderBy('disputes.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  const open = await ctx.db
    .selectFrom('payment_events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('worked_at', 'is', null)
    .executeTakeFirst();
  const found = await readDifferences(ctx);
  return {
    books: (await listBooks(ctx)).map((book) => ({ ...book, since: book.since?.toISOString() ?? null })),
    disputes: disputes.map(({ id, order_number, status, cents, reason, due_at, evidence, evidence_sent_at }) => ({
      id,
      orderNumber: order_number,
      status: status as StatusOf<'dispute'>,
      cents,
      reason,
      dueAt: due_at?.toISOString() ?? null,
      evidence,
      isAnswered: evidence_sent_at !== null,
    })),
    comparedAt: found?.comparedAt ?? null,
    differences: found?.differences ?? [],
    differenceCount: found?.count ?? 0,
    openEvents: open?.count ?? 0,
    waitingPayouts: await listWaiting(ctx, MOST_SHOWN),
  };
}

/** What waits for an administrator: refunds to decide on or to send again, and on the page of money card disputes to answer and differences. */
export async function countMoneyWaiting({ db }: Pick<BillingContext, 'db'>): Promise<{ refunds: number; money: number }> {
  const [refunds, disputes, differences] = await Promise.all([
    db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((is) =>
        is.or([
          is('refunds.status', '=', 'failed'),
          is.and([
            is('refunds.status', '=', 'requested'),
            is('refunds.is_automatic', '=', false),
            is('payments.is_extra', '=', false),
            is('orders.purpose', '<>', 'milestones'),
          ]),
        ]),
      )
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('disputes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'open')
      .where('evidence_sent_at', 'is', null)
      .executeTakeFirstOrThrow(),
    readDifferences({ db }),
  ]);
  return { refunds: Number(refunds.count), money: Number(disputes.count) + (differences?.count ?? 0) };
}
