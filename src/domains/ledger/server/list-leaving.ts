import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { AccountKind, Book } from '../model/accounts.ts';

export interface Leaving {
  at: Date;
  /** Whose account it left. */
  owner: string;
  journalId: number;
  /** The kind of account to which it went. */
  to: AccountKind;
  cents: number;
}

/** What was booked out of accounts of these owners from one moment up to, and without, another, oldest first. */
export async function listLeaving(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { kind, owners, from, to }: { kind: AccountKind; owners: readonly string[]; from: Date; to: Date },
): Promise<Leaving[]> {
  const { rows } = await sql<Leaving>`
    select t.booked_at as at, a.owner, t.journal_id as "journalId", c.kind as "to", t.cents
    from ledger_accounts a join ledger_transfers t on t.debit_account = a.id join ledger_accounts c on c.id = t.credit_account
    where a.book = ${book} and a.kind = ${kind} and a.owner = any(${[...owners]}::text[]) and t.phase in ('done', 'post')
      and t.booked_at >= ${from} and t.booked_at < ${to} order by t.id`.execute(db);
  return rows;
}
