import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amortize, monthlyCost, startingInputs } from './monthly-cost.ts';

const inputs = {
  priceCents: 50_000_000,
  downPaymentRatio: 0.2,
  interestRate: 0.06,
  termYears: 30,
  propertyTaxYearCents: 600_000,
  insuranceYearCents: 180_000,
  associationMonthCents: 4_000,
  mortgageInsuranceRate: 0.0075,
  utilitiesMonthCents: 0,
};

describe('monthlyCost', () => {
  it('reckons a known loan: $400,000 at 6% over 30 years is $2,398.20 a month', () => {
    const cost = monthlyCost(inputs);
    expect(cost.principalAndInterestCents).toBe(239_820);
    expect(cost.mortgageInsuranceCents).toBe(0);
    expect(cost.totalCents).toBe(239_820 + 50_000 + 15_000 + 4_000);
  });

  it('asks for mortgage insurance above 80% of the price only', () => {
    expect(monthlyCost({ ...inputs, downPaymentRatio: 0.1 }).mortgageInsuranceCents).toBe(Math.round((45_000_000 * 0.0075) / 12));
    expect(monthlyCost({ ...inputs, downPaymentRatio: 0.1999 }).mortgageInsuranceCents).toBeGreaterThan(0);
  });

  it('takes a loan without interest and a home without a loan', () => {
    expect(monthlyCost({ ...inputs, interestRate: 0 }).principalAndInterestCents).toBe(Math.round(40_000_000 / 360));
    expect(monthlyCost({ ...inputs, downPaymentRatio: 1 }).principalAndInterestCents).toBe(0);
  });

  it('pays a loan off to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200_000_000 }),
        fc.integer({ min: 0, max: 1500 }),
        fc.constantFrom(10, 15, 20, 30),
        (loan, rate, years) => {
          const table = amortize(loan, rate / 10_000, years);
          expect(table.reduce((sum, year) => sum + year.principalCents, 0)).toBe(loan);
          expect(table.at(-1)?.balanceCents).toBe(0);
        },
      ),
    );
  });

  it('prefers what is known of a home over what is assumed', () => {
    const known = startingInputs({ priceCents: 50_000_000, taxYearCents: 412_300, associationMonthCents: 25_000 });
    expect(known).toMatchObject({ propertyTaxYearCents: 412_300, associationMonthCents: 25_000 });
    expect(startingInputs({ priceCents: 50_000_000, taxYearCents: null, associationMonthCents: null })).toMatchObject({
      propertyTaxYearCents: 525_000,
      associationMonthCents: 0,
    });
  });
});
