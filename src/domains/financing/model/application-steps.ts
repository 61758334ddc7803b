/** The steps, in the order of the Uniform Residential Loan Application. */
export const APPLICATION_STEPS = [
  'borrower',
  'income',
  'assets',
  'debts',
  'property',
  'declarations',
  'consents',
  'review',
] as const;

export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

/** What each asks. */
export const STEPS: readonly { id: ApplicationStep; label: string; title: string; lead: string }[] = [
  {
    id: 'borrower',
    label: 'You',
    title: 'Who is borrowing?',
    lead: 'As on your ID. We do not ask for a Social Security number, citizenship or anything about your family.',
  },
  { id: 'income', label: 'Income', title: 'What do you earn?', lead: 'A month, before taxes.' },
  {
    id: 'assets',
    label: 'Assets',
    title: 'What do you have?',
    lead: 'What could go toward the down payment, closing costs and a reserve.',
  },
  {
    id: 'debts',
    label: 'Debts',
    title: 'What do you pay on debts?',
    lead: 'The minimum payment a month. Rent, utilities and groceries do not count.',
  },
  {
    id: 'property',
    label: 'Home',
    title: 'What would you like to buy?',
    lead: 'A rough idea is enough while you are still looking.',
  },
  {
    id: 'declarations',
    label: 'Declarations',
    title: 'A few declarations',
    lead: 'Every lender asks these. A yes rules nothing out; a wrong answer can.',
  },
  { id: 'consents', label: 'Consents', title: 'Your consent', lead: 'Nothing is ticked for you.' },
  {
    id: 'review',
    label: 'Review',
    title: 'Check it once more',
    lead: 'Then close it, download it, and hand it to the lenders you choose.',
  },
];

export function stepHref(step: ApplicationStep): string {
  return `/fast-online-application?step=${step}`;
}

/** Where an address leads; undefined where it names no step. */
export function readStep(step: string | null): ApplicationStep | undefined {
  return STEPS.find(({ id }) => id === step)?.id;
}
