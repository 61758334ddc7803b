import { randomUUID } from 'node:crypto';
import { accountOf, platformAccount, postJournal } from '#domains/ledger/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { QuoteLine } from '../model/quote-line.ts';
import { addRefund, partsOfOrder } from './add-refund.ts';
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
  await addRefund(inner, payment, {
    id: randomUUID(),
    cents: payment.cents,
    taxCents: 0,
    reason: 'Paid twice',
    isAutomatic: true,
  });
}

/** What a plan of a paid order is for cannot begin: its price and its tax go back. Answers the sum. */
export async function giveBackLine(
  inner: Inside,
  { order, payment, line, reason }: { order: OrderRow; payment: PaymentRow; line: QuoteLine; reason: string },
): Promise<number> {
  const part = partsOfOrder(order).find(({ key }) => key === String(order.lines.indexOf(line)));
  if (part === undefined || part.cents === 0) return 0;
  const { key, cents, taxCents } = part;
  await addRefund(inner, payment, { id: randomUUID(), cents, taxCents, reason, part: key, isAutomatic: true });
  return cents;
}
