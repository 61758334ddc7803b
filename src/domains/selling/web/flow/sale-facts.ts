import { addDays, utcDay } from '#lib/calendar.ts';
import { toCents } from '#lib/money.ts';
import type { SaleFacts } from '#domains/proceeds/contract.ts';
import type { EditorFields } from '../../contract.ts';
import type { Plan } from '../../model/plan.ts';

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
}

/** What a net sheet starts from. */
export function saleFactsOf({ price, state, county, closingDate, mortgage, taxAnnual }: FactsInput): SaleFacts {
  return {
    state,
    county,
    closingDate,
    priceCents: { low: toCents(price.low), likely: toCents(price.likely), high: toCents(price.high) },
    isForeignSeller: false,
    isOutOfStateSeller: false,
    willBuyerLiveThere: true,
    known: [
      ...(mortgage === null
        ? []
        : [{ field: 'firstPayoffCents' as const, value: toCents(mortgage), source: 'Your answer', asOf: null }]),
      ...(taxAnnual === null
        ? []
        : [{ field: 'annualTaxCents' as const, value: toCents(taxAnnual), source: 'The listing', asOf: null }]),
    ],
  };
}

const PRICE_SPREAD = 0.05;

/** The same for a draft with its plan. Undefined without a price. */
export function saleFactsOfDraft(fields: EditorFields, plan: Plan, now: Date): SaleFacts | undefined {
  const price = fields['ListPrice'];
  if (typeof price !== 'number') return undefined;
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null);
  const tax = fields['TaxAnnualAmount'];
  return saleFactsOf({
    price: { low: price * (1 - PRICE_SPREAD), likely: price, high: price },
    state: text('StateOrProvince'),
    county: text('CountyOrParish'),
    closingDate: plan.closingDate ?? assumedClosing(now),
    mortgage: plan.intent.mortgage,
    taxAnnual: typeof tax === 'number' ? tax : null,
  });
}
