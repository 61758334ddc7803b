import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { ACCOUNT_KINDS, type AccountKind, BOOKS, type Book } from '../model/accounts.ts';
import { listBalances } from './balances.ts';

interface BookState {
  book: Book;
  /** When its first line was booked. */
  since: Date | null;
  accounts: { kind: AccountKind; cents: number; availableCents: number }[];
}

/** What each kind of account holds in all, by book. */
export async function listBooks(ctx: Pick<Context, 'db'>): Promise<BookState[]> {
  const books = [];
  for (const book of BOOKS) {
    const accounts = [];
    for (const kind of Object.keys(ACCOUNT_KINDS) as AccountKind[]) {
      const all = await listBalances(ctx, book, { kind });
      const sum = (of: 'cents' | 'availableCents') => all.reduce((total, { balance }) => total + balance[of], 0);
      accounts.push({ kind, cents: sum('cents'), availableCents: sum('availableCents') });
    }
    books.push({ book, since: await findFirst(ctx, book), accounts });
  }
  return books;
}

/** The platform's accounts are a part of whatever happens, and lines are booked in the order in which they are numbered. */
async function findFirst({ db }: Pick<Context, 'db'>, book: Book): Promise<Date | null> {
  const first = (side: string) => sql`(
    select booked_at from ledger_transfers where ${sql.ref(side)} = a.id order by id limit 1)`;
  const { rows } = await sql<{ since: Date | null }>`
    select min(least(${first('debit_account')}, ${first('credit_account')})) as since
    from ledger_accounts a where a.book = ${book} and a.owner = ''`.execute(db);
  return rows[0]?.since ?? null;
}
