import { AFFORDABILITY_ASSUMPTIONS, assessPrice, type PriceOutcome } from '#lib/affordability.ts';
import type { Answers, ApplicationStep } from '../contract.ts';

export interface Missing {
  step: ApplicationStep;
  what: string;
}

export const E_MAIL_FAULT = 'A whole e-mail address, such as ana@example.com';

export function isEmail(text: string): boolean {
  return /^\S+@\S+\.\S+$/.test(text);
}

/** What is still needed before the application is complete, in the order of the steps. */
export function listMissing({ borrower, coBorrower, income, property, declarations, consents }: Answers): Missing[] {
  const needs: [ApplicationStep, string, boolean][] = [
    ['borrower', 'Your name', borrower.fullName.length < 2],
    ['borrower', borrower.email === '' ? 'Your e-mail address' : E_MAIL_FAULT, !isEmail(borrower.email)],
    ['borrower', 'The name of your co-borrower', coBorrower.isThere && coBorrower.fullName.length < 2],
    ['income', 'How you earn your income', income.employment === null],
    ['income', 'Your income', (income.salaryMonthly ?? 0) + (income.otherMonthly ?? 0) <= 0],
    ['property', 'How you will use the home', property.occupancy === null],
    ['property', 'The price', (property.price ?? 0) <= 0],
    ['property', 'Your down payment', property.downPayment === null],
    [
      'property',
      'A down payment within the price',
      (property.price ?? 0) > 0 && (property.downPayment ?? 0) > (property.price ?? 0),
    ],
    ['declarations', 'Every declaration answered', Object.values(declarations).includes(null)],
    ['consents', 'Your consent to an electronic document', !consents.electronic],
  ];
  return needs.flatMap(([step, what, isMissing]) => (isMissing ? [{ step, what }] : []));
}

export interface Assessment {
  incomeMonthlyCents: number;
  debtsMonthlyCents: number;
  assetsCents: number;
  /** Null until there is a price. */
  outcome: PriceOutcome | null;
  /** Assets that are left after the cash to close; negative where they do not reach. Null until there is a price. */
  leftAfterClosingCents: number | null;
}

/** The ratios lenders look at, from the answers alone: arithmetic, not a decision. */
export function assessApplication(answers: Answers): Assessment {
  const { income, coBorrower, assets, debts, property } = answers;
  const other = coBorrower.isThere ? coBorrower : { incomeMonthly: 0, debtsMonthly: 0 };
  const incomeMonthlyCents = toCents((income.salaryMonthly ?? 0) + (income.otherMonthly ?? 0) + (other.incomeMonthly ?? 0));
  const debtsMonthlyCents = toCents(sum(debts) + (other.debtsMonthly ?? 0));
  const assetsCents = toCents(sum(assets));
  const price = property.price ?? 0;
  if (price <= 0) return { incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome: null, leftAfterClosingCents: null };
  const outcome = assessPrice(toCents(price), {
    ...AFFORDABILITY_ASSUMPTIONS,
    incomeMonthCents: incomeMonthlyCents,
    debtsMonthCents: debtsMonthlyCents,
    downPaymentCents: toCents(property.downPayment ?? 0),
    interestRate: property.interestRate ?? AFFORDABILITY_ASSUMPTIONS.interestRate,
    termYears: property.termYears,
    propertyTaxRate: property.taxYearly === null ? AFFORDABILITY_ASSUMPTIONS.propertyTaxRate : property.taxYearly / price,
    associationMonthCents: toCents(property.hoaMonthly ?? 0),
  });
  return {
    incomeMonthlyCents,
    debtsMonthlyCents,
    assetsCents,
    outcome,
    leftAfterClosingCents: assetsCents - outcome.cashToCloseCents,
  };
}

function sum(amounts: Record<string, number | null>): number {
  return Object.values(amounts).reduce<number>((total, amount) => total + (amount ?? 0), 0);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
