import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { type Account, ACCOUNT_KINDS, type AccountKind, type Book } from '../model/accounts.ts';

export interface StatementLine {
  at: Date;
  journalId: number;
  /** What happened, and the opaque id of what it happened to. */
  kind: string;
  about: string;
  /** The account on the other side. */
  other: Account;
  /** Cents: above zero where the balance grew. */
  cents: number;
  /** Cents after this line. */
  balanceCents: number;
}

export interface Statement {
  openingCents: number;
  lines: StatementLine[];
  closingCents: number;
}

interface LineRow {
  booked_at: Date;
  journal_id: number;
  kind: string;
  about: string;
  other_kind: AccountKind;
  other_owner: string;
  cents: number;
}

/**
 * What was booked on an account from one moment up to, and without, another, with the balance before and after each line.
 * Announced movements count once they are posted.
 */
export async function readStatement(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { account, from, to }: { account: Account; from: Date; to: Date },
): Promise<Statement> {
  const sign = ACCOUNT_KINDS[account.kind].side === 'credit' ? 1 : -1;
  const isThis = sql`a.book = ${book} and a.kind = ${account.kind} and a.owner = ${account.owner}`;
  const { rows: opening } = await sql<{ cents: number }>`
    select coalesce(sum(w.cents), 0) as cents from ledger_accounts a cross join lateral (
      select t.cents from ledger_transfers t
        where t.credit_account = a.id and t.phase in ('done', 'post') and t.booked_at < ${from}
      union all
      select -t.cents from ledger_transfers t
        where t.debit_account = a.id and t.phase in ('done', 'post') and t.booked_at < ${from}
    ) w where ${isThis}`.execute(db);
  const { rows } = await sql<LineRow>`
    select w.booked_at, w.journal_id, j.kind, j.about, o.kind as other_kind, o.owner as other_owner, w.cents
    from ledger_accounts a cross join lateral (
      select t.id, t.booked_at, t.journal_id, t.debit_account as other, t.cents from ledger_transfers t
        where t.credit_account = a.id and t.phase in ('done', 'post') and t.booked_at >= ${from} and t.booked_at < ${to}
      union all
      select t.id, t.booked_at, t.journal_id, t.credit_account, -t.cents from ledger_transfers t
        where t.debit_account = a.id and t.phase in ('done', 'post') and t.booked_at >= ${from} and t.booked_at < ${to}
    ) w join ledger_journals j on j.id = w.journal_id join ledger_accounts o on o.id = w.other
    where ${isThis} order by w.id`.execute(db);
  const openingCents = sign * (opening[0]?.cents ?? 0);
  let balanceCents = openingCents;
  const lines = rows.map((row): StatementLine => {
    const cents = sign * row.cents;
    balanceCents += cents;
    return {
      at: row.booked_at,
      journalId: row.journal_id,
      kind: row.kind,
      about: row.about,
      other: { kind: row.other_kind, owner: row.other_owner },
      cents,
      balanceCents,
    };
  });
  return { openingCents, lines, closingCents: balanceCents };
}
