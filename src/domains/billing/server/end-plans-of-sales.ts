import { findLastClosings } from '#domains/selling/server/index.ts';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import { transact } from '#platform/verb/transact.ts';
import { findItem } from '../model/find-item.ts';
import type { BillingContext } from './billing-context.ts';
import { endSubscription } from './end-subscription.ts';
import { findOrder, lockSubscription } from './queries.ts';
import { tellPlanOfSaleEnded } from './tell-buyer.ts';

/** A plan that was bought for one sale ends with the first closing after it. */
export async function endPlansOfSales(ctx: BillingContext): Promise<void> {
  const find = async (after: string, most: number) => {
    const rows = await ctx.db
      .selectFrom('subscriptions')
      .select(['id', 'user_id', 'created_at'])
      .where('period', '=', 'sale')
      .where('status', '=', 'active')
      .where('user_id', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    const closings = await findLastClosings(
      ctx.db,
      rows.flatMap(({ user_id }) => user_id ?? []),
    );
    return rows.map((row) => ({ ...row, closedAt: closings.get(row.user_id ?? '') }));
  };
  await eachInTurn(ctx, 'the end of a plan', find, async (id, { created_at, closedAt }) => {
    if (closedAt === undefined || closedAt <= created_at) return;
    await transact(ctx, async (inner) => {
      const row = await lockSubscription(inner.db, id);
      const order = row?.status === 'active' ? await findOrder(inner.db, row.order_id) : undefined;
      if (row === undefined || order === undefined) return;
      await endSubscription(inner, row);
      await tellPlanOfSaleEnded(inner, order, findItem(row.plan_id)?.name ?? row.plan_id);
    });
  });
}
