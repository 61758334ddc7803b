/** The inputs of the monthly cost of a bought home. Money in integer cents, rates as ratios a year (0.065 is 6.5%). */
export interface CostInputs {
  priceCents: number;
  downPaymentRatio: number;
  interestRate: number;
  termYears: number;
  propertyTaxYearCents: number;
  insuranceYearCents: number;
  associationMonthCents: number;
  /** Of the loan, a year; charged while the loan is above 80% of the price. */
  mortgageInsuranceRate: number;
  utilitiesMonthCents: number;
}

export interface MonthlyCost {
  loanCents: number;
  principalAndInterestCents: number;
  propertyTaxCents: number;
  insuranceCents: number;
  associationCents: number;
  mortgageInsuranceCents: number;
  utilitiesCents: number;
  totalCents: number;
  /** Loan over price. */
  loanToValue: number;
}

/** Above this share of the price lenders ask for mortgage insurance. */
export const MORTGAGE_INSURANCE_ABOVE = 0.8;

/** The cost of a month. Principal and interest by the annuity formula L·r/(1−(1+r)^−n); each line rounded to the cent. */
export function monthlyCost(inputs: CostInputs): MonthlyCost {
  const loanCents = Math.max(0, Math.round(inputs.priceCents * (1 - inputs.downPaymentRatio)));
  const loanToValue = inputs.priceCents > 0 ? loanCents / inputs.priceCents : 0;
  const lines = {
    principalAndInterestCents: annuityPayment(loanCents, inputs.interestRate, inputs.termYears),
    propertyTaxCents: Math.round(inputs.propertyTaxYearCents / 12),
    insuranceCents: Math.round(inputs.insuranceYearCents / 12),
    associationCents: inputs.associationMonthCents,
    mortgageInsuranceCents:
      loanToValue > MORTGAGE_INSURANCE_ABOVE ? Math.round((loanCents * inputs.mortgageInsuranceRate) / 12) : 0,
    utilitiesCents: inputs.utilitiesMonthCents,
  };
  const totalCents = Object.values(lines).reduce((sum, cents) => sum + cents, 0);
  return { loanCents, loanToValue, ...lines, totalCents };
}

function annuityPayment(loanCents: number, yearlyRate: number, years: number): number {
  const payments = years * 12;
  const rate = yearlyRate / 12;
  if (payments <= 0) return loanCents;
  return Math.round(rate === 0 ? loanCents / payments : (loanCents * rate) / (1 - (1 + rate) ** -payments));
}

export interface AmortizationYear {
  year: number;
  principalCents: number;
  interestCents: number;
  balanceCents: number;
}

/** The loan year by year. The last year absorbs rounding, so the principal adds up to the loan. */
export function amortize(loanCents: number, yearlyRate: number, years: number): AmortizationYear[] {
  const payment = annuityPayment(loanCents, yearlyRate, years);
  const table: AmortizationYear[] = [];
  let balance = loanCents;
  for (let year = 1; year <= years; year += 1) {
    let principal = 0;
    let interest = 0;
    for (let month = 1; month <= 12; month += 1) {
      const due = Math.round((balance * yearlyRate) / 12);
      const isLast = year === years && month === 12;
      const paid = isLast ? balance : Math.min(balance, payment - due);
      interest += due;
      principal += paid;
      balance -= paid;
    }
    table.push({ year, principalCents: principal, interestCents: interest, balanceCents: balance });
  }
  return table;
}

/** Defaults if nothing better is known. Each is shown as an assumption and can be edited. */
export const COST_ASSUMPTIONS = {
  downPaymentRatio: 0.2,
  interestRate: 0.065,
  termYears: 30,
  /** Of the price, a year. */
  propertyTaxRate: 0.0105,
  insuranceRate: 0.0035,
  mortgageInsuranceRate: 0.0075,
  utilitiesMonthCents: 0,
} as const;

/** The inputs for a home: its own tax and association fee if known, assumptions for the rest. */
export function startingInputs(home: {
  priceCents: number;
  taxYearCents: number | null;
  associationMonthCents: number | null;
}): CostInputs {
  const { propertyTaxRate, insuranceRate, ...rest } = COST_ASSUMPTIONS;
  return {
    ...rest,
    priceCents: home.priceCents,
    propertyTaxYearCents: home.taxYearCents ?? Math.round(home.priceCents * propertyTaxRate),
    insuranceYearCents: Math.round(home.priceCents * insuranceRate),
    associationMonthCents: home.associationMonthCents ?? 0,
  };
}
