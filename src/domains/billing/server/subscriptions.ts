import type { Selectable } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Subscription } from '../contract.ts';
import { findItem, priceOn } from '../model/catalog.ts';
import type { Period } from '../model/catalog-items.ts';
import { mayBecome, type StatusOf } from '../model/transitions.ts';

export type SubscriptionRow = Omit<Selectable<DB['subscriptions']>, 'status' | 'period' | 'next_period'> & {
  status: StatusOf<'plan'>;
  period: Period;
  next_period: Period | null;
};

export async function lockSubscription(trx: Trx, id: string): Promise<SubscriptionRow | undefined> {
  return trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<SubscriptionRow>()
    .executeTakeFirst();
}

function present(row: SubscriptionRow): Subscription {
  const nameOf = (id: string) => findItem(id)?.name ?? id;
  const mayCancel = row.period_to !== null && mayBecome('plan', row.status, 'ending');
  return {
    id: row.id,
    planId: row.plan_id,
    planName: nameOf(row.plan_id),
    period: row.period,
    cents: row.cents,
    status: row.status,
    periodFrom: row.period_from,
    periodTo: row.period_to,
    next:
      row.next_plan_id === null
        ? null
        : { planId: row.next_plan_id, planName: nameOf(row.next_plan_id), period: row.next_period ?? row.period },
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    verbs: [
      ...(mayCancel || row.status === 'past-due' ? (['cancel'] as const) : []),
      ...(row.status === 'ending' ? (['keep'] as const) : []),
    ],
  };
}

export async function listSubscriptions(ctx: Context): Promise<{ subscriptions: Subscription[] }> {
  const { userId } = requireUser(ctx);
  return { subscriptions: (await listOf(ctx.db, userId)).map(present) };
}

async function listOf(db: Db, userId: string): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(50)
    .$castTo<SubscriptionRow>()
    .execute();
}

/** Cancels a plan at the end of what is paid, at once if a payment is overdue, or keeps it after all. Throws `not-found` for plans of others. */
export async function moveSubscription(
  ctx: Context,
  { id, verb }: { id: string; verb: 'cancel' | 'keep' },
): Promise<Subscription> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockSubscription(inner.db, id);
    if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', 'You have no plan with this number.');
    const to = verb === 'keep' ? 'active' : row.status === 'past-due' ? 'ended' : 'ending';
    if (row.status === to) return present(row);
    const isAllowed = verb === 'keep' ? row.status === 'ending' : row.period_to !== null;
    if (!isAllowed || !mayBecome('plan', row.status, to))
      throw new DomainError('conflict', 'This plan is not open to that change now.');
    await inner.db.updateTable('subscriptions').set({ status: to, next_try_at: null }).where('id', '=', id).execute();
    await recordAudit(inner, { action: `plan-${to}`, details: { subscriptionId: id } });
    return present({ ...row, status: to, next_try_at: null });
  });
}

/**
 * Changes a plan from its next period on; the plan that runs, chosen again, takes a change back. Throws `conflict`: with
 * `price-changed` and the price if another one was seen, or for a plan that has no next period.
 */
export async function changeSubscription(
  ctx: Context,
  { id, planId, period, seenCents }: { id: string; planId: string; period: 'month' | 'year'; seenCents: number },
): Promise<Subscription> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockSubscription(inner.db, id);
    if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', 'You have no plan with this number.');
    if (row.period_to === null || row.status !== 'active')
      throw new DomainError('conflict', 'This plan has no next period to change. Keep it first, or choose a plan anew.');
    const isSame = planId === row.plan_id && period === row.period;
    const item = findItem(planId);
    const price = item?.kind === 'plan' ? priceOn(item, period, row.period_to) : undefined;
    if (!isSame && (price === undefined || price.cents === 0))
      throw new DomainError('invalid', 'This plan is not offered this way.', {
        fields: { planId: 'Choose a plan with a price for this period.' },
      });
    const cents = isSame ? row.cents : (price?.cents ?? 0);
    if (cents !== seenCents)
      throw new DomainError('conflict', 'The price changed. Look at the new one and agree to it.', {
        publicCode: 'price-changed',
        details: { cents },
      });
    const next = isSame ? { next_plan_id: null, next_period: null } : { next_plan_id: planId, next_period: period };
    await inner.db.updateTable('subscriptions').set(next).where('id', '=', id).execute();
    await recordAudit(inner, { action: 'plan-changed', details: { subscriptionId: id, planId, period } });
    return present({ ...row, ...next });
  });
}
