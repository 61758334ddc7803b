import { describe, expect, it } from 'vitest';
import { disclosuresOf } from './disclosures.ts';
import { planSchema, readPlan } from './plan.ts';
import { searchBandOf } from './search-bands.ts';

describe('a plan', () => {
  it('begins empty, and keeps what can still be read of an older one', () => {
    expect(readPlan({})).toMatchObject({ step: 'property', updates: [], intent: { mortgage: null } });
    const old = { step: 'a step of long ago', prepared: ['clean'], intent: { reason: 'moving', mortgage: 'much' } };
    expect(readPlan(old)).toMatchObject({ step: 'property', prepared: ['clean'], intent: { reason: null } });
    expect(readPlan('nonsense')).toEqual(readPlan({}));
  });

  it('refuses what cannot be', () => {
    for (const part of [
      { intent: { mortgage: -1 } },
      { closingDate: '2027-02-30' },
      { updates: [{ what: 'Roof', year: 3000, cost: 1 }] },
      { disclosures: { roof: 'perhaps' } },
      { step: 'nowhere' },
      { people: { isForeignSeller: 'perhaps' } },
    ])
      expect(planSchema.safeParse(part).success, JSON.stringify(part)).toBe(false);
  });
});

it.each([
  [499_900, 500_000, 475_000, false],
  [500_000, 500_000, 475_000, false],
  [500_001, 550_000, 500_000, true],
  [505_000, 550_000, 500_000, true],
  [506_000, 550_000, 500_000, false],
  [1_010_000, 1_250_000, 1_000_000, true],
])('a price of $%d is found up to $%d and missed up to $%d', (price, upTo, below, isJustAbove) => {
  expect(searchBandOf(price)).toEqual({ upTo, below, isJustAbove });
});

it('asks for the papers that the home and its state call for', () => {
  const keys = (fields: object) => disclosuresOf(fields as Parameters<typeof disclosuresOf>[0]).map(({ key }) => key);
  expect(keys({ StateOrProvince: 'WA', YearBuilt: 1978 })).toEqual(['state-form']);
  expect(keys({ StateOrProvince: 'WA', YearBuilt: 1977 })).toEqual(['state-form', 'lead-paint']);
  expect(keys({ StateOrProvince: 'CA' })).toEqual(['state-form', 'lead-paint']);
  expect(keys({ YearBuilt: 2001, AssociationFee: 200 })).toEqual(['state-form', 'association']);
  expect(disclosuresOf({ StateOrProvince: 'ZZ', YearBuilt: 2001 })[0]?.why).toContain('no form for your state');
});
