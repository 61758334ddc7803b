import { findVendors } from '#domains/experts/server/index.ts';
import { ACCOUNT_KINDS, type AccountKind, type Book, listBalances } from '#domains/ledger/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type * as admin from '../contract/admin.ts';
import { jobsOf } from './ledger-statement.ts';
import type { BillingContext } from './billing-context.ts';

const MOST_OWNERS = 200;

/** Whose the accounts of a kind are: those with most money, and the one that is asked for. */
export async function listLedgerOwners(
  ctx: BillingContext,
  { book, kind, of }: { book: Book; kind: AccountKind; of: string },
): Promise<EndpointResponse<typeof admin.listLedgerOwners>> {
  requireAdmin(ctx);
  const { of: whose } = ACCOUNT_KINDS[kind];
  if (whose === 'platform') return { whose, owners: [], ownerCount: 0 };
  const all = await listBalances(ctx, book, { kind });
  const sorted = all.toSorted((a, b) => Math.abs(b.balance.cents) - Math.abs(a.balance.cents));
  const shown = sorted.filter(({ owner }, at) => at < MOST_OWNERS || owner === of);
  const ids = shown.map(({ owner }) => owner);
  const names = whose === 'vendor' ? await vendorsOf(ctx, ids) : await jobsOf(ctx, ids);
  const nameless = whose === 'vendor' ? 'A vendor who left' : 'A job without a name';
  return {
    whose,
    ownerCount: all.length,
    owners: shown.map(({ owner, balance }) => ({ id: owner, name: names.get(owner) ?? nameless, cents: balance.cents })),
  };
}

async function vendorsOf(ctx: BillingContext, ids: readonly string[]): Promise<Map<string, string>> {
  const vendors = await findVendors(ctx, ids);
  return new Map([...vendors].map(([id, { name }]) => [id, name]));
}
