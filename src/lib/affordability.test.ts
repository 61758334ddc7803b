import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AFFORDABILITY_ASSUMPTIONS,
  assessPrice,
  BACK_END_RATIOS,
  describeRatios,
  findAffordablePrice,
  measureSensitivity,
  type AffordabilityInputs,
} from './affordability.ts';

function makeInputs(fields: Partial<AffordabilityInputs> = {}): AffordabilityInputs {
  return {
    ...AFFORDABILITY_ASSUMPTIONS,
    incomeMonthCents: 1_000_000,
    debtsMonthCents: 50_000,
    downPaymentCents: 8_000_000,
    ...fields,
  };
}

it('names each ratio of debts to choose, and how far both often go', () => {
  const { choices, housing, debts } = describeRatios();
  expect(choices.map(({ ratio }) => ratio)).toEqual([...BACK_END_RATIOS]);
  expect(choices.map(({ words }) => words)).toEqual([
    '36% of income, customary',
    '43%, with good credit',
    '45%, the most some allow',
  ]);
  expect([housing, debts]).toEqual(['Often up to 28%', 'Often up to 36–45%']);
});

describe('the affordable price', () => {
  it('agrees with a month reckoned by hand', () => {
    // $400,000, $80,000 down, 6.5% over 30 years: $320,000 × 0.0054167 / (1 − 1.0054167^−360) = $2,022.62 (published tables).
    const outcome = assessPrice(40_000_000, makeInputs());
    expect(outcome.monthly.principalAndInterestCents).toBe(202_262);
    expect(outcome.monthly.propertyTaxCents).toBe(35_000);
    expect(outcome.monthly.insuranceCents).toBe(11_667);
    expect(outcome.monthly.mortgageInsuranceCents).toBe(0);
    expect(outcome).toMatchObject({ loanToValue: 0.8, closingCostsCents: 1_200_000, cashToCloseCents: 9_200_000 });
    expect(outcome.frontEndRatio).toBeCloseTo(0.248929, 6);
    expect(outcome.backEndRatio).toBeCloseTo(0.298929, 6);
  });

  it.each([
    ['front-end', {}],
    ['back-end', { debtsMonthCents: 200_000 }],
    ['down-payment', { downPaymentCents: 500_000 }],
    ['monthly-limit', { monthlyLimitCents: 150_000 }],
  ] as const)('names what binds: %s', (binding, fields) => {
    expect(findAffordablePrice(makeInputs(fields)).binding).toBe(binding);
  });

  it('takes a fifth down where none is told, so that an income alone gives a price', () => {
    const { priceCents, binding, outcome } = findAffordablePrice(makeInputs({ downPaymentCents: null }));
    expect(binding).toBe('front-end');
    expect(priceCents).toBeGreaterThan(40_000_000);
    expect(outcome?.loanToValue).toBeCloseTo(0.8, 6);
    expect(findAffordablePrice(makeInputs({ downPaymentCents: 0 }))).toMatchObject({ priceCents: 0, binding: 'down-payment' });
  });

  it('rises with the share of debts that a lender allows, and falls by the dues', () => {
    const debts = { debtsMonthCents: 200_000 };
    const prices = [0.36, 0.43].map(
      (backEndRatio) => findAffordablePrice(makeInputs({ ...debts, backEndRatio })).priceCents ?? 0,
    );
    expect(prices[1]).toBeGreaterThan(prices[0] ?? Number.POSITIVE_INFINITY);
    const withDues = findAffordablePrice(makeInputs({ ...debts, associationMonthCents: 30_000 }));
    expect(withDues.priceCents).toBeLessThan(prices[0] ?? 0);
  });

  it('is the last whole dollar within every limit, mortgage insurance included', () => {
    const money = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        money(5_000_000),
        money(400_000),
        money(60_000_000),
        fc.integer({ min: 0, max: 120 }),
        (incomeMonthCents, debtsMonthCents, downPaymentCents, rate) => {
          const inputs = makeInputs({ incomeMonthCents, debtsMonthCents, downPaymentCents, interestRate: rate / 1000 });
          const { priceCents } = findAffordablePrice(inputs);
          if (priceCents === null) return;
          const isWithin = (cents: number) => {
            const { monthly } = assessPrice(cents, inputs);
            return (
              monthly.totalCents <= incomeMonthCents * inputs.frontEndRatio &&
              monthly.totalCents + debtsMonthCents <= incomeMonthCents * inputs.backEndRatio &&
              downPaymentCents >= cents * inputs.minimumDownPaymentRatio
            );
          };
          if (priceCents > 0) expect(isWithin(priceCents)).toBe(true);
          expect(isWithin(priceCents + 100)).toBe(false);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('is nothing where debts leave no room, and open where nothing limits it', () => {
    expect(findAffordablePrice(makeInputs({ debtsMonthCents: 900_000 }))).toMatchObject({ priceCents: 0, binding: 'back-end' });
    expect(findAffordablePrice(makeInputs({ incomeMonthCents: null }))).toMatchObject({ priceCents: null, binding: null });
  });

  it('falls with the rate, and the month rises with the price', () => {
    const { priceAtRate, atPrice } = measureSensitivity(40_000_000, makeInputs());
    const [lower, same, higher] = priceAtRate.map((one) => one.priceCents ?? 0);
    expect(lower).toBeGreaterThan(same ?? 0);
    expect(same).toBeGreaterThan(higher ?? 0);
    expect(atPrice.map((one) => one.priceCents)).toEqual([36_000_000, 40_000_000, 44_000_000]);
    expect(atPrice[2]?.monthly.mortgageInsuranceCents).toBeGreaterThan(0);
  });
});
