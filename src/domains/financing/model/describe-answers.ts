import { formatPercent, formatWholeDollars } from '#lib/format.ts';
import type { Answers, Application, ApplicationStep, Part } from '../contract.ts';
import { DECLARATION_KEYS, DECLARATIONS } from './declarations.ts';

export interface AnswerGroup {
  step: ApplicationStep;
  title: string;
  lines: { label: string; value: string }[];
}

const EMPLOYMENT_WORDS = { employed: 'Employed', 'self-employed': 'Self-employed', retired: 'Retired', other: 'Other' } as const;
const OCCUPANCY_WORDS = { primary: 'Primary home', 'second-home': 'Second home', investment: 'Investment' } as const;
const OPEN = 'Not answered';

/** A borrower's part; the first one's comes with the home, and with whoever borrows along without a part of their own. */
export type Described = Part & Partial<Pick<Answers, 'coBorrower' | 'property'>>;

/** What the first borrower's pages show: whoever joined speaks for themselves. */
export function describedBy({ answers, coApplicant }: Pick<Application, 'answers' | 'coApplicant'>): Described {
  if (coApplicant?.state !== 'joined') return answers;
  const { coBorrower: _told, ...rest } = answers;
  return rest;
}

/** Every answer as a line of words, for the review and the document. */
export function describeAnswers({
  borrower,
  coBorrower,
  income,
  assets,
  debts,
  property,
  declarations,
  consents,
}: Described): AnswerGroup[] {
  return [
    {
      step: 'borrower',
      title: 'Borrower',
      lines: [
        { label: 'Name', value: borrower.fullName || OPEN },
        { label: 'Email', value: borrower.email || OPEN },
        { label: 'Phone', value: borrower.phone || OPEN },
        { label: 'Address', value: borrower.address || OPEN },
        ...(coBorrower?.isThere === true ? [{ label: 'Co-borrower', value: coBorrower.fullName || OPEN }] : []),
      ],
    },
    {
      step: 'income',
      title: 'Employment and income, a month before taxes',
      lines: [
        { label: 'Employment', value: income.employment === null ? OPEN : EMPLOYMENT_WORDS[income.employment] },
        { label: 'Employer', value: [income.title, income.employer].filter(Boolean).join(', ') || OPEN },
        { label: 'Since', value: income.startYear === null ? OPEN : String(income.startYear) },
        { label: 'Salary or profit', value: dollars(income.salaryMonthly) },
        { label: 'Other income', value: dollars(income.otherMonthly) },
        ...(coBorrower?.isThere === true ? [{ label: 'Co-borrower’s income', value: dollars(coBorrower.incomeMonthly) }] : []),
      ],
    },
    {
      step: 'assets',
      title: 'Assets',
      lines: [
        { label: 'Cash and savings', value: dollars(assets.cash) },
        { label: 'Investments', value: dollars(assets.investments) },
        { label: 'Retirement accounts', value: dollars(assets.retirement) },
        { label: 'Gifts and grants', value: dollars(assets.gifts) },
      ],
    },
    {
      step: 'debts',
      title: 'Debts, payments a month',
      lines: [
        { label: 'Car loans and leases', value: dollars(debts.cars) },
        { label: 'Student loans', value: dollars(debts.students) },
        { label: 'Credit cards, minimum payment', value: dollars(debts.cards) },
        { label: 'Other homes', value: dollars(debts.otherHomes) },
        { label: 'Other', value: dollars(debts.other) },
        ...(coBorrower?.isThere === true ? [{ label: 'Co-borrower’s debts', value: dollars(coBorrower.debtsMonthly) }] : []),
      ],
    },
    ...(property === undefined ? [] : [describeProperty(property)]),
    {
      step: 'declarations',
      title: 'Declarations',
      lines: DECLARATION_KEYS.map((key) => ({
        label: DECLARATIONS[key],
        value: declarations[key] === null ? OPEN : declarations[key] ? 'Yes' : 'No',
      })),
    },
    {
      step: 'consents',
      title: 'Consents',
      lines: [
        { label: 'The document in electronic form', value: consents.electronic ? 'Given' : 'Not given' },
        { label: 'Credit pull', value: 'Not asked for; none is made' },
      ],
    },
  ];
}

function describeProperty(property: Answers['property']): AnswerGroup {
  return {
    step: 'property',
    title: 'Property and loan',
    lines: [
      { label: 'Home', value: property.address || 'Not found yet' },
      { label: 'Use', value: property.occupancy === null ? OPEN : OCCUPANCY_WORDS[property.occupancy] },
      { label: 'Price', value: dollars(property.price) },
      { label: 'Down payment', value: dollars(property.downPayment) },
      { label: 'Rate', value: property.interestRate === null ? 'Assumed' : formatPercent(property.interestRate, 3) },
      { label: 'Term', value: `${property.termYears} years` },
      { label: 'Property tax a year', value: property.taxYearly === null ? 'Assumed' : dollars(property.taxYearly) },
      { label: 'HOA dues a month', value: dollars(property.hoaMonthly) },
    ],
  };
}

function dollars(amount: number | null): string {
  return amount === null ? OPEN : formatWholeDollars(amount);
}
