/**
 * The kinds of accounts: the side on which the balance stands, whether a counter holds it (it then never falls below zero), and
 * whose they are. The table `ledger_account_kinds` says the same (`ledger.test.ts`).
 */
export const ACCOUNT_KINDS = {
  /** The platform's balance at the payment provider. */
  clearing: { side: 'debit', isCounted: false, of: 'platform' },
  /** A vendor's own balance at the provider, between transfer and payout. */
  connected: { side: 'debit', isCounted: false, of: 'vendor' },
  /** What the provider paid out to the platform's bank account. */
  bank: { side: 'debit', isCounted: false, of: 'platform' },
  /** What card networks took back while a dispute is open. */
  disputed: { side: 'debit', isCounted: false, of: 'platform' },
  /** What the provider charges. */
  fees: { side: 'debit', isCounted: false, of: 'platform' },
  /** Discounts that the platform gives. */
  promo: { side: 'debit', isCounted: false, of: 'platform' },
  /** Disputes lost and debts written off. */
  losses: { side: 'debit', isCounted: false, of: 'platform' },
  /** What a vendor owes the platform, after a chargeback for example. */
  debt: { side: 'debit', isCounted: true, of: 'vendor' },
  /** A client's money that is held for the milestones of an engagement. */
  hold: { side: 'credit', isCounted: true, of: 'engagement' },
  /** What the platform owes a vendor. */
  payable: { side: 'credit', isCounted: true, of: 'vendor' },
  /** Tax collected and not yet handed on. */
  tax: { side: 'credit', isCounted: false, of: 'platform' },
  revenue: { side: 'credit', isCounted: false, of: 'platform' },
} as const satisfies Record<string, { side: 'debit' | 'credit'; isCounted: boolean; of: 'platform' | 'vendor' | 'engagement' }>;

export type AccountKind = keyof typeof ACCOUNT_KINDS;

/** Real money and that of the sandbox never meet. */
export type Book = 'live' | 'sandbox';
export const BOOKS = ['live', 'sandbox'] as const satisfies readonly Book[];

/** An account within a book. */
export interface Account {
  kind: AccountKind;
  /** An opaque id that names no person; empty for accounts of the platform. */
  owner: string;
}

type KindOf<Of> = { [Kind in AccountKind]: (typeof ACCOUNT_KINDS)[Kind]['of'] extends Of ? Kind : never }[AccountKind];

/** An account of the platform. */
export function platformAccount(kind: KindOf<'platform'>): Account {
  return { kind, owner: '' };
}

/** An account of a vendor or an engagement, by its opaque id. */
export function accountOf(kind: KindOf<'vendor' | 'engagement'>, owner: string): Account {
  if (owner === '') throw new RangeError('an account needs its owner');
  return { kind, owner };
}

/** What moved through an account, in cents. */
export interface Sums {
  debits: number;
  credits: number;
  /** Announced by journals that are neither posted nor voided. */
  debitsPending: number;
  creditsPending: number;
}

export interface Balance {
  /** Cents on the account's own side; below zero only without a counter. */
  cents: number;
  /** What can be spent: less what is announced to leave, without what is announced to come. */
  availableCents: number;
}

/** Cents on the side on which the account's balance stands. */
export function balanceOf(kind: AccountKind, sums: Sums): Balance {
  if (ACCOUNT_KINDS[kind].side === 'credit') {
    const cents = sums.credits - sums.debits;
    return { cents, availableCents: cents - sums.debitsPending };
  }
  const cents = sums.debits - sums.credits;
  return { cents, availableCents: cents - sums.creditsPending };
}
