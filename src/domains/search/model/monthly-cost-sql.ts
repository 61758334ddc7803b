import { COST_ASSUMPTIONS, MORTGAGE_INSURANCE_ABOVE } from '#lib/monthly-cost.ts';
import type { SearchFilters } from '../contract.ts';

export interface LoanTerms {
  downPaymentRatio: number;
  /** An annual ratio. */
  interestRate: number;
  termYears: number;
}

export const MONTHLY_COST_COLUMNS = ['list_price_cents', 'tax_annual_amount_cents', 'association_fee_monthly_cents'] as const;

/** The loan of a search: what it names, or else what we assume. Percents become shares, 0 to 1. */
export function termsOf({ downPaymentPercent, interestRate, termYears }: SearchFilters): LoanTerms {
  return {
    downPaymentRatio: downPaymentPercent === undefined ? COST_ASSUMPTIONS.downPaymentRatio : downPaymentPercent / 100,
    interestRate: interestRate === undefined ? COST_ASSUMPTIONS.interestRate : interestRate / 100,
    termYears: termYears ?? COST_ASSUMPTIONS.termYears,
  };
}

/**
 * `monthlyCost` of `lib`, in cents, as an expression over a row of `listings` called `l`: the same formula, assumptions and
 * rounding, with the loan's factor computed beforehand. The text contains only numbers.
 */
export function writeMonthlyCost({ downPaymentRatio, interestRate, termYears }: LoanTerms): string {
  const payments = termYears * 12;
  const rate = interestRate / 12;
  const factor = rate === 0 ? 1 / payments : rate / (1 - (1 + rate) ** -payments);
  const price = 'l.list_price_cents::double precision';
  const loan = `floor(${price} * ${number(1 - downPaymentRatio)} + 0.5)`;
  const parts = [
    rounded(`${loan} * ${number(factor)}`),
    rounded(
      `coalesce(l.tax_annual_amount_cents, ${rounded(`${price} * ${number(COST_ASSUMPTIONS.propertyTaxRate)}`)}) / 12.0::double precision`,
    ),
    rounded(`${rounded(`${price} * ${number(COST_ASSUMPTIONS.insuranceRate)}`)} / 12.0::double precision`),
    'coalesce(l.association_fee_monthly_cents, 0)',
    `case when ${loan} / nullif(${price}, 0) > ${number(MORTGAGE_INSURANCE_ABOVE)} then ${rounded(`${loan} * ${number(COST_ASSUMPTIONS.mortgageInsuranceRate)} / 12.0::double precision`)} else 0 end`,
  ];
  return `(${parts.join(' + ')})`;
}

function rounded(expression: string): string {
  return `floor(${expression} + 0.5)`;
}

function number(value: number): string {
  return `${value}::double precision`;
}
