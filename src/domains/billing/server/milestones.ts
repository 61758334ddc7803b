import type { Selectable } from 'kysely';
import { mayDo } from '#domains/experts/contract.ts';
import { listMemberships, type Membership } from '#domains/experts/server/index.ts';
import { accountOf, readBalance } from '#domains/ledger/server/index.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { Milestone, MilestoneVerb, MoneyPlan } from '../contract/milestones.ts';
import { releaseFee } from '../model/job-fee.ts';
import { HELD_MILESTONES, MILESTONE_MOVES, MONEY_VERBS, MOVE_RIGHTS, remainingCents } from '../model/milestone-moves.ts';
import { type StatusOf, statusesOf } from '../model/transitions.ts';
import type { BillingContext } from './billing-context.ts';
import { isOrderDisputed, type OrderRow } from './queries.ts';

export type MilestoneRow = Omit<Selectable<DB['milestones']>, 'status'> & { status: StatusOf<'milestone'> };
/** What a fee is reckoned by. */
export const termsOf = (row: Pick<MilestoneRow, 'cents' | 'tax_cents' | 'fee_bps'>) => ({
  cents: row.cents,
  taxCents: row.tax_cents,
  feeBps: row.fee_bps,
});
/** The fee of what is released of a part beyond what was before. */
export const feeBetween = (row: MilestoneRow, before: number, after: number): number =>
  releaseFee(termsOf(row), after) - releaseFee(termsOf(row), before);
export type Side = MoneyPlan['side'];
const NO_PLAN = 'There is no job with this number.';

/** The parts that an order of a job was placed for. */
export const milestonesOf = ({ items }: Pick<OrderRow, 'items'>): string[] =>
  (items as { milestoneId?: string }[]).flatMap(({ milestoneId }) => milestoneId ?? []);

/** What of each order of a job is sales tax, in cents, by the order's id. */
export async function sumJobTaxes(
  db: Db,
  orders: readonly Pick<OrderRow, 'id' | 'purpose' | 'items'>[],
): Promise<Map<string, number>> {
  const ofJobs = orders.filter(({ purpose }) => purpose === 'milestones');
  const ids = ofJobs.flatMap(milestonesOf);
  if (ids.length === 0) return new Map();
  const parts = await db.selectFrom('milestones').select(['id', 'tax_cents']).where('id', 'in', ids).execute();
  const taxOf = new Map(parts.map(({ id, tax_cents: cents }) => [id, cents]));
  return new Map(ofJobs.map((order) => [order.id, milestonesOf(order).reduce((sum, id) => sum + (taxOf.get(id) ?? 0), 0)]));
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

/** The caller's side of a job, and their role in the team that does it. Throws `not-found` for everybody else. */
export async function requireSide(
  ctx: Context,
  rows: readonly MilestoneRow[],
): Promise<{ side: Side; role?: Membership['role'] | undefined }> {
  const user = requireUser(ctx);
  const [first] = rows;
  if (first === undefined) throw new DomainError('not-found', NO_PLAN);
  if (first.client_id === user.userId) return { side: 'client' };
  const member = (await listMemberships(ctx.db, user.userId)).find(({ vendorId }) => vendorId === first.vendor_id);
  if (member !== undefined) return { side: 'vendor', role: member.role };
  if (actsAsAdmin(user)) return { side: 'admin' };
  throw new DomainError('not-found', NO_PLAN);
}

/** The milestones of a job, what is held for them, and what the caller may do. Throws `not-found` for strangers and jobs without a plan. */
export async function getMoneyPlan(ctx: BillingContext, engagementId: string): Promise<MoneyPlan> {
  const rows = await listMilestones(ctx.db, engagementId);
  const who = await requireSide(ctx, rows);
  const { side } = who;
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
  const questioned = await listQuestioned(ctx.db, rows);
  let booked = 0;
  for (const book of ['live', 'sandbox'] as const)
    booked += (await readBalance(ctx, book, accountOf('hold', engagementId))).availableCents;
  // What was decided to go back is held no longer, also before the provider has heard of it.
  const held = rows.filter(isHeld);
  const heldCents = Math.min(
    booked,
    held.reduce((sum, row) => sum + remainingCents(row), 0),
  );
  return {
    engagementId,
    side,
    heldCents,
    isPayable: side === 'client' && ctx.payments.nameFor(requireUser(ctx)) !== undefined,
    isTest: ctx.payments.nameFor(requireUser(ctx)) === 'sandbox' || !ctx.payments.isLive,
    feeBps: rows[0]?.fee_bps ?? 0,
    milestones: rows.map((row): Milestone => {
      // Of what went back nobody gets anything.
      const priceCents = row.cents - row.refunded_cents;
      const feeCents = releaseFee(termsOf(row), priceCents);
      return {
        id: row.id,
        title: row.title,
        cents: row.cents,
        feeCents,
        vendorCents: priceCents - feeCents,
        status: row.status,
        approveBy: row.approve_by?.toISOString() ?? null,
        releasedCents: row.released_cents,
        refundedCents: row.refunded_cents,
        remainingCents: remainingCents(row),
        isQuestioned: questioned.has(row.id),
        verbs: verbsOf(row, who).filter((verb) => !questioned.has(row.id) || !MONEY_VERBS.includes(verb)),
        notes: notes
          .filter(({ milestone_id }) => milestone_id === row.id)
          .map(({ side: by, verb, text, at }) => ({ side: by as Side, verb, text, at: at.toISOString() })),
      };
    }),
  };
}

const isHeld = ({ status }: MilestoneRow): boolean => [...HELD_MILESTONES, 'disputed', 'approved'].some((one) => one === status);

/** Parts that are held while the bank of the client questions their payment. */
async function listQuestioned(db: Db, rows: readonly MilestoneRow[]): Promise<Set<string>> {
  // One payment is often for several parts.
  const byOrder = Map.groupBy(rows.filter(isHeld), (row) => row.order_id);
  const questioned = new Set<string>();
  for (const [orderId, parts] of byOrder)
    if (orderId !== null && (await isOrderDisputed(db, orderId))) for (const { id } of parts) questioned.add(id);
  return questioned;
}

function verbsOf({ status }: MilestoneRow, who: Awaited<ReturnType<typeof requireSide>>): MilestoneVerb[] {
  return (Object.keys(MILESTONE_MOVES) as MilestoneVerb[]).filter(
    (verb) => MILESTONE_MOVES[verb].side.includes(who.side) && MILESTONE_MOVES[verb].from.includes(status) && mayMove(who, verb),
  );
}

/** Whether somebody's role in the team lets them; clients are no team. */
export const mayMove = ({ role }: Awaited<ReturnType<typeof requireSide>>, verb: MilestoneVerb): boolean =>
  role === undefined || mayDo(role, MOVE_RIGHTS[verb]);

/** A milestone that nobody else changes until the transaction ends. Throws `not-found`. */
export async function lockMilestone(db: Trx, id: string): Promise<MilestoneRow> {
  const [row] = await lockMilestones(db, { id }, statusesOf('milestone'));
  if (row === undefined) throw new DomainError('not-found', 'There is no milestone with this number.');
  return row;
}

/**
 * Milestones of one id, job or vendor, in some of their states, that nobody else changes until the transaction ends. The orders that
 * paid them are locked first, as by whatever happens to an order: in one order, so that neither waits for the other.
 */
export async function lockMilestones(
  db: Trx,
  of: { id: string } | { engagement_id: string } | { vendor_id: string },
  statuses: readonly StatusOf<'milestone'>[],
): Promise<MilestoneRow[]> {
  const all = db.selectFrom('milestones').where((is) => is.and(of));
  const orders = await all.select('order_id').distinct().where('order_id', 'is not', null).execute();
  const orderIds = orders.flatMap(({ order_id }) => order_id ?? []);
  if (orderIds.length > 0)
    await db.selectFrom('orders').select('id').where('id', 'in', orderIds).orderBy('id').forUpdate().execute();
  return all
    .selectAll()
    .where('status', 'in', statuses)
    .orderBy('engagement_id')
    .orderBy('place')
    .forUpdate()
    .$castTo<MilestoneRow>()
    .execute();
}

/** Jobs of which a part is in dispute, the longest first, by their ids. */
export async function listDisputedJobs(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('milestones')
    .select(({ fn }) => ['engagement_id', fn.min('created_at').as('since')])
    .where('status', '=', 'disputed')
    .groupBy('engagement_id')
    .orderBy('since')
    .limit(most)
    .execute();
  return rows.map(({ engagement_id }) => engagement_id);
}
