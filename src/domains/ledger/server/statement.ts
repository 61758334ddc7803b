import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { type Account, ACCOUNT_KINDS, type AccountKind, type Book } from '../model/accounts.ts';

export interface StatementLine {
  /** Of the transfer. */
  id: number;
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
  /** Before the first line of the whole span, and after its last. */
  openingCents: number;
  closingCents: number;
  /** In the whole span. */
  lineCount: number;
  /** The newest, or those before the line that was asked for, the oldest first. */
  lines: StatementLine[];
  /** Whether older ones of the span are left out. */
  hasEarlier: boolean;
}

interface Span {
  account: Account;
  from: Date;
  to: Date;
  /** The most lines to give. */
  most: number;
  /** Lines before this one, by its id: the page before. */
  before?: number | undefined;
}

interface LineRow {
  opening: number;
  closing: number;
  line_count: number;
  after_page: number;
  id: number | null;
  booked_at: Date;
  journal_id: number;
  kind: string;
  about: string;
  other_kind: AccountKind;
  other_owner: string;
  cents: number;
}

/**
 * What was booked on an account from one moment up to, and without, another, with the balance after each line. Announced movements
 * count once they are posted. Balances are counted back from what the account holds now, so that what came before the span is not
 * read: a snapshot that was taken before it holds no transfer of it.
 */
export async function readStatement(
  { db }: Pick<Context, 'db'>,
  book: Book,
  { account, from, to, most, before }: Span,
): Promise<Statement> {
  const { side, isCounted } = ACCOUNT_KINDS[account.kind];
  const sign = side === 'credit' ? 1 : -1;
  const sums = isCounted
    ? sql`join ledger_counters s on s.account_id = a.id`
    : sql`cross join lateral sum_ledger_account(a.id) s`;
  const moved = (own: string, other: string, grows: 1 | -1) => sql`
    select t.id, t.booked_at, t.journal_id, t.${sql.ref(other)} as other, ${sql.lit(grows * sign)} * t.cents as cents
    from account a join ledger_transfers t on t.${sql.ref(own)} = a.id
    where t.id > (select id from start) and t.booked_at >= ${from} and t.phase in ('done', 'post')`;
  const { rows } = await sql<LineRow>`
    with account as materialized (
      select a.id, ${sql.lit(sign)} * (s.credits - s.debits) as cents from ledger_accounts a ${sums}
      where a.book = ${book} and a.kind = ${account.kind} and a.owner = ${account.owner}
    ), start as materialized (
      select coalesce(max(last_transfer), 0) as id from ledger_snapshots where taken_at <= ${from}
    ), moved as materialized (
      ${moved('credit_account', 'debit_account', 1)} union all ${moved('debit_account', 'credit_account', -1)}
    ), cut as materialized (
      select coalesce((select booked_at from moved where id = ${before ?? null}), ${to}) as at, ${before ?? 0}::bigint as id
    ), counted as (
      select coalesce(sum(cents), 0)::bigint as since, coalesce(sum(cents) filter (where booked_at >= ${to}), 0)::bigint as after,
        coalesce(sum(cents) filter (where (booked_at, m.id) >= (cut.at, cut.id)), 0)::bigint as after_page,
        count(*) filter (where booked_at < ${to})::int as line_count
      from moved m cross join cut
    ), page as (
      select m.* from moved m cross join cut where (m.booked_at, m.id) < (cut.at, cut.id)
      order by m.booked_at desc, m.id desc limit ${most + 1}
    )
    select a.cents - c.since as opening, a.cents - c.after as closing, c.line_count, a.cents - c.after_page as after_page,
      p.id, p.booked_at, p.journal_id, j.kind, j.about, o.kind as other_kind, o.owner as other_owner, p.cents
    from account a cross join counted c left join (
      page p join ledger_journals j on j.id = p.journal_id join ledger_accounts o on o.id = p.other
    ) on true order by p.booked_at desc, p.id desc`.execute(db);
  const [first] = rows;
  let balanceCents = first?.after_page ?? 0;
  const lines: StatementLine[] = [];
  for (const { id, ...row } of rows.slice(0, most)) {
    if (id === null) continue;
    lines.push({
      id,
      at: row.booked_at,
      journalId: row.journal_id,
      kind: row.kind,
      about: row.about,
      other: { kind: row.other_kind, owner: row.other_owner },
      cents: row.cents,
      balanceCents,
    });
    balanceCents -= row.cents;
  }
  return {
    openingCents: first?.opening ?? 0,
    closingCents: first?.closing ?? 0,
    lineCount: first?.line_count ?? 0,
    lines: lines.reverse(),
    hasEarlier: rows.length > most,
  };
}
