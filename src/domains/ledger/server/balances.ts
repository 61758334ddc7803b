import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { type Account, ACCOUNT_KINDS, type AccountKind, type Balance, balanceOf, type Book } from '../model/accounts.ts';

interface SumsRow {
  kind: AccountKind;
  owner: string;
  debits: number;
  credits: number;
  debits_pending: number;
  credits_pending: number;
}

const presentSums = (row: SumsRow) => ({
  debits: row.debits,
  credits: row.credits,
  debitsPending: row.debits_pending,
  creditsPending: row.credits_pending,
});

/** What an account holds; nothing where nothing was booked yet. */
export async function readBalance(ctx: Pick<Context, 'db'>, book: Book, account: Account): Promise<Balance> {
  const [known] = await listBalances(ctx, book, account);
  return known?.balance ?? { cents: 0, availableCents: 0 };
}

/** Accounts of a kind with what they hold, in order of their owners: all of a kind, or those of some owners. */
export async function listBalances(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { kind, owner, owners }: { kind: AccountKind; owner?: string; owners?: readonly string[] },
): Promise<{ owner: string; balance: Balance }[]> {
  const wanted = owner === undefined ? owners : [owner];
  const isOwner = wanted === undefined ? sql`true` : sql`a.owner = any(${[...wanted]}::text[])`;
  const sums = ACCOUNT_KINDS[kind].isCounted
    ? sql`join ledger_counters s on s.account_id = a.id`
    : sql`cross join lateral sum_ledger_account(a.id) s`;
  const { rows } = await sql<SumsRow>`
    select a.kind, a.owner, s.debits, s.credits, s.debits_pending, s.credits_pending
    from ledger_accounts a ${sums} where a.book = ${book} and a.kind = ${kind} and ${isOwner} order by a.owner`.execute(db);
  return rows.map((row) => ({ owner: row.owner, balance: balanceOf(row.kind, presentSums(row)) }));
}

/**
 * What counted accounts hold, locked until the end of the transaction, always in the same order: for work that decides by the
 * balance what it books.
 */
export async function lockBalances(
  { db }: Pick<Context, 'db'>,
  book: Book,
  accounts: readonly Account[],
): Promise<ReadonlyMap<Account, Balance>> {
  if (!db.isTransaction) throw new Error('balances are locked within a transaction');
  const { rows } = await sql<SumsRow>`
    select a.kind, a.owner, k.debits, k.credits, k.debits_pending, k.credits_pending
    from unnest(${accounts.map(({ kind }) => kind)}::text[], ${accounts.map(({ owner }) => owner)}::text[]) w (kind, owner)
    join ledger_accounts a on a.book = ${book} and a.kind = w.kind and a.owner = w.owner
    join ledger_counters k on k.account_id = a.id order by k.account_id for update of k`.execute(db);
  return new Map(
    accounts.map((account) => {
      const row = rows.find(({ kind, owner }) => kind === account.kind && owner === account.owner);
      return [account, row === undefined ? { cents: 0, availableCents: 0 } : balanceOf(account.kind, presentSums(row))];
    }),
  );
}
