import { expect, it } from 'vitest';
import { NO_EDITS, startCosts, type CostEdits, type SaleFacts } from './estimate.ts';
import { findUnknown } from './find-unknown.ts';
import { saleFactsOf } from './sale-facts.ts';

const facts = (given: Partial<SaleFacts> = {}, taxAnnual: number | null = 4000): SaleFacts => ({
  ...saleFactsOf({
    price: { low: 400_000, likely: 420_000, high: 420_000 },
    state: 'CA',
    county: null,
    closingDate: '2027-03-01',
    mortgage: null,
    taxAnnual,
  }),
  ...given,
});
const linesOf = (of: SaleFacts, edits: CostEdits = NO_EDITS) => findUnknown(of, startCosts(of), edits).map(({ line }) => line);

it('names no line whose figure is known, even if it is nothing', () => {
  expect(linesOf(facts())).toEqual([]);
  expect(linesOf(facts({ state: 'TX' }))).toEqual([]);
});

it('names the taxes that are not counted, and says which state it knows nothing of', () => {
  const maryland = facts({ state: 'MD' }, null);
  expect(linesOf(maryland)).toEqual(['transferTax', 'propertyTax']);
  expect(findUnknown(maryland, startCosts(maryland), NO_EDITS)[0]?.words).toContain('no rates for Maryland');
  expect(linesOf(facts({ state: null }))).toEqual(['transferTax']);
});

it('is silent once somebody entered a figure', () => {
  const edits: CostEdits = { ...NO_EDITS, likely: { transferTaxes: [], annualTaxCents: 0 } };
  expect(linesOf(facts({ state: 'MD' }, null), edits)).toEqual([]);
});

it('asks for the withholding of a state only where a seller lives elsewhere', () => {
  expect(linesOf(facts({ state: 'NJ' }))).toEqual([]);
  expect(linesOf(facts({ state: 'NJ', isOutOfStateSeller: true }))).toEqual(['withheld']);
  expect(linesOf(facts({ state: 'CA', isOutOfStateSeller: true }))).toEqual([]);
});
