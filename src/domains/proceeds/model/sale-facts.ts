import { addDays, utcDay } from '#lib/calendar.ts';
import { toCents } from '#lib/money.ts';
import type { SaleFacts } from './estimate.ts';
import type { HomeCondition } from './rows/condition-costs.ts';

/** Contract to closing takes about six weeks, and marketing before that about a month. */
const DAYS_TO_CLOSING = 75;

/** The closing day to assume until the seller gives one: YYYY-MM-DD. */
export function assumedClosing(now: Date): string {
  return addDays(utcDay(now), DAYS_TO_CLOSING);
}

interface FactsInput {
  /** In dollars. */
  price: { low: number; likely: number; high: number };
  state: string | null;
  county: string | null;
  closingDate: string;
  /** Dollars still owed. Null if not given. */
  mortgage: number | null;
  /** Dollars of property tax per year. Null if not given. */
  taxAnnual: number | null;
  /** Where the tax comes from. */
  taxSource?: string;
  /** For what is withheld for income taxes. */
  people?: SalePeople;
  /** What shape the home is in. Null if nobody said. */
  condition?: HomeCondition | null;
  /** Dollars that the seller wrote down for preparation. Null if not given. */
  prep?: number | null;
}

/** What the people of a sale say of themselves. */
export type SalePeople = Pick<SaleFacts, 'isForeignSeller' | 'isOutOfStateSeller' | 'willBuyerLiveThere'>;

/** Until the seller says otherwise. */
export const USUAL_PEOPLE: SalePeople = { isForeignSeller: false, isOutOfStateSeller: false, willBuyerLiveThere: true };

/** What a net sheet starts from. */
export function saleFactsOf({
  price,
  state,
  county,
  closingDate,
  mortgage,
  taxAnnual,
  taxSource = 'The listing',
  people = USUAL_PEOPLE,
  condition = null,
  prep = null,
}: FactsInput): SaleFacts {
  return {
    state,
    county,
    closingDate,
    priceCents: { low: toCents(price.low), likely: toCents(price.likely), high: toCents(price.high) },
    ...people,
    condition,
    known: [
      ...(mortgage === null
        ? []
        : [{ field: 'firstPayoffCents' as const, value: toCents(mortgage), source: 'Your answer', asOf: null }]),
      ...(taxAnnual === null
        ? []
        : [{ field: 'annualTaxCents' as const, value: toCents(taxAnnual), source: taxSource, asOf: null }]),
      ...(prep === null
        ? []
        : [{ field: 'prepCents' as const, value: toCents(prep), source: 'What you wrote down to prepare it', asOf: null }]),
    ],
  };
}
