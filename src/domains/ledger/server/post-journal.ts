import { sql } from 'kysely';
import pg from 'pg';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { type Journal, requireBookable, type Reversal, type Settlement } from '../model/journal.ts';

export interface Booked {
  journalId: number;
  /** False where the same journal was booked before. */
  isNew: boolean;
}

/** Booked at `now`; without it, and for one that is ahead, by the clock of the database. */
type LedgerContext = Pick<Context, 'db'> & Partial<Pick<Context, 'now'>>;

/**
 * Books a journal, alone or as a part of the caller's transaction. The same key again is answered as the first time. Throws
 * `conflict`: with the public code `key-reused` if the key stands for another journal, with `not-covered` if a counted account
 * would fall below zero. Either ends the transaction. Whoever calls decides who may.
 */
export async function postJournal(ctx: LedgerContext, journal: Journal): Promise<Booked> {
  requireBookable(journal);
  const { transfers } = journal;
  return write(
    ctx,
    sql`${journal.book}, ${journal.key}, ${journal.kind}, ${journal.about}, ${journal.isPending === true ? 'pending' : 'done'}, null::text,
      ${transfers.map(({ debit }) => debit.kind)}::text[], ${transfers.map(({ debit }) => debit.owner)}::text[],
      ${transfers.map(({ credit }) => credit.kind)}::text[], ${transfers.map(({ credit }) => credit.owner)}::text[],
      ${transfers.map(({ cents }) => cents)}::bigint[]`,
  );
}

/**
 * Posts or voids a pending journal, once. Throws as {@link postJournal}, `not-found` if the book has no such journal, and
 * `conflict` with `already-settled` or `not-pending`.
 */
export async function settleJournal(ctx: LedgerContext, settlement: Settlement): Promise<Booked> {
  const { book, key, kind, about, of, outcome } = settlement;
  return write(ctx, sql`${book}, ${key}, ${kind}, ${about}, ${outcome}, ${of}, ${NONE}`);
}

/** Reverses a booked journal, or the posting of a pending one, once. Throws as {@link settleJournal}. */
export async function reverseJournal(ctx: LedgerContext, reversal: Reversal): Promise<Booked> {
  const { book, key, kind, about, of } = reversal;
  return write(ctx, sql`${book}, ${key}, ${kind}, ${about}, ${'reverse'}, ${of}, ${NONE}`);
}

const NONE = sql`null::text[], null::text[], null::text[], null::text[], null::bigint[]`;

async function write({ db, now }: LedgerContext, given: ReturnType<typeof sql>): Promise<Booked> {
  try {
    const { rows } = await sql<{
      journal_id: number;
      is_new: boolean;
    }>`select * from post_journal(${given}, ${now ?? null}::timestamptz)`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('the ledger gave no answer');
    return { journalId: row.journal_id, isNew: row.is_new };
  } catch (cause) {
    throw (cause instanceof pg.DatabaseError && explain(cause)) || cause;
  }
}

/** The refusals of `post_journal` and of the rules of its tables. */
function explain(cause: pg.DatabaseError): DomainError | undefined {
  const refuse = (publicCode: string, words: string) => new DomainError('conflict', words, { publicCode, cause });
  if (cause.code === 'LG001') return refuse('key-reused', 'This was booked before with other amounts.');
  if (cause.code === 'LG002') return new DomainError('not-found', 'There is no such entry in the ledger.', { cause });
  if (cause.code === 'LG003') return refuse('not-pending', 'This entry of the ledger isn’t open to that change.');
  if (cause.constraint === 'ledger_journals_turned_once')
    return refuse('already-settled', 'This entry of the ledger was settled before.');
  if (cause.constraint === 'ledger_counters_covered') return refuse('not-covered', 'The account doesn’t hold this much.');
  return undefined;
}
