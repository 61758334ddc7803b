import { randomUUID } from 'node:crypto';
import { accountOf, movements, platformAccount, postJournal, reverseJournal } from '#domains/ledger/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { taxWithin } from '../model/refund-tax.ts';
import { addRefund, goesBackByItself, sumRefunds } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { listRefunds, type OrderRow, type PaymentRow, type RefundRow, sumLost } from './queries.ts';
import { tellRefundOvertaken } from './tell-buyer.ts';

/*
 * What a bank takes back goes back to the buyer by the bank. A refund that was asked for and has not left, or did not arrive, would pay
 * it twice, and what is held for it would be held for nobody: so it is over, as far as the bank's share covers it.
 */

type Inside = BillingContext & { db: Trx };
interface Of {
  order: OrderRow;
  payment: PaymentRow;
}

const ANSWER = 'Your bank took this payment back.';
const isUnsent = ({ status }: RefundRow): boolean => status === 'requested' || status === 'failed';

/**
 * Ends refunds that a dispute overtakes, up to a sum in cents: what somebody asked for before what goes back by itself. Of that, what the
 * bank left still goes back. Answers how much was overtaken, and how much of that is tax.
 */
export async function overtakeRefunds(
  inner: Inside,
  { order, payment, disputeId, cents }: Of & { disputeId: string; cents: number },
): Promise<{ cents: number; taxCents: number }> {
  const unsent = (await listRefunds(inner.db, [payment.id])).filter(isUnsent);
  const byItself = (refund: RefundRow) => goesBackByItself(refund, payment, order);
  const sum = { cents: 0, taxCents: 0 };
  for (const refund of [...unsent.filter((one) => !byItself(one)), ...unsent.filter(byItself)]) {
    const taken = Math.min(cents - sum.cents, refund.cents);
    if (taken <= 0) break;
    sum.cents += taken;
    sum.taxCents += taxOf(refund, taken);
    await markOvertaken(inner, refund, { disputeId, cents: taken });
    if (byItself(refund)) await addRest(inner, payment, refund, taken);
    else await tellRefundOvertaken(inner, order, refund.cents);
  }
  return sum;
}

/**
 * A refund did not arrive that was under way while the bank took its payment back, so it was no part of what that took of the sale: now
 * it is, and makes up for what was booked as lost. Answers whether it is over.
 */
export async function overtakeFailed(inner: Inside, { order, payment, refundId }: Of & { refundId: string }): Promise<boolean> {
  const lostCents = (await sumLost(inner.db, [payment.id])).get(payment.id) ?? 0;
  const refunds = await listRefunds(inner.db, [payment.id]);
  const backCents = sumRefunds(refunds.filter(({ status }) => status !== 'rejected')).cents;
  const refund = refunds.find(({ id }) => id === refundId);
  let overCents = Math.min(lostCents + backCents - payment.cents, refund?.cents ?? 0);
  if (refund === undefined || overCents <= 0) return false;
  const disputes = await inner.db
    .selectFrom('disputes')
    .select(['id', 'lost_cents', 'credited_cents'])
    .where('payment_id', '=', payment.id)
    .where('lost_cents', '>', 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  let rest = refund;
  for (const { id: disputeId, lost_cents, credited_cents } of disputes) {
    const cents = Math.min(overCents, lost_cents - credited_cents);
    if (cents <= 0) continue;
    await overtakeLate(inner, { order, payment, disputeId }, rest, cents);
    overCents -= cents;
    if (overCents === 0) {
      await addRest(inner, payment, rest, cents);
      return true;
    }
    // Another dispute took the rest.
    rest = await addOvertaken(inner, payment, rest, cents);
  }
  throw new Error(`refund ${refundId} is over by ${overCents} cents that no bank took`);
}

/** What a dispute takes over of a refund that failed after it was lost. */
async function overtakeLate(
  inner: Inside,
  { order, payment, disputeId }: Of & { disputeId: string },
  refund: RefundRow,
  cents: number,
): Promise<void> {
  const taxCents = taxOf(refund, cents);
  const transfers = lateTransfers(order, payment, { cents, taxCents });
  if (transfers.length > 0)
    await postJournal(inner, {
      book: order.book,
      key: lateKeyOf(refund),
      kind: 'refund-overtaken',
      about: order.id,
      transfers,
    });
  await markOvertaken(inner, refund, { disputeId, cents, isLate: true });
  if (payment.is_extra) return;
  await inner.db
    .updateTable('disputes')
    .set((is) => ({
      credited_cents: is('credited_cents', '+', cents),
      credited_tax_cents: is('credited_tax_cents', '+', taxCents),
    }))
    .where('id', '=', disputeId)
    .execute();
}

/** Of what was held all makes up for the loss; of what the operator sold its tax, which is owed no longer. */
function lateTransfers(order: OrderRow, payment: PaymentRow, { cents, taxCents }: { cents: number; taxCents: number }) {
  const hold = holdOf(order, payment);
  const credit = platformAccount('losses');
  return movements([
    hold === undefined ? { debit: platformAccount('tax'), credit, cents: taxCents } : { debit: hold, credit, cents },
  ]);
}

async function listOvertaken(inner: Inside, { payment, disputeId }: Of & { disputeId: string }): Promise<RefundRow[]> {
  return (await listRefunds(inner.db, [payment.id])).filter((refund) => refund.overtaken_by === disputeId);
}

/** The tax within what a dispute overtook. */
export async function sumOvertakenTax(inner: Inside, of: Of & { disputeId: string }): Promise<number> {
  const overtaken = await listOvertaken(inner, of);
  return overtaken.reduce((sum, refund) => sum + taxOf(refund, refund.overtaken_cents), 0);
}

/** The bank reverses itself: what it overtook goes back from here after all, unless somebody had to decide on it. */
export async function resumeRefunds(inner: Inside, of: Of & { disputeId: string }): Promise<void> {
  const { order, payment } = of;
  for (const refund of await listOvertaken(inner, of)) {
    const cents = refund.overtaken_cents;
    await inner.db
      .updateTable('refunds')
      .set({ overtaken_by: null, overtaken_cents: 0, is_overtaken_late: false })
      .where('id', '=', refund.id)
      .execute();
    const key = lateKeyOf(refund);
    if (refund.is_overtaken_late && lateTransfers(order, payment, { cents, taxCents: taxOf(refund, cents) }).length > 0)
      await reverseJournal(inner, {
        book: order.book,
        key: `${key}:returned`,
        kind: 'refund-overtaken-returned',
        about: order.id,
        of: key,
      });
    if (goesBackByItself(refund, payment, order))
      await addAgain(inner, payment, refund, { cents, taxCents: taxOf(refund, cents) });
  }
}

/** Where money lies that is to go back by a refund; nowhere of its own where it is of the catalog. */
function holdOf(order: OrderRow, payment: PaymentRow) {
  if (payment.is_extra) return accountOf('hold', payment.id);
  return order.purpose === 'milestones' ? accountOf('hold', order.about) : undefined;
}

const lateKeyOf = ({ id, attempt }: RefundRow): string => `refund:${id}:${attempt}:overtaken`;
const taxOf = (refund: RefundRow, cents: number): number =>
  taxWithin(cents, { totalCents: refund.cents, taxCents: refund.tax_cents });

async function markOvertaken(
  inner: Inside,
  { id }: RefundRow,
  { disputeId, cents, isLate = false }: { disputeId: string; cents: number; isLate?: boolean },
): Promise<void> {
  await inner.db
    .updateTable('refunds')
    .set({ status: 'rejected', answer: ANSWER, overtaken_by: disputeId, overtaken_cents: cents, is_overtaken_late: isLate })
    .where('id', '=', id)
    .execute();
}

/** What a bank left of a refund still goes back. */
async function addRest(inner: Inside, payment: PaymentRow, refund: RefundRow, overtakenCents: number): Promise<void> {
  const rest = restOf(refund, overtakenCents);
  if (rest.cents > 0) await addAgain(inner, payment, refund, rest);
}

/** What a dispute left of a refund that is over as well, as one of its own. */
async function addOvertaken(inner: Inside, payment: PaymentRow, refund: RefundRow, overtakenCents: number): Promise<RefundRow> {
  const id = await addAgain(inner, payment, refund, { ...restOf(refund, overtakenCents), isOver: true });
  const added = (await listRefunds(inner.db, [payment.id])).find((one) => one.id === id);
  if (added === undefined) throw new Error(`refund ${id} was just added`);
  return added;
}

const restOf = (refund: RefundRow, overtakenCents: number) => ({
  cents: refund.cents - overtakenCents,
  taxCents: refund.tax_cents - taxOf(refund, overtakenCents),
});

async function addAgain(
  inner: Inside,
  payment: PaymentRow,
  { reason, part, is_automatic: isAutomatic, credit_of: creditOf }: RefundRow,
  sum: { cents: number; taxCents: number; isOver?: boolean },
): Promise<string> {
  const id = randomUUID();
  await addRefund(inner, payment, {
    id,
    ...sum,
    reason,
    part,
    isAutomatic,
    ...(creditOf === null ? {} : { creditOf }),
  });
  return id;
}
