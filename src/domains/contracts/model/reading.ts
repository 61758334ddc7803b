import type { DocumentKind } from './document-kind.ts';
import type { OwnCounting } from './times/counting-words.ts';
import type { DayBasis, DayRule } from './times/spans-of-days.ts';

export type TermStatus = 'stated' | 'blank' | 'waived' | 'see_addendum_not_attached';

/** A day that hangs on the start of a paper. */
export interface StartChain {
  /** The counts that lead to it from the start, in their order. */
  counts: readonly (DayRule & { days: number })[];
  /** Another day, where the later or the earlier of both is meant. */
  other?: { day: string; isLater: boolean };
}

export interface TimedTerm {
  type: string;
  days?: number | null;
  from?: string | null;
  /** The day it ends, where its start is known or the paper names it. */
  date?: string | null;
  /** Wall time at the property, HH:MM, where the paper or its form tells the hour. */
  time?: string;
  basis?: DayBasis;
  /** Said in hours, and counted to the hour at which it began, which no paper tells. */
  isInHours?: true;
  /** Said in months: the days are so many of them. */
  isInMonths?: true;
  /** Whether its clause names the hour, or says that it is not moved off weekends: such stay when it is counted anew. */
  hasOwnTime?: true;
  isFixed?: true;
  /** The day of the event that it is counted from, where its clause tells it. */
  since?: string;
  /** How that day hangs on the start of the paper, where it does: it is found anew when that is corrected. */
  sinceStart?: StartChain;
  /** Whether it is counted back in full days. */
  isFull?: true;
  status: TermStatus;
  quote?: string | null;
  /** What the paper calls it, where it has no name that all papers share. */
  words?: string;
}

/** All that was read out of one paper. What it does not say is null or left out; nothing is assumed. */
export interface ContractReading {
  docType: DocumentKind;
  form: string | null;
  jurisdiction: string | null;
  /** Whether it is a form that nobody has filled in; null for what is no contract. */
  template: boolean | null;
  parties: {
    sellers?: string[];
    buyers?: string[];
    landlords?: string[];
    tenants?: string[];
    assignors?: string[];
    assignees?: string[];
    applicants?: string[];
    lender?: string;
  } | null;
  property?: { address: string | null; county: string | null; legal: string | null; apn: string | null } | null | undefined;
  price?: number | null;
  cash?: number | null;
  financing?: number | null;
  loanAmount?: number | null;
  interestRatePct?: number | null;
  termYears?: number | null;
  downPayment?: number | null;
  closingCosts?: number | null;
  cashToClose?: number | null;
  aprPct?: number | null;
  closingCostsShown?: { loanCosts: number | null; otherCosts: number | null };
  deposit?:
    | number
    | { amount: number | null; days?: number | null; from?: string | null; holder?: string | null; returnDays?: number | null }
    | null
    | undefined;
  option?: { fee: number | null; periodDays: number | null };
  titleCompany?: string | null;
  survey?: { existingBySellerDays: number | null; newByBuyerDays: number | null };
  objectionDays?: number | null;
  rent?: {
    monthly: number | null;
    dueDay: number | null;
    lateFee: number | null;
    lateAfterDay: number | null;
    lateDaily: number | null;
  } | null;
  earlyTermination?: { noticeDays: number | null; feeMonths: number | null } | null | undefined;
  dates?: Record<string, string | null> | null;
  /** Terms that have no place of their own, in the paper’s words: the kind of loan, what is included, who pays whom. */
  terms?: Record<string, string>;
  financingAddendumChecked?: boolean;
  contingencies?: TimedTerm[];
  deadlines?: TimedTerm[];
  blanks: string[];
  flags: string[];
}

/** A value and the words of the paper that say it. */
export interface Evidence {
  /** Where the value stands in the reading, as `deposit.amount` or `parties.buyers.0`. */
  path: string;
  /** From 1. */
  page: number;
  quote: string;
  /** The language model that read it; absent where the rules did. */
  by?: string;
  /** How far it can be relied on, where neither rules nor a model read it, but learned weights of words. */
  sureness?: 'likely' | 'check';
}

/** Words of a file that no reader of its pages sees. */
export interface HiddenText {
  /** From 1. */
  page: number;
  words: string;
}

export interface ReadContract {
  reading: ContractReading;
  evidence: Evidence[];
  /** How the paper says that its days are counted. */
  counting?: OwnCounting;
}
