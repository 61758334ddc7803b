import { toCents } from '#lib/money.ts';
import { AFFORDABILITY_ASSUMPTIONS, assessPrice, type PriceOutcome } from '#lib/affordability.ts';
import { formatCount } from '#lib/format.ts';
import {
  type Answers,
  type ApplicationStep,
  type CoApplicant,
  emptyAnswers,
  type JoinedApplication,
  type Part,
  type Totals,
} from '../contract.ts';

export interface Missing {
  step: ApplicationStep;
  what: string;
}

export const EMAIL_FAULT = 'A complete email address, such as ana@example.com';

const LONGEST_EMAIL = 254;

export function isEmail(text: string): boolean {
  return text.length <= LONGEST_EMAIL && /^\S+@\S+\.\S+$/.test(text);
}

type Need = [ApplicationStep, string, boolean];

/** What is still needed before the application is complete, in the order of the steps. */
export function listMissing(answers: Answers, coApplicant: CoApplicant | null = null): Missing[] {
  const { coBorrower, income, property } = answers;
  return pick([
    ...needsOfPerson(answers),
    ['borrower', 'The name of your co-borrower', coApplicant === null && coBorrower.isThere && coBorrower.fullName.length < 2],
    ['borrower', 'The answer to your invitation, or take it back', coApplicant?.state === 'invited'],
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
    ...needsOfConsent(answers),
    ...(coApplicant?.state === 'joined' && coApplicant.missing > 0
      ? [['review', `The part of ${coApplicant.name}: ${formatCount(coApplicant.missing, 'answer')}`, true] satisfies Need]
      : []),
  ]);
}

/** What a co-applicant's part still needs; a person without income may say so. */
export function listMissingOfPart(part: Part): Missing[] {
  return pick([
    ...needsOfPerson(part),
    ['income', 'How you earn your income', part.income.employment === null],
    ...needsOfConsent(part),
  ]);
}

function needsOfPerson({ borrower }: Part): Need[] {
  return [
    ['borrower', 'Your name', borrower.fullName.length < 2],
    ['borrower', borrower.email === '' ? 'Your email address' : EMAIL_FAULT, !isEmail(borrower.email)],
  ];
}

function needsOfConsent({ declarations, consents }: Part): Need[] {
  return [
    ['declarations', 'Every declaration answered', Object.values(declarations).includes(null)],
    ['consents', 'Your consent to an electronic document', !consents.electronic],
  ];
}

function pick(needs: Need[]): Missing[] {
  return needs.flatMap(([step, what, isMissing]) => (isMissing ? [{ step, what }] : []));
}

/** What one borrower earns, owes a month and has. */
export function totalsOf({ income, assets, debts }: Pick<Part, 'income' | 'assets' | 'debts'>): Totals {
  return {
    incomeMonthlyCents: toCents((income.salaryMonthly ?? 0) + (income.otherMonthly ?? 0)),
    debtsMonthlyCents: toCents(sum(debts)),
    assetsCents: toCents(sum(assets)),
  };
}

/** The totals of all borrowers, and what follows from them. */
export interface Assessment extends Totals {
  /** Null until there is a price. */
  outcome: PriceOutcome | null;
  /** Assets left after the cash to close; negative if they do not cover it. Null until there is a price. */
  leftAfterClosingCents: number | null;
}

/** The ratios lenders look at, from the answers alone: arithmetic, not a decision. `other` is the second borrower, where one takes part. */
export function assessApplication(answers: Answers, other: Totals | null = null): Assessment {
  const { coBorrower, property } = answers;
  const own = totalsOf(answers);
  const second = other ?? totalsToldFor(coBorrower);
  const incomeMonthlyCents = own.incomeMonthlyCents + second.incomeMonthlyCents;
  const debtsMonthlyCents = own.debtsMonthlyCents + second.debtsMonthlyCents;
  const assetsCents = own.assetsCents + second.assetsCents;
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

/** The same as the second borrower sees it, with their own part as it stands. */
export function assessJoined({ property, with: first }: Pick<JoinedApplication, 'property' | 'with'>, part: Part): Assessment {
  return assessApplication({ ...emptyAnswers(), ...part, property }, first.totals);
}

/** A co-borrower without a part of their own, as the first borrower tells. */
function totalsToldFor({ isThere, incomeMonthly, debtsMonthly }: Answers['coBorrower']): Totals {
  if (!isThere) return { incomeMonthlyCents: 0, debtsMonthlyCents: 0, assetsCents: 0 };
  return { incomeMonthlyCents: toCents(incomeMonthly ?? 0), debtsMonthlyCents: toCents(debtsMonthly ?? 0), assetsCents: 0 };
}

function sum(amounts: Record<string, number | null>): number {
  return Object.values(amounts).reduce<number>((total, amount) => total + (amount ?? 0), 0);
}
