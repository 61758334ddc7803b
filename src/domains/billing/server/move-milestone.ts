import { recordAudit } from '#domains/accounts/server/index.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { formatMoney } from '#lib/format.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { MilestoneVerb, MoneyPlan } from '../contract/milestones.ts';
import { MILESTONE_MOVES, NEEDS_WORDS, remainingCents } from '../model/milestone-moves.ts';
import { APPROVAL_DAYS } from '../model/milestone-rules.ts';
import { auditedMilestone } from './audited.ts';
import type { BillingContext, MoneyInside } from './billing-context.ts';
import { getMoneyPlan, lockMilestone, mayMove, type MilestoneRow, requireSide, type Side } from './milestones.ts';
import { approveMilestone, changeMilestone, giveBackMilestone, releaseCents } from './settle-milestones.ts';
import { tellMilestone } from './tell-milestones.ts';

interface Move {
  milestoneId: string;
  verb: MilestoneVerb;
  text: string;
  /** Of a part that is released. */
  cents?: number | undefined;
  /** What of it was released when the caller looked: so the same form, sent again, releases nothing twice. */
  seenReleasedCents?: number | undefined;
}

/**
 * Makes a move. An approval releases at once; what a vendor gives back is paid back. Throws `not-found` for strangers, `forbidden` for the
 * other side and for members without the right, `conflict` if the milestone is not open to the move, `invalid` for a move that needs
 * words or an amount and has none.
 */
export async function moveMilestone(
  ctx: BillingContext,
  { milestoneId, verb, text, cents, seenReleasedCents }: Move,
): Promise<MoneyPlan> {
  const engagementId = await transact(ctx, async (inner) => {
    const row = await lockMilestone(inner.db, milestoneId);
    const who = await requireSide(inner, [row]);
    const { side } = who;
    const move = MILESTONE_MOVES[verb];
    if (!move.side.includes(side)) throw new DomainError('forbidden', 'Only the other side of the job can do this.');
    if (!mayMove(who, verb)) throw new DomainError('forbidden', 'Ask an owner or a manager of your team to do this.');
    // Sent before: the same answer.
    if (verb === 'release-part' && cents !== undefined && row.released_cents === (seenReleasedCents ?? Number.NaN) + cents)
      return row.engagement_id;
    if (!move.from.includes(row.status)) throw changed();
    if (text === '' && NEEDS_WORDS.includes(verb)) {
      const ask = WORDS_ASKED[verb] ?? 'Say what is missing.';
      throw invalidField('text', ask);
    }
    await noteMilestone(inner, row, { side, verb, text });
    await recordAudit(inner, { action: `milestone-${verb}`, details: await auditedMilestone(inner, row) });
    if (verb === 'submit') await submitMilestone(inner, row);
    else if (verb === 'ask-changes') await changeMilestone(inner, row, { status: 'changes', approve_by: null });
    else if (verb === 'dispute') await changeMilestone(inner, row, { status: 'disputed', approve_by: null, disputed_over: side });
    else if (verb === 'approve') await approveMilestone(inner, row);
    else if (verb === 'release-part') await releaseCents(inner, row, requirePart(row, { cents, seenReleasedCents }));
    else if (verb === 'give-back') await giveBackMilestone(inner, row, { cents: remainingCents(row), status: 'refunded' });
    await tellMilestone(inner, row, { news: verb, by: side, text, ...(cents !== undefined && { releasedCents: cents }) });
    return row.engagement_id;
  });
  return getMoneyPlan(ctx, engagementId);
}

const WORDS_ASKED: Partial<Record<MilestoneVerb, string>> = {
  'add-evidence': 'Describe your evidence.',
  dispute: 'Say what happened.',
};

const changed = () => new DomainError('conflict', 'This milestone has changed since you opened it. Take another look.');

function requirePart(row: MilestoneRow, { cents, seenReleasedCents }: Pick<Move, 'cents' | 'seenReleasedCents'>): number {
  if (seenReleasedCents === undefined) {
    const ask = 'Say how much of it was released before.';
    throw invalidField('seenReleasedCents', ask);
  }
  if (seenReleasedCents !== row.released_cents) throw changed();
  const most = remainingCents(row) - 1;
  if (cents === undefined || cents < 1 || cents > most) {
    const ask = `Give an amount from $0.01 to ${formatMoney(most, 'always')}, or approve the full amount.`;
    throw invalidField('cents', ask);
  }
  return cents;
}

/** Work is handed in: silence approves it after the stated days. */
export function submitMilestone(inner: MoneyInside, row: MilestoneRow): Promise<void> {
  return changeMilestone(inner, row, {
    status: 'submitted',
    approve_by: new Date(inner.now.getTime() + APPROVAL_DAYS * DAY_MS),
    reminders: 0,
  });
}

/** What a side says about a milestone, kept for good. */
export async function noteMilestone(
  inner: MoneyInside,
  row: MilestoneRow,
  { side, verb, text }: { side: Side; verb: string; text: string },
): Promise<void> {
  await inner.db.insertInto('milestone_notes').values({ milestone_id: row.id, side, verb, text, at: inner.now }).execute();
}

/** An administrator ends a dispute: so much to the vendor, the rest back to the client. */
export async function decideMilestone(
  ctx: BillingContext,
  { milestoneId, releaseCents: toVendor, text }: { milestoneId: string; releaseCents: number; text: string },
): Promise<MoneyPlan> {
  requireAdmin(ctx);
  const engagementId = await transact(ctx, async (inner) => {
    const row = await lockMilestone(inner.db, milestoneId);
    const { side } = await requireSide(inner, [row]);
    if (side !== 'admin') throw new DomainError('forbidden', 'Someone with no part in the job has to decide.');
    if (row.status !== 'disputed') throw new DomainError('conflict', 'This milestone isn’t in dispute.');
    const held = remainingCents(row);
    if (toVendor > held)
      throw new DomainError('invalid', 'The professional can’t get more than is held.', {
        fields: { releaseCents: `At most ${formatMoney(held, 'always')}` },
      });
    await noteMilestone(inner, row, { side, verb: 'decided', text });
    await recordAudit(inner, {
      action: 'milestone-decided',
      details: { ...(await auditedMilestone(inner, row)), releaseCents: toVendor, cents: held },
    });
    const back = held - toVendor;
    if (back > 0)
      await giveBackMilestone(inner, row, { cents: back, ...(toVendor === 0 ? { status: 'refunded' as const } : {}) });
    if (toVendor > 0) await approveMilestone(inner, row, toVendor);
    await tellMilestone(inner, row, { news: 'decided', by: 'admin', releasedCents: toVendor, text });
    return row.engagement_id;
  });
  return getMoneyPlan(ctx, engagementId);
}
