import { platformAccount, postJournal, reverseJournal } from '#domains/ledger/server/index.ts';
import type { Payout, ProviderName } from '#platform/payments/provider.ts';
import { transact } from '#platform/verb/transact.ts';
import { type BillingContext, bookOf } from './billing-context.ts';

/** What the provider pays out to the platform's bank, by its own schedule. Where the balance is below zero, it takes it from there. */
export async function applyBankPayout(ctx: BillingContext, name: ProviderName, said: Payout): Promise<void> {
  if (said.cents === 0) return;
  const head = { book: bookOf(ctx, name), about: said.id } as const;
  const [bank, clearing] = [platformAccount('bank'), platformAccount('clearing')];
  const [debit, credit] = said.cents > 0 ? [bank, clearing] : [clearing, bank];
  const key = `bank:${said.id}`;
  await transact(ctx, async (inner) => {
    await postJournal(inner, {
      ...head,
      key,
      kind: 'bank-payout',
      transfers: [{ debit, credit, cents: Math.abs(said.cents) }],
    });
    if (said.status === 'failed' || said.status === 'cancelled')
      await reverseJournal(inner, { ...head, key: `${key}:back`, kind: 'bank-payout-came-back', of: key });
  });
}
