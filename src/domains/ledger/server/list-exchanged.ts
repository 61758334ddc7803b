import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { AccountKind, Book } from '../model/accounts.ts';

/** What went from accounts of an owner to accounts of one kind from one moment up to, and without, another, oldest first; what came back is below zero. */
export async function listExchanged(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { kinds, owner, other, from, to }: { kinds: readonly AccountKind[]; owner: string; other: AccountKind; from: Date; to: Date },
): Promise<{ at: Date; cents: number }[]> {
  const { rows } = await sql<{ at: Date; cents: number }>`
    select t.booked_at as at, case when t.debit_account = a.id then t.cents else -t.cents end as cents
    from ledger_accounts a
      join ledger_transfers t on a.id in (t.debit_account, t.credit_account)
      join ledger_accounts o on o.id = case when t.debit_account = a.id then t.credit_account else t.debit_account end
    where a.book = ${book} and a.kind = any(${[...kinds]}::text[]) and a.owner = ${owner} and o.kind = ${other}
      and t.phase in ('done', 'post') and t.booked_at >= ${from} and t.booked_at < ${to} order by t.id`.execute(db);
  return rows;
}
