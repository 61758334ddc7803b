import { randomUUID } from 'node:crypto';
import { accountOf, platformAccount, postJournal } from '#domains/ledger/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import type { Trx } from '#platform/db/database.ts';
import type { QuoteLine } from '../model/quote-line.ts';
import { taxOf } from '../model/tax-rules.ts';
import type { BillingContext } from './billing-context.ts';
import type { OrderRow, PaymentRow } from './queries.ts';

type Inside = BillingContext & { db: Trx };

/** Somebody paid twice, or after the order was over: the money is theirs, and goes back. */
export async function giveBackExtra(inner: Inside, order: OrderRow, payment: PaymentRow): Promise<void> {
  await postJournal(inner, {
    book: order.book,
    key: `payment:${payment.id}:extra`,
    kind: 'paid-twice',
    about: order.id,
    transfers: [{ debit: platformAccount('clearing'), credit: accountOf('hold', payment.id), cents: payment.cents }],
  });
  await addRefund(inner, payment, { cents: payment.cents, taxCents: 0, reason: 'Paid twice' });
}

/** What a line of a paid order is for cannot begin: its price and its tax go back. Answers the sum. */
export async function giveBackLine(
  inner: Inside,
  { order, payment, line, reason }: { order: OrderRow; payment: PaymentRow; line: QuoteLine; reason: string },
): Promise<number> {
  const rest = order.lines.filter((one) => one !== line);
  const taxOfRest = taxOf(rest, { state: order.state, day: utcDay(order.created_at) }).reduce((sum, { cents }) => sum + cents, 0);
  const taxCents = order.tax_cents - taxOfRest;
  const cents = line.cents - line.discountCents + taxCents;
  if (cents > 0) await addRefund(inner, payment, { cents, taxCents, reason });
  return cents;
}

async function addRefund(
  inner: Inside,
  payment: PaymentRow,
  { cents, taxCents, reason }: { cents: number; taxCents: number; reason: string },
): Promise<void> {
  await inner.db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: payment.id,
      status: 'requested',
      cents,
      tax_cents: taxCents,
      reason,
      is_automatic: true,
      created_at: inner.now,
    })
    .execute();
  await inner.jobs.send(inner.db, 'billing.send-refunds', {}, { singletonKey: 'refunds' });
}
