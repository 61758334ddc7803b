import { expect, it } from 'vitest';
import type { ShownTerm } from './shown-terms.ts';
import { surenessOf } from './sureness.ts';

const KNOWN = { isKnownForm: true, isScan: false };
const OTHER = { isKnownForm: false, isScan: false };
const SCAN = { isKnownForm: true, isScan: true };
const price = { kind: 'money', value: '490000', quote: 'Sales Price (Sum of A and B) $490,000.00', by: null } as const;
const names = { kind: 'text', value: 'Ana Lee, Ben Ode', quote: 'between Ana Lee and Ben Ode', by: null } as const;
const day = { kind: 'day', value: '2027-03-19', quote: 'on or before March 19, 2027', by: null } as const;
const counted = { kind: 'day', value: '2027-03-19', quote: '45 Days after Acceptance', by: null } as const;

it.each<[string, Pick<ShownTerm, 'kind' | 'value' | 'quote' | 'by'>, typeof KNOWN, string]>([
  ['a price of a known form', price, KNOWN, 'sure'],
  ['the same of another form', price, OTHER, 'likely'],
  ['the same from a scan', price, SCAN, 'likely'],
  ['names', names, KNOWN, 'sure'],
  ['a day that is written out', day, KNOWN, 'sure'],
  ['a day that was counted', counted, KNOWN, 'likely'],
  ['the same of another form', counted, OTHER, 'check'],
  ['what a language model read', { ...price, by: 'a model' }, KNOWN, 'check'],
  ['what was not found', { ...price, value: '' }, KNOWN, 'check'],
  ['a number of another kind', { ...price, value: '125000' }, OTHER, 'check'],
])('%s', (_what, term, read, sureness) => {
  expect(surenessOf(term, read)).toBe(sureness);
});
