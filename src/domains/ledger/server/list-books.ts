import type { Context } from '#platform/verb/context.ts';
import { ACCOUNT_KINDS, type AccountKind, BOOKS, type Book } from '../model/accounts.ts';
import { listBalances } from './balances.ts';

/** What each kind of account holds in all, by book. */
export async function listBooks(
  ctx: Pick<Context, 'db'>,
): Promise<{ book: Book; accounts: { kind: AccountKind; cents: number; availableCents: number }[] }[]> {
  const books = [];
  for (const book of BOOKS) {
    const accounts = [];
    for (const kind of Object.keys(ACCOUNT_KINDS) as AccountKind[]) {
      const all = await listBalances(ctx, book, { kind });
      const sum = (of: 'cents' | 'availableCents') => all.reduce((total, { balance }) => total + balance[of], 0);
      accounts.push({ kind, cents: sum('cents'), availableCents: sum('availableCents') });
    }
    books.push({ book, accounts });
  }
  return books;
}
