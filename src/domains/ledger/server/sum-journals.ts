import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import type { Account, Book } from '../model/accounts.ts';

/** What booked journals added to the debit side of an account, in cents, by their keys. Announced ones count nothing. */
export async function sumJournals(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { account, keys }: { account: Account; keys: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; cents: number }>`
    select j.key, sum(case when t.debit_account = a.id then t.cents else -t.cents end)::bigint as cents
    from ledger_accounts a, ledger_journals j join ledger_transfers t on t.journal_id = j.id
    where a.book = ${book} and a.kind = ${account.kind} and a.owner = ${account.owner} and j.book = ${book} and j.key = any(${keys}::text[])
      and t.phase in ('done', 'post') and a.id in (t.debit_account, t.credit_account)
    group by j.key`.execute(db);
  return new Map(rows.map(({ key, cents }) => [key, cents]));
}
