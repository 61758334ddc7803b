import { randomUUID } from 'node:crypto';
import { accountOf, lockBalances, movements, platformAccount, postJournal } from '#domains/ledger/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { remainingCents, returnedCents, standingCents } from '../model/milestone-moves.ts';
import { taxOfPart } from '../model/refund-tax.ts';
import { addRefund } from './add-refund.ts';
import type { MoneyInside } from './billing-context.ts';
import { feeBetween, type MilestoneRow } from './milestones.ts';
import { isOrderDisputed, listPayments, lockOrder, type OrderRow, paidBy } from './queries.ts';

/** Writes what changed of a milestone that the caller has locked. */
export async function changeMilestone(inner: MoneyInside, row: MilestoneRow, set: Partial<MilestoneRow>): Promise<void> {
  // Whose dispute it was matters while it lasts.
  const isOver = set.status !== undefined && set.status !== 'disputed';
  const change = isOver ? { ...set, disputed_over: null } : set;
  await inner.db.updateTable('milestones').set(change).where('id', '=', row.id).execute();
}

/** Releases all that is left of a milestone, or so much of it when the rest went back before. Throws as {@link releaseCents}. */
export async function approveMilestone(inner: MoneyInside, row: MilestoneRow, cents = remainingCents(row)): Promise<void> {
  await requireNoCardDispute(inner, row);
  await changeMilestone(inner, row, { status: 'approved' });
  await bookRelease(inner, row, cents);
  await changeMilestone(inner, row, { status: 'released', released_cents: row.released_cents + cents });
}

/** Releases a part of what is held; the rest stays as it is. Throws `conflict` with `card-disputed` while the bank questions the payment. */
export async function releaseCents(inner: MoneyInside, row: MilestoneRow, cents: number): Promise<void> {
  await requireNoCardDispute(inner, row);
  await bookRelease(inner, row, cents);
  await changeMilestone(inner, row, { released_cents: row.released_cents + cents });
}

/** The fee to the platform, debts of the vendor first, the rest to what can be paid out. */
async function bookRelease(inner: MoneyInside, row: MilestoneRow, cents: number): Promise<void> {
  const order = await requireOrder(inner, row);
  // Of all that stands released, so that parts cost what the whole does, also where a bank took some of it between them.
  const feeCents = feeBetween(row, standingCents(row), standingCents(row) + cents);
  const [hold, payable, debt] = [
    accountOf('hold', row.engagement_id),
    accountOf('payable', row.vendor_id),
    accountOf('debt', row.vendor_id),
  ];
  // All that is booked below: the ledger locks in one order whatever is asked for at once.
  const owed = (await lockBalances(inner, order.book, [hold, payable, debt])).get(debt)?.availableCents ?? 0;
  const net = cents - feeCents;
  const repaid = Math.min(owed, net);
  await postJournal(inner, {
    book: order.book,
    // Whatever is released of it comes after what was released before.
    key: `milestone:${row.id}:part:${row.released_cents}`,
    kind: 'released',
    about: row.engagement_id,
    transfers: movements([
      { debit: hold, credit: platformAccount('revenue'), cents: feeCents },
      { debit: hold, credit: debt, cents: repaid },
      { debit: hold, credit: payable, cents: net - repaid },
    ]),
  });
}

/** Pays held money back to whoever paid it; with a status where nothing is left. Throws as {@link releaseCents}: what a bank takes back would go back twice. */
export async function giveBackMilestone(
  inner: MoneyInside,
  row: MilestoneRow,
  { cents, status }: { cents: number; status?: 'refunded' },
): Promise<void> {
  await requireNoCardDispute(inner, row);
  const order = await requireOrder(inner, row);
  const payment = paidBy(await listPayments(inner.db, [order.id]));
  if (payment === undefined) throw new Error(`milestone ${row.id} is funded by no payment`);
  await changeMilestone(inner, row, {
    refunded_cents: row.refunded_cents + cents,
    ...(status === undefined ? {} : { status, approve_by: null }),
  });
  // Taken as a difference, so that all of it goes back with the last cent.
  const taxCents = taxOfPart(row, returnedCents(row), cents);
  await addRefund(inner, payment, { id: randomUUID(), cents, taxCents, reason: `For “${row.title}”` });
}

async function requireOrder(inner: MoneyInside, row: MilestoneRow): Promise<OrderRow> {
  const order = row.order_id === null ? undefined : await lockOrder(inner.db, row.order_id);
  if (order === undefined) throw new DomainError('conflict', 'This milestone isn’t paid.');
  return order;
}

async function requireNoCardDispute(inner: MoneyInside, row: MilestoneRow): Promise<void> {
  if (await isCardDisputed(inner, row))
    throw new DomainError('conflict', 'The client’s bank is questioning this payment. Nothing moves until that’s settled.', {
      publicCode: 'card-disputed',
    });
}

/** Whether the bank of the client questions the payment now: nothing moves until it has decided. */
export async function isCardDisputed({ db }: Pick<MoneyInside, 'db'>, row: MilestoneRow): Promise<boolean> {
  return row.order_id !== null && isOrderDisputed(db, row.order_id);
}
