import { accountOf, lockBalances, movements, platformAccount, postJournal, type Transfer } from '#domains/ledger/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { releaseFee } from '../model/job-fee.ts';
import { remainingCents } from '../model/milestone-moves.ts';
import type { BillingContext } from './billing-context.ts';
import { type MilestoneRow, termsOf } from './milestones.ts';
import type { OrderRow } from './queries.ts';
import { changeMilestone } from './settle-milestones.ts';

/**
 * A lost card dispute about money of milestones: what is still held goes first. What was released comes from the vendor, out of what
 * is owed to it, and the rest becomes its debt; the platform gives its fee back. Answers how much became debt.
 */
export async function clawBack(
  inner: BillingContext & { db: Trx },
  order: OrderRow,
  { key, cents }: { key: string; cents: number },
): Promise<number> {
  const rows = await inner.db
    .selectFrom('milestones')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('place')
    .forUpdate()
    .$castTo<MilestoneRow>()
    .execute();
  const vendorId = rows[0]?.vendor_id;
  const disputed = platformAccount('disputed');
  const transfers: Transfer[] = [];
  let left = cents;
  let ofHold = 0;
  let debtCents = 0;
  const take = (debit: Transfer['debit'], most: number): void => {
    const taken = Math.max(0, Math.min(left, most));
    left -= taken;
    transfers.push({ debit, credit: disputed, cents: taken });
  };
  if (vendorId !== undefined) {
    const [hold, payable] = [accountOf('hold', order.about), accountOf('payable', vendorId)];
    const balances = await lockBalances(inner, order.book, [hold, payable]);
    const held = rows.reduce((sum, row) => sum + row.cents - row.released_cents - row.refunded_cents, 0);
    const fees = rows.reduce((sum, row) => sum + releaseFee(termsOf(row), row.released_cents), 0);
    const net = rows.reduce((sum, row) => sum + row.released_cents, 0) - fees;
    take(hold, Math.min(held, balances.get(hold)?.availableCents ?? 0));
    ofHold = cents - left;
    const owed = Math.min(left, net);
    take(payable, Math.min(owed, balances.get(payable)?.availableCents ?? 0));
    take(accountOf('debt', vendorId), net - (transfers.at(-1)?.cents ?? 0));
    debtCents = transfers.at(-1)?.cents ?? 0;
    take(platformAccount('revenue'), fees);
  }
  take(platformAccount('losses'), left);
  await postJournal(inner, { book: order.book, key, kind: 'dispute-lost', about: order.id, transfers: movements(transfers) });
  // What was held for a part went back to the client by their bank: nothing is left of it to decide on.
  for (const row of rows) {
    const back = Math.min(ofHold, remainingCents(row));
    if (back <= 0) continue;
    ofHold -= back;
    const isAll = back === remainingCents(row);
    await changeMilestone(inner, row, {
      refunded_cents: row.refunded_cents + back,
      ...(isAll ? { status: 'refunded' as const, approve_by: null } : {}),
    });
  }
  await inner.db
    .updateTable('milestones')
    .set({ status: 'clawed-back' })
    .where('order_id', '=', order.id)
    .where('status', '=', 'released')
    .execute();
  return debtCents;
}
