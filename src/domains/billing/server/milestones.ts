import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { listMemberships } from '#domains/experts/server/index.ts';
import { accountOf, lockBalances, movements, platformAccount, postJournal, readBalance } from '#domains/ledger/server/index.ts';
import { tell } from '#domains/notifications/server/index.ts';
import { formatMoney } from '#lib/format.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Milestone, MilestoneVerb, MoneyPlan } from '../contract/milestones.ts';
import { APPROVAL_DAYS, releaseFee, REMINDER_DAYS } from '../model/milestone-rules.ts';
import { type StatusOf, statusesOf } from '../model/transitions.ts';
import type { BillingContext } from './billing-context.ts';
import { lockOrder, listPayments, type OrderRow, paidBy } from './queries.ts';

type Inside = BillingContext & { db: Trx };
export type MilestoneRow = Omit<Selectable<DB['milestones']>, 'status'> & { status: StatusOf<'milestone'> };
type Side = MoneyPlan['side'];
const NO_PLAN = 'There is no job with this number.';

/** What a vendor and a client agreed on: parts of the price, which are held one by one until they are approved. */
export interface PlanToOpen {
  engagementId: string;
  vendorId: string;
  clientId: string;
  feeBps: number;
  milestones: readonly { title: string; cents: number }[];
}

/** Opens the plan of a job, within the caller's transaction, once: again changes nothing. Whoever calls decides who may. */
export async function openMilestones(
  inner: Context,
  { engagementId, vendorId, clientId, feeBps, milestones }: PlanToOpen,
): Promise<void> {
  if (milestones.length === 0) return;
  await inner.db
    .insertInto('milestones')
    .values(
      milestones.map(({ title, cents }, place) => ({
        id: randomUUID(),
        engagement_id: engagementId,
        vendor_id: vendorId,
        client_id: clientId,
        place,
        title,
        cents,
        fee_bps: feeBps,
        status: 'planned',
        created_at: inner.now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['engagement_id', 'place']).doNothing())
    .execute();
}

export async function listMilestones(db: Db, engagementId: string): Promise<MilestoneRow[]> {
  return db
    .selectFrom('milestones')
    .selectAll()
    .where('engagement_id', '=', engagementId)
    .where('status', 'in', statusesOf('milestone'))
    .orderBy('place')
    .$castTo<MilestoneRow>()
    .execute();
}

/** The caller's side of a job. Throws `not-found` for everybody else. */
export async function requireSide(ctx: Context, rows: readonly MilestoneRow[]): Promise<Side> {
  const { userId, role } = requireUser(ctx);
  const [first] = rows;
  if (first === undefined) throw new DomainError('not-found', NO_PLAN);
  if (first.client_id === userId) return 'client';
  if ((await listMemberships(ctx.db, userId)).some(({ vendorId }) => vendorId === first.vendor_id)) return 'vendor';
  if (role === 'admin') return 'admin';
  throw new DomainError('not-found', NO_PLAN);
}

export async function getMoneyPlan(ctx: BillingContext, engagementId: string): Promise<MoneyPlan> {
  const rows = await listMilestones(ctx.db, engagementId);
  const side = await requireSide(ctx, rows);
  const notes = await ctx.db
    .selectFrom('milestone_notes')
    .selectAll()
    .where(
      'milestone_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  let heldCents = 0;
  for (const book of ['live', 'sandbox'] as const)
    heldCents += (await readBalance(ctx, book, accountOf('hold', engagementId))).cents;
  return {
    engagementId,
    side,
    heldCents,
    milestones: rows.map((row): Milestone => {
      const feeCents = releaseFee(row.cents, row.fee_bps);
      return {
        id: row.id,
        title: row.title,
        cents: row.cents,
        feeCents,
        vendorCents: row.cents - feeCents,
        status: row.status,
        approveBy: row.approve_by?.toISOString() ?? null,
        releasedCents: row.released_cents,
        refundedCents: row.refunded_cents,
        verbs: verbsOf(row, side),
        notes: notes
          .filter(({ milestone_id }) => milestone_id === row.id)
          .map(({ side: by, verb, text, at }) => ({ side: by as Side, verb, text, at: at.toISOString() })),
      };
    }),
  };
}

/** Who may do what, from which state. */
const MOVES: Record<MilestoneVerb, { side: readonly Side[]; from: readonly StatusOf<'milestone'>[] }> = {
  submit: { side: ['vendor'], from: ['funded', 'changes'] },
  approve: { side: ['client'], from: ['submitted'] },
  'ask-changes': { side: ['client'], from: ['submitted'] },
  dispute: { side: ['client', 'vendor'], from: ['funded', 'submitted', 'changes'] },
  'add-evidence': { side: ['client', 'vendor'], from: ['disputed'] },
  'give-back': { side: ['vendor'], from: ['funded'] },
};

function verbsOf({ status }: MilestoneRow, side: Side): MilestoneVerb[] {
  return (Object.keys(MOVES) as MilestoneVerb[]).filter(
    (verb) => MOVES[verb].side.includes(side) && MOVES[verb].from.includes(status),
  );
}

/**
 * Makes a move. An approval releases at once; what a vendor gives back is paid back. Throws `not-found` for strangers, `conflict` if the
 * milestone is not open to the move, `invalid` for a move that needs words and has none.
 */
export async function moveMilestone(
  ctx: BillingContext,
  { milestoneId, verb, text }: { milestoneId: string; verb: MilestoneVerb; text: string },
): Promise<MoneyPlan> {
  const engagementId = await transact(ctx, async (inner) => {
    const { row, side } = await lockMilestone(inner, milestoneId);
    const move = MOVES[verb];
    if (!move.side.includes(side)) throw new DomainError('forbidden', 'The other side of the job does this.');
    if (!move.from.includes(row.status)) throw new DomainError('conflict', 'This milestone changed meanwhile. Look at it again.');
    if (text === '' && (verb === 'ask-changes' || verb === 'dispute' || verb === 'add-evidence'))
      throw new DomainError('invalid', 'Say what is missing.', { fields: { text: 'Say what is missing.' } });
    await inner.db.insertInto('milestone_notes').values({ milestone_id: row.id, side, verb, text, at: inner.now }).execute();
    await recordAudit(inner, { action: `milestone-${verb}`, details: { milestoneId, engagementId: row.engagement_id } });
    await tellOther(inner, row, side, verb);
    if (verb === 'submit')
      await change(inner, row, {
        status: 'submitted',
        approve_by: new Date(inner.now.getTime() + APPROVAL_DAYS * 86_400_000),
        reminders: 0,
      });
    else if (verb === 'ask-changes') await change(inner, row, { status: 'changes', approve_by: null });
    else if (verb === 'dispute') await change(inner, row, { status: 'disputed', approve_by: null });
    else if (verb === 'approve') await approve(inner, row, row.cents);
    else if (verb === 'give-back') await giveBack(inner, row, row.cents, 'refunded');
    return row.engagement_id;
  });
  return getMoneyPlan(ctx, engagementId);
}

/** An administrator ends a dispute: so much to the vendor, the rest back to the client. */
export async function decideMilestone(
  ctx: BillingContext,
  { milestoneId, releaseCents, text }: { milestoneId: string; releaseCents: number; text: string },
): Promise<MoneyPlan> {
  const { role } = requireUser(ctx);
  if (role !== 'admin') throw new DomainError('forbidden', 'Only an administrator can do this.');
  const engagementId = await transact(ctx, async (inner) => {
    const { row, side } = await lockMilestone(inner, milestoneId);
    if (side !== 'admin') throw new DomainError('forbidden', 'Somebody who has no part in the job decides.');
    if (row.status !== 'disputed') throw new DomainError('conflict', 'This milestone is not in dispute.');
    if (releaseCents > row.cents)
      throw new DomainError('invalid', 'The vendor cannot get more than is held.', {
        fields: { releaseCents: `At most ${formatMoney(row.cents, 'always')}` },
      });
    await inner.db
      .insertInto('milestone_notes')
      .values({ milestone_id: row.id, side, verb: 'decided', text, at: inner.now })
      .execute();
    await recordAudit(inner, { action: 'milestone-decided', details: { milestoneId, releaseCents, cents: row.cents } });
    if (releaseCents < row.cents)
      await giveBack(inner, row, row.cents - releaseCents, releaseCents === 0 ? 'refunded' : undefined);
    if (releaseCents > 0) await approve(inner, row, releaseCents);
    return row.engagement_id;
  });
  return getMoneyPlan(ctx, engagementId);
}

/** Silence approves after the stated days; reminders go out before. */
export async function passMilestoneDays(ctx: BillingContext): Promise<void> {
  const rows = await ctx.db
    .selectFrom('milestones')
    .select('id')
    .where('status', '=', 'submitted')
    .orderBy('approve_by')
    .limit(1000)
    .execute();
  for (const { id } of rows)
    await transact(ctx, async (inner) => {
      const row = await inner.db
        .selectFrom('milestones')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .$castTo<MilestoneRow>()
        .executeTakeFirst();
      if (row === undefined || row.status !== 'submitted' || row.approve_by === null) return;
      if (row.approve_by <= inner.now) {
        if (await isCardDisputed(inner, row)) return;
        await inner.db
          .insertInto('milestone_notes')
          .values({ milestone_id: id, side: 'client', verb: 'silence', text: '', at: inner.now })
          .execute();
        await approve(inner, row, row.cents);
        return;
      }
      const days = APPROVAL_DAYS - (row.approve_by.getTime() - inner.now.getTime()) / 86_400_000;
      const due = REMINDER_DAYS.filter((day) => day <= days).length;
      if (due <= row.reminders) return;
      await inner.db.updateTable('milestones').set({ reminders: due }).where('id', '=', id).execute();
      await tellOther(inner, row, 'vendor', 'remind');
    }).catch((error: unknown) => ctx.log.warn({ err: error, milestoneId: id }, 'a milestone waits'));
}

/** What was paid is held from now on. */
export async function markFunded(inner: Inside, order: OrderRow): Promise<void> {
  await inner.db
    .updateTable('milestones')
    .set({ status: 'funded' })
    .where('order_id', '=', order.id)
    .where('status', '=', 'awaiting')
    .execute();
}

async function lockMilestone(inner: Inside, id: string): Promise<{ row: MilestoneRow; side: Side }> {
  const row = await inner.db
    .selectFrom('milestones')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<MilestoneRow>()
    .executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no milestone with this number.');
  return { row, side: await requireSide(inner, [row]) };
}

async function change(inner: Inside, row: MilestoneRow, set: Partial<MilestoneRow>): Promise<void> {
  await inner.db.updateTable('milestones').set(set).where('id', '=', row.id).execute();
}

/** Releases what was approved: the fee to the platform, debts of the vendor first, the rest to what can be paid out. */
async function approve(inner: Inside, row: MilestoneRow, cents: number): Promise<void> {
  if (await isCardDisputed(inner, row))
    throw new DomainError(
      'conflict',
      'The bank of the client questions this payment. Nothing can be released until that is settled.',
      { publicCode: 'card-disputed' },
    );
  const order = await requireOrder(inner, row);
  await change(inner, row, { status: 'approved' });
  const feeCents = releaseFee(cents, row.fee_bps);
  const [hold, payable, debt] = [
    accountOf('hold', row.engagement_id),
    accountOf('payable', row.vendor_id),
    accountOf('debt', row.vendor_id),
  ];
  const owed = (await lockBalances(inner, order.book, [debt])).get(debt)?.availableCents ?? 0;
  const net = cents - feeCents;
  const repaid = Math.min(owed, net);
  await postJournal(inner, {
    book: order.book,
    key: `milestone:${row.id}:released`,
    kind: 'released',
    about: row.engagement_id,
    transfers: movements([
      { debit: hold, credit: platformAccount('revenue'), cents: feeCents },
      { debit: hold, credit: debt, cents: repaid },
      { debit: hold, credit: payable, cents: net - repaid },
    ]),
  });
  await change(inner, row, { status: 'released', released_cents: cents });
}

/** Pays held money back to whoever paid it. */
async function giveBack(inner: Inside, row: MilestoneRow, cents: number, status: 'refunded' | undefined): Promise<void> {
  const order = await requireOrder(inner, row);
  const payment = paidBy(await listPayments(inner.db, [order.id]));
  if (payment === undefined) throw new Error(`milestone ${row.id} is funded by no payment`);
  await change(inner, row, { refunded_cents: cents, ...(status === undefined ? {} : { status }) });
  await inner.db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: payment.id,
      status: 'requested',
      cents,
      reason: `Milestone: ${row.title}`.slice(0, 500),
      created_at: inner.now,
    })
    .execute();
  await inner.jobs.send(inner.db, 'billing.send-refunds', {}, { singletonKey: 'refunds' });
}

async function requireOrder(inner: Inside, row: MilestoneRow): Promise<OrderRow> {
  const order = row.order_id === null ? undefined : await lockOrder(inner.db, row.order_id);
  if (order === undefined) throw new DomainError('conflict', 'This milestone is not paid.');
  return order;
}

async function isCardDisputed({ db }: Inside, row: MilestoneRow): Promise<boolean> {
  if (row.order_id === null) return false;
  const open = await db
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select('disputes.id')
    .where('payments.order_id', '=', row.order_id)
    .where('disputes.status', 'in', ['open', 'review', 'appeal', 'lost'])
    .executeTakeFirst();
  return open !== undefined;
}

const NEWS: Record<MilestoneVerb | 'remind', string> = {
  submit: 'Work is ready for you to look at',
  approve: 'Your work was approved, and its money is released',
  'ask-changes': 'The client asks for changes',
  dispute: 'A milestone is in dispute',
  'add-evidence': 'There is new evidence in a dispute',
  'give-back': 'The money of a milestone goes back to you',
  remind: 'Work waits for your approval',
};

async function tellOther(inner: Inside, row: MilestoneRow, side: Side, verb: MilestoneVerb | 'remind'): Promise<void> {
  // The vendor's team hears of its jobs where it works on them.
  if (side !== 'vendor' || row.client_id === null) return;
  const until =
    verb === 'submit' || verb === 'remind'
      ? [`After ${APPROVAL_DAYS} days without an answer it counts as approved, and the money is released.`]
      : [];
  await tell(inner, {
    to: { userId: row.client_id },
    title: `${NEWS[verb]}: ${row.title}`,
    mail: {
      body: {
        paragraphs: [`${formatMoney(row.cents, 'always')} is held for it.`, ...until],
        action: { path: '/service-request-confirmation', label: 'See the job' },
      },
    },
  });
}
