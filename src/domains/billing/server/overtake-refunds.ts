import { accountOf, platformAccount, postJournal, reverseJournal, sumJournals } from '#domains/ledger/server/index.ts';
import { randomUUID } from 'node:crypto';
import type { Trx } from '#platform/db/database.ts';
import { taxWithin } from '../model/refund-tax.ts';
import { addRefund, goesBackByItself, sumRefunds } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { listRefunds, type OrderRow, type PaymentRow, type RefundRow, sumLost } from './queries.ts';
import { tellRefundDeclined } from './tell-buyer.ts';

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
 * Ends refunds that a dispute overtakes, up to so many cents: what somebody asked for before what goes back by itself. Of that, what the
 * bank left still goes back. Answers how much was overtaken, and what of that no credit note is about yet: one that had arrived has its own.
 */
export async function overtakeRefunds(
  inner: Inside,
  { order, payment, disputeId, cents }: Of & { disputeId: string; cents: number },
): Promise<{ cents: number; uncredited: { cents: number; taxCents: number } }> {
  const unsent = (await listRefunds(inner.db, [payment.id])).filter(isUnsent);
  const notes = await inner.db.selectFrom('invoices').select('refund_id').where('order_id', '=', order.id).execute();
  const byItself = (refund: RefundRow) => goesBackByItself(refund, payment, order);
  const sum = { cents: 0, uncredited: { cents: 0, taxCents: 0 } };
  for (const refund of [...unsent.filter((one) => !byItself(one)), ...unsent.filter(byItself)]) {
    const taken = Math.min(cents - sum.cents, refund.cents);
    if (taken <= 0) break;
    sum.cents += taken;
    if (!notes.some(({ refund_id }) => refund_id === refund.id)) {
      sum.uncredited.cents += taken;
      sum.uncredited.taxCents += taxOf(refund, taken);
    }
    await markOvertaken(inner, refund, { disputeId, cents: taken });
    if (byItself(refund)) await addRest(inner, payment, refund, taken);
    else await tellRefundDeclined(inner, order, { cents: refund.cents, answer: ANSWER });
  }
  return sum;
}

/** A refund did not arrive that was under way while the bank took its payment back: what was held for it makes up for what was booked as lost. Answers whether it is over. */
export async function overtakeFailed(inner: Inside, { order, payment, refundId }: Of & { refundId: string }): Promise<boolean> {
  const lostCents = (await sumLost(inner.db, [payment.id])).get(payment.id) ?? 0;
  const refunds = await listRefunds(inner.db, [payment.id]);
  const backCents = sumRefunds(refunds.filter(({ status }) => status !== 'rejected')).cents;
  const refund = refunds.find(({ id }) => id === refundId);
  const overCents = Math.min(lostCents + backCents - payment.cents, refund?.cents ?? 0);
  const dispute = await inner.db
    .selectFrom('disputes')
    .select('id')
    .where('payment_id', '=', payment.id)
    .where('lost_cents', '>', 0)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (refund === undefined || dispute === undefined || overCents <= 0) return false;
  const hold = holdOf(order, payment);
  if (hold !== undefined)
    await postJournal(inner, {
      book: order.book,
      key: lateKeyOf(refund),
      kind: 'refund-overtaken',
      about: order.id,
      transfers: [{ debit: hold, credit: platformAccount('losses'), cents: overCents }],
    });
  await markOvertaken(inner, refund, { disputeId: dispute.id, cents: overCents });
  await addRest(inner, payment, refund, overCents);
  return true;
}

interface Overtaken {
  refund: RefundRow;
  /** It was under way, and failed after the loss was booked. */
  isLate: boolean;
}

async function listOvertaken(inner: Inside, { order, payment, disputeId }: Of & { disputeId: string }): Promise<Overtaken[]> {
  const refunds = (await listRefunds(inner.db, [payment.id])).filter((refund) => refund.overtaken_by === disputeId);
  const hold = holdOf(order, payment);
  const late =
    hold === undefined ? undefined : await sumJournals(inner, order.book, { account: hold, keys: refunds.map(lateKeyOf) });
  return refunds.map((refund) => ({ refund, isLate: late?.has(lateKeyOf(refund)) === true }));
}

/** The tax within what a dispute overtook as it was lost. */
export async function sumOvertakenTax(inner: Inside, of: Of & { disputeId: string }): Promise<number> {
  const overtaken = await listOvertaken(inner, of);
  return overtaken.reduce((sum, { refund, isLate }) => sum + (isLate ? 0 : taxOf(refund, refund.overtaken_cents)), 0);
}

/** The bank reverses itself: what it overtook goes back from here after all, unless somebody had to decide on it. */
export async function resumeRefunds(inner: Inside, of: Of & { disputeId: string }): Promise<void> {
  const { order, payment } = of;
  for (const { refund, isLate } of await listOvertaken(inner, of)) {
    const cents = refund.overtaken_cents;
    await inner.db.updateTable('refunds').set({ overtaken_by: null, overtaken_cents: 0 }).where('id', '=', refund.id).execute();
    const key = lateKeyOf(refund);
    if (isLate)
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
  { disputeId, cents }: { disputeId: string; cents: number },
): Promise<void> {
  await inner.db
    .updateTable('refunds')
    .set({ status: 'rejected', answer: ANSWER, overtaken_by: disputeId, overtaken_cents: cents })
    .where('id', '=', id)
    .execute();
}

/** What a bank left of a refund still goes back. */
async function addRest(inner: Inside, payment: PaymentRow, refund: RefundRow, overtakenCents: number): Promise<void> {
  const cents = refund.cents - overtakenCents;
  if (cents > 0) await addAgain(inner, payment, refund, { cents, taxCents: refund.tax_cents - taxOf(refund, overtakenCents) });
}

async function addAgain(
  inner: Inside,
  payment: PaymentRow,
  { reason, part, is_automatic: isAutomatic, credit_of: creditOf }: RefundRow,
  sum: { cents: number; taxCents: number },
): Promise<void> {
  await addRefund(inner, payment, {
    id: randomUUID(),
    ...sum,
    reason,
    part,
    isAutomatic,
    ...(creditOf === null ? {} : { creditOf }),
  });
}
