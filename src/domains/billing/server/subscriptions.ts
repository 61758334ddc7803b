import { recordAudit } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Subscription } from '../contract.ts';
import { findItem, priceOn } from '../model/find-item.ts';
import { auditedPlan } from './audited.ts';
import type { BillingContext } from './billing-context.ts';
import { endSubscription } from './end-subscription.ts';
import { leftOf } from './find-included.ts';
import { chosenTerms } from './next-terms.ts';
import { lockSubscription, type SubscriptionRow } from './queries.ts';
import { tellNextChosen, tellPlanMoved } from './tell-plan-moved.ts';

function present(
  row: SubscriptionRow,
  { dueOrderId = null, included = [] }: { dueOrderId?: string | null; included?: readonly string[] } = {},
): Subscription {
  const item = findItem(row.plan_id);
  const nameOf = (id: string) => findItem(id)?.name ?? id;
  const next = chosenTerms(row);
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
      next === undefined ? null : { planId: next.planId, planName: nameOf(next.planId), period: next.period, cents: next.cents },
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    dueOrderId,
    pauseMonths: row.pause_months,
    pausedUntil: row.paused_until,
    included: included.map((id) => ({ id, name: nameOf(id) })),
    hasAnswers: item?.kind === 'plan' && item.features.questions && (row.status === 'active' || row.status === 'ending'),
    verbs: [
      ...(row.status === 'ended' || row.status === 'ending' ? [] : (['cancel'] as const)),
      ...(row.status === 'ending' ? (['keep'] as const) : []),
      ...(row.status === 'active' && row.period_to !== null && row.pause_months === null ? (['pause'] as const) : []),
      ...(row.status === 'paused' || row.pause_months !== null ? (['resume'] as const) : []),
    ],
  };
}

export async function listSubscriptions(ctx: Context): Promise<{ subscriptions: Subscription[] }> {
  const { userId } = requireUser(ctx);
  const rows = await listOf(ctx.db, userId);
  const due = await findDueOrders(ctx, rows);
  const current = rows.find(({ status }) => status === 'active' || status === 'ending');
  const left = current === undefined ? [] : await leftOf(ctx, current);
  return {
    subscriptions: rows.map((row) =>
      present(row, { dueOrderId: due.get(row.id) ?? null, included: row === current ? left : [] }),
    ),
  };
}

/** What can be paid by hand of plans whose renewal failed, by the plan. */
async function findDueOrders({ db, now }: Context, rows: readonly SubscriptionRow[]): Promise<Map<string, string>> {
  const late = rows.filter(({ status }) => status === 'past-due').map(({ id }) => id);
  if (late.length === 0) return new Map();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'about'])
    .where('about', 'in', late)
    .where('purpose', '=', 'renewal')
    .where('status', 'in', ['pending', 'failed'])
    .where('expires_at', '>', now)
    .execute();
  return new Map(orders.map(({ id, about }) => [about, id]));
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

type PlanVerb = Subscription['verbs'][number];

/**
 * Cancels a plan at the end of what is paid, at once if nothing is paid for, keeps it after all, lets it rest from the end of what is
 * paid, or lets one that rests go on. Throws `not-found` for plans of others.
 */
export async function moveSubscription(
  ctx: BillingContext,
  { id, verb, months = 1 }: { id: string; verb: PlanVerb; months?: number | undefined },
): Promise<Subscription> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockSubscription(inner.db, id);
    if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', 'You have no plan with this number.');
    const change = changeOf(row, verb, { months, today: utcDay(inner.now) });
    if (change === undefined) throw new DomainError('conflict', 'This plan can’t be changed that way now.');
    if (change === 'done') return present(row);
    if (change === 'ends') {
      await endSubscription(inner, row);
      const ended: SubscriptionRow = { ...row, status: 'ended', next_try_at: null, pause_months: null, paused_until: null };
      await tellPlanMoved(inner, ended, verb);
      return present(ended);
    }
    const set = { next_try_at: null, ...change };
    await inner.db.updateTable('subscriptions').set(set).where('id', '=', id).execute();
    await recordAudit(inner, { action: `plan-${change.status ?? verb}`, details: auditedPlan(row) });
    await tellPlanMoved(inner, { ...row, ...set }, verb);
    return present({ ...row, ...set });
  });
}

/** What a verb changes of a plan; `done` if it is so already, `ends` if that ends it now, undefined if it cannot be. */
function changeOf(
  row: SubscriptionRow,
  verb: PlanVerb,
  { months, today }: { months: number; today: string },
): 'done' | 'ends' | Partial<Pick<SubscriptionRow, 'status' | 'pause_months' | 'paused_until'>> | undefined {
  const { status } = row;
  switch (verb) {
    case 'keep':
      return status === 'active' ? 'done' : status === 'ending' ? { status: 'active' } : undefined;
    case 'cancel':
      if (status === 'ended') return undefined;
      if (status === 'ending') return 'done';
      // Nothing that is paid runs on, or it has no last day.
      if (status === 'past-due' || status === 'paused' || row.period_to === null) return 'ends';
      return { status: 'ending', pause_months: null };
    case 'pause':
      if (status === 'paused') return 'done';
      return status === 'active' && row.period_to !== null ? { pause_months: months } : undefined;
    case 'resume':
      // The renewals of the next hour take it from there.
      if (status === 'paused') return { paused_until: today };
      return row.pause_months === null ? 'done' : { pause_months: null };
  }
}

/**
 * Changes a plan from its next period on; the plan that runs, chosen again, takes a change back. Throws `conflict`: with
 * `price-changed` and the price if another one was seen, or for a plan that has no next period.
 */
export async function changeSubscription(
  ctx: BillingContext,
  { id, planId, period, seenCents }: { id: string; planId: string; period: 'month' | 'year'; seenCents: number },
): Promise<Subscription> {
  const { userId } = requireUser(ctx);
  return transact(ctx, async (inner) => {
    const row = await lockSubscription(inner.db, id);
    if (row === undefined || row.user_id !== userId) throw new DomainError('not-found', 'You have no plan with this number.');
    if (row.period_to === null || row.status !== 'active')
      throw new DomainError('conflict', 'This plan has no next period to change. Keep it first, or choose a new plan.');
    const isSame = planId === row.plan_id && period === row.period;
    const item = findItem(planId);
    const price = item?.kind === 'plan' ? priceOn(item, period, row.period_to) : undefined;
    if (!isSame && (price === undefined || price.cents === 0))
      throw new DomainError('invalid', 'This plan isn’t offered this way.', {
        fields: { planId: 'Choose a plan with a price for this period.' },
      });
    const cents = isSame ? row.cents : (price?.cents ?? 0);
    if (cents !== seenCents)
      throw new DomainError('conflict', 'The price changed. Check the new one and agree to it.', {
        publicCode: 'price-changed',
        details: { cents },
      });
    const next = isSame ? { next_plan_id: null, next_period: null } : { next_plan_id: planId, next_period: period };
    await inner.db.updateTable('subscriptions').set(next).where('id', '=', id).execute();
    await recordAudit(inner, { action: 'plan-changed', details: { ...auditedPlan({ ...row, plan_id: planId }), period } });
    if (next.next_plan_id !== row.next_plan_id || next.next_period !== row.next_period)
      await tellNextChosen(inner, { ...row, ...next });
    return present({ ...row, ...next });
  });
}
