import { z } from 'zod';
import {
  type Account,
  accountOf,
  lockBalances,
  movements,
  platformAccount,
  postJournal,
  sumJournals,
} from '#domains/ledger/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { remainingCents, returnedCents, standingCents } from '../model/milestone-moves.ts';
import { taxOfPart } from '../model/refund-tax.ts';
import type { BillingContext } from './billing-context.ts';
import { feeBetween, type MilestoneRow } from './milestones.ts';
import { noteMilestone } from './move-milestone.ts';
import { overtakeRefunds } from './overtake-refunds.ts';
import type { OrderRow, PaymentRow } from './queries.ts';
import { changeMilestone } from './settle-milestones.ts';
import { tellMilestone } from './tell-milestones.ts';

type Inside = BillingContext & { db: Trx };

const takenSchema = z.array(z.object({ milestoneId: z.uuid(), heldCents: z.number(), releasedCents: z.number() }));
/** What a bank took of one part: of what was held for it, and of what had been released. */
export type Taken = z.infer<typeof takenSchema>[number];
export const readTaken = (stored: unknown): Taken[] => takenSchema.parse(stored ?? []);

/** What was booked of a dispute that is lost. */
export interface BookedLoss {
  /** What became a vendor's debt. */
  debtCents: number;
  /** What is still held, which stays as it is. */
  leftCents: number;
  taken: Taken[];
  /** What of the sale the bank took back, and how much of that is tax. */
  credited: { cents: number; taxCents: number };
}

/**
 * A lost card dispute about money of milestones: what was about to go back goes first, then what is still held, part by part. What was
 * released comes from the vendor, out of what is owed to it, and the rest becomes its debt; the platform gives back its fee of that.
 */
export async function clawBack(
  inner: Inside,
  order: OrderRow,
  { key, cents, payment, disputeId }: { key: string; cents: number; payment: PaymentRow; disputeId: string },
): Promise<BookedLoss> {
  const rows = await lockPartsOf(inner, order);
  const disputed = platformAccount('disputed');
  const vendorId = rows[0]?.vendor_id;
  const { hold, payable, debt, balances } = await lockVendorBalances(inner, order, vendorId);
  const availableCents = balances.get(hold)?.availableCents ?? 0;
  const back = await overtakeRefunds(inner, { order, payment, disputeId, cents: Math.min(cents, availableCents) });
  const heldCents = Math.min(cents - back.cents, availableCents - back.cents, sumOf(rows, remainingCents));
  const releasedCents = Math.min(cents - back.cents - heldCents, sumOf(rows, standingCents));
  const held = inTurn(heldCents, rows.map(remainingCents));
  const released = inTurn(releasedCents, rows.map(standingCents));
  const feeCents = rows.reduce((sum, row, at) => {
    const standing = standingCents(row);
    return sum + feeBetween(row, standing - (released[at] ?? 0), standing);
  }, 0);
  const owedCents = payable === undefined ? 0 : Math.min(releasedCents - feeCents, balances.get(payable)?.availableCents ?? 0);
  const debtCents = releasedCents - feeCents - owedCents;
  const transfers = movements([
    { debit: hold, credit: disputed, cents: back.cents + heldCents },
    ...(payable === undefined ? [] : [{ debit: payable, credit: disputed, cents: owedCents }]),
    ...(debt === undefined ? [] : [{ debit: debt, credit: disputed, cents: debtCents }]),
    { debit: platformAccount('revenue'), credit: disputed, cents: feeCents },
    { debit: platformAccount('losses'), credit: disputed, cents: cents - back.cents - heldCents - releasedCents },
  ]);
  await postJournal(inner, { book: order.book, key, kind: 'dispute-lost', about: order.id, transfers });
  const taken = rows.flatMap((row, at): Taken[] => {
    const one = { milestoneId: row.id, heldCents: held[at] ?? 0, releasedCents: released[at] ?? 0 };
    return one.heldCents + one.releasedCents > 0 ? [one] : [];
  });
  let { taxCents } = back;
  for (const { milestoneId, heldCents: ofHold, releasedCents: ofReleased } of taken) {
    const row = rows.find(({ id }) => id === milestoneId);
    if (row === undefined) continue;
    taxCents += taxOfPart(row, returnedCents(row), ofHold + ofReleased);
    // What was held went back to the client by their bank: of all of it nothing is left to decide on.
    const isGone = ofHold > 0 && ofHold === remainingCents(row);
    await changeMilestone(inner, row, {
      refunded_cents: row.refunded_cents + ofHold,
      clawed_cents: row.clawed_cents + ofReleased,
      ...(isGone ? { status: 'refunded' as const, approve_by: null } : {}),
      ...(row.status === 'released' && ofReleased > 0 ? { status: 'clawed-back' as const } : {}),
    });
  }
  const leftCents = sumOf(rows, remainingCents) - heldCents;
  return { debtCents, leftCents, taken, credited: { cents: back.cents + heldCents + releasedCents, taxCents } };
}

/**
 * The bank reverses itself: what had been released is the vendor's again, after what it still owes, and what was held is held again.
 * Nobody knows by then what was to become of that: the sides say so, or an administrator does. Answers how much of it is tax, but for
 * what goes back after all.
 */
export async function returnTaken(
  inner: Inside,
  order: OrderRow,
  { key, taken }: { key: string; taken: readonly Taken[] },
): Promise<number> {
  const rows = await lockPartsOf(inner, order);
  const vendorId = rows[0]?.vendor_id;
  const disputed = platformAccount('disputed');
  const takenFrom = async (account: Account) => (await sumJournals(inner, order.book, { account, keys: [key] })).get(key) ?? 0;
  const [revenue, losses] = [platformAccount('revenue'), platformAccount('losses')];
  const { hold, payable, debt, balances } = await lockVendorBalances(inner, order, vendorId);
  // As much as it is of what stands released now: what was released meanwhile has its own share of the rounding.
  const feeCents = taken.reduce((sum, { milestoneId, releasedCents }) => {
    const row = rows.find(({ id }) => id === milestoneId);
    return row === undefined ? sum : sum + feeBetween(row, standingCents(row), standingCents(row) + releasedCents);
  }, 0);
  const back = [
    { debit: disputed, credit: revenue, cents: feeCents },
    { debit: disputed, credit: losses, cents: await takenFrom(losses) },
    { debit: disputed, credit: hold, cents: await takenFrom(hold) },
  ];
  if (payable !== undefined && debt !== undefined) {
    const vendorCents = (await takenFrom(revenue)) + (await takenFrom(payable)) + (await takenFrom(debt)) - feeCents;
    // Its releases may have paid the debt by now.
    const owedCents = Math.min(vendorCents, balances.get(debt)?.availableCents ?? 0);
    back.push(
      { debit: disputed, credit: debt, cents: owedCents },
      { debit: disputed, credit: payable, cents: vendorCents - owedCents },
    );
  }
  const about = order.id;
  const kind = 'dispute-lost-returned';
  await postJournal(inner, { book: order.book, key: `${key}:returned`, kind, about, transfers: movements(back) });
  let taxCents = 0;
  for (const { milestoneId, heldCents, releasedCents } of taken) {
    const row = rows.find(({ id }) => id === milestoneId);
    if (row === undefined) continue;
    taxCents += taxOfPart(row, returnedCents(row) - heldCents - releasedCents, heldCents + releasedCents);
    const isOver = row.status === 'refunded' || row.status === 'released' || row.status === 'clawed-back';
    const clawedCents = row.clawed_cents - releasedCents;
    const after = { ...row, refunded_cents: row.refunded_cents - heldCents, clawed_cents: clawedCents };
    if (heldCents > 0 && isOver) after.status = 'disputed';
    else if (row.status === 'clawed-back' && clawedCents === 0) after.status = 'released';
    const { status, refunded_cents, clawed_cents } = after;
    await changeMilestone(inner, row, { status, refunded_cents, clawed_cents });
    if (heldCents === 0 || !isOver) continue;
    await noteMilestone(inner, row, { side: 'admin', verb: 'bank-returned', text: '' });
    await tellMilestone(inner, after, { news: 'returned', by: 'clock' });
  }
  return taxCents;
}

const sumOf = (rows: readonly MilestoneRow[], centsOf: (row: MilestoneRow) => number): number =>
  rows.reduce((sum, row) => sum + centsOf(row), 0);

/** So many cents out of several, the first before the next. */
function inTurn(cents: number, most: readonly number[]): number[] {
  let left = cents;
  return most.map((one) => {
    const part = Math.min(left, one);
    left -= part;
    return part;
  });
}

/** What is held for a job and what its vendor is owed and owes; of an order whose parts another one paid for, only what is held. */
async function lockVendorBalances(inner: Inside, order: OrderRow, vendorId: string | undefined) {
  const hold = accountOf('hold', order.about);
  const payable = vendorId === undefined ? undefined : accountOf('payable', vendorId);
  const debt = vendorId === undefined ? undefined : accountOf('debt', vendorId);
  const accounts = [hold, payable, debt].filter((account) => account !== undefined);
  return { hold, payable, debt, balances: await lockBalances(inner, order.book, accounts) };
}

/** The parts that an order pays for, locked after it. */
async function lockPartsOf(inner: Inside, order: OrderRow): Promise<MilestoneRow[]> {
  return inner.db
    .selectFrom('milestones')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('place')
    .forUpdate()
    .$castTo<MilestoneRow>()
    .execute();
}
