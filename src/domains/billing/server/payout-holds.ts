import { findVendors, listSuspended } from '#domains/experts/server/index.ts';
import { BOOKS, listBalances } from '#domains/ledger/server/index.ts';
import type { ProviderName } from '#platform/payments/provider.ts';
import type { Context } from '#platform/verb/context.ts';
import type { PayoutHold, WaitingPayout } from '../contract/payout-holds.ts';
import { type BillingContext, bookOf } from './billing-context.ts';

/** What is known of the bank account that payouts go to. */
interface Bank {
  held_until: Date | null;
}

/** Until when payouts to a bank account wait because it was changed; null where they need not. */
const bankHeldUntil = (bank: Bank | undefined, now: Date): Date | null =>
  bank?.held_until != null && bank.held_until > now ? bank.held_until : null;

const holdOf = (isSuspended: boolean, bank: Bank | undefined, now: Date): PayoutHold | null => {
  if (isSuspended) return { why: 'suspended', until: null };
  const until = bankHeldUntil(bank, now);
  return until === null ? null : { why: 'bank-changed', until: until.toISOString() };
};

/** Why payouts of a vendor wait; null where they need not. A suspension counts before a changed bank account: it has no last day. */
export async function findHold(
  ctx: Pick<Context, 'db' | 'now'>,
  vendorId: string,
  bank: Bank | undefined,
): Promise<PayoutHold | null> {
  const vendor = (await findVendors(ctx, [vendorId])).get(vendorId);
  return holdOf(vendor?.status === 'suspended', bank, ctx.now);
}

/** What is owed to vendors and waits, with the reason, the largest sums first. Whoever calls says who may know. */
export async function listWaiting(ctx: BillingContext, most: number): Promise<WaitingPayout[]> {
  const [suspended, banks] = await Promise.all([
    listSuspended(ctx),
    ctx.db
      .selectFrom('vendor_accounts')
      .select(['vendor_id', 'provider', 'held_until'])
      .where('held_until', '>', ctx.now)
      .$castTo<Bank & { vendor_id: string; provider: ProviderName }>()
      .execute(),
  ]);
  const owners = [...new Set([...suspended, ...banks.map((bank) => bank.vendor_id)])];
  if (owners.length === 0) return [];
  const owed = await Promise.all(
    BOOKS.map(async (book) =>
      (await listBalances(ctx, book, { kind: 'payable', owners })).flatMap(({ owner: vendorId, balance: { availableCents } }) => {
        const bank = banks.find((one) => one.vendor_id === vendorId && bookOf(ctx, one.provider) === book);
        const hold = holdOf(suspended.includes(vendorId), bank, ctx.now);
        return hold === null || availableCents <= 0 ? [] : [{ vendorId, book, availableCents, ...hold }];
      }),
    ),
  );
  const shown = owed
    .flat()
    .toSorted((a, b) => b.availableCents - a.availableCents)
    .slice(0, most);
  const vendors = await findVendors(
    ctx,
    shown.map(({ vendorId }) => vendorId),
  );
  return shown.map((one) => ({ ...one, name: vendors.get(one.vendorId)?.name ?? 'A vendor that is gone' }));
}
