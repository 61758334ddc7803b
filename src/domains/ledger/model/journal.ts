import type { Account, Book } from './accounts.ts';

/** One movement: the same cents leave one account and reach another. */
export interface Transfer {
  debit: Account;
  credit: Account;
  /** Whole and above zero. */
  cents: number;
}

interface JournalHead {
  book: Book;
  /** What makes the journal this one: sent again, it is answered as the first time. */
  key: string;
  /** What happened, such as `order-paid`. */
  kind: string;
  /** The opaque id of what it happened to. */
  about: string;
}

export interface Journal extends JournalHead {
  /** All of them are booked, or none. */
  transfers: readonly Transfer[];
  /** Announced alone: what leaves can no longer be spent, what comes not yet. Settle it later. */
  isPending?: boolean;
}

/** Makes an announced journal true, or takes it back. */
export interface Settlement extends JournalHead {
  /** The key of the pending journal. */
  of: string;
  outcome: 'post' | 'void';
}

/** Undoes a journal that was booked, by the same transfers the other way round. */
export interface Reversal extends JournalHead {
  /** The key of the journal. */
  of: string;
}

export const MOST_TRANSFERS = 100;
/** A trillion dollars in cents: sums stay whole in JavaScript. */
export const MOST_CENTS = 100_000_000_000_000;

/** Throws a RangeError for a journal that no ledger can hold. */
export function requireBookable({ transfers }: Journal): void {
  if (transfers.length === 0 || transfers.length > MOST_TRANSFERS)
    throw new RangeError(`a journal has 1 to ${MOST_TRANSFERS} transfers`);
  for (const { debit, credit, cents } of transfers) {
    if (!Number.isSafeInteger(cents) || cents < 1 || cents > MOST_CENTS)
      throw new RangeError('a transfer moves whole cents, at least one');
    if (debit.kind === credit.kind && debit.owner === credit.owner) throw new RangeError('a transfer needs two accounts');
  }
}

/** The transfers without those of zero cents: a journal of an order without tax has no line for tax. */
export function movements(transfers: readonly Transfer[]): Transfer[] {
  return transfers.filter(({ cents }) => cents !== 0);
}
