import { addDays, utcDay } from '#lib/calendar.ts';
import { formatDate } from '#lib/format.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { RENEWAL_NOTICE_DAYS } from '../model/order-terms.ts';
import type { BillingContext } from './billing-context.ts';
import { findOrder, lockSubscription } from './queries.ts';
import { planNameOf, sayRenewal } from './say-renewal.ts';
import { tellBuyer } from './tell-buyer.ts';

/** Reminds of plans by the year before they renew; of each period once, whoever runs. */
export async function remindOfRenewals(ctx: BillingContext): Promise<void> {
  const today = utcDay(ctx.now);
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('subscriptions')
      .select('id')
      .where('status', '=', 'active')
      .where('period', '=', 'year')
      .where('period_to', '>=', addDays(today, RENEWAL_NOTICE_DAYS.least))
      .where('period_to', '<=', addDays(today, RENEWAL_NOTICE_DAYS.most))
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a reminder of a renewal', find, (id) =>
    transact(ctx, async (inner) => {
      const row = await lockSubscription(inner.db, id);
      const order = row && (await findOrder(inner.db, row.order_id));
      const paragraphs = row === undefined ? [] : sayRenewal(row);
      if (row === undefined || order === undefined || paragraphs.length === 0) return;
      await tellBuyer(inner, order, {
        title: `${planNameOf(row.plan_id)} renews on ${formatDate(row.period_to ?? '', 'UTC', 'long')}`,
        paragraphs,
        label: 'See your plan',
        path: '/services',
        dedupeKey: `renewal-ahead-${row.id}-${row.period_to}`,
      });
    }),
  );
}
