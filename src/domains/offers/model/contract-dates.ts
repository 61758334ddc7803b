import { addDays } from '#lib/calendar.ts';
import { CONTINGENCY_LABELS } from './offer-grid.ts';
import { CONTINGENCIES, type OfferTerms } from './terms.ts';

/** A date that an accepted offer sets. */
export interface Deadline {
  key: 'earnest' | (typeof CONTINGENCIES)[number] | 'closing' | 'possession';
  label: string;
  /** Calendar day at the home. */
  on: string;
}

/** The dates that terms set once they are accepted, in order. Days count from the day after acceptance; what is waived is left out. */
export function contractDeadlines(terms: OfferTerms, acceptedOn: string): Deadline[] {
  const after = (days: number) => addDays(acceptedOn, days);
  const deadlines: Deadline[] = [
    { key: 'earnest', label: 'Earnest money is due', on: after(terms.earnestDueDays) },
    ...CONTINGENCIES.flatMap((name) => {
      const days = terms.contingencies[name];
      return days === null ? [] : [{ key: name, label: `${CONTINGENCY_LABELS[name]}: contingency ends`, on: after(days) }];
    }),
    { key: 'closing', label: 'Closing', on: terms.closingDate },
    ...(terms.rentBackDays === null
      ? []
      : [{ key: 'possession' as const, label: 'The seller moves out', on: addDays(terms.closingDate, terms.rentBackDays) }]),
  ];
  return deadlines.toSorted((a, b) => a.on.localeCompare(b.on));
}

/** Tasks of the buyer's roadmap whose date a contingency sets. Waiving it skips those that only it needs. */
const TASKS_OF: Record<(typeof CONTINGENCIES)[number], { dated: readonly string[]; skipped: readonly string[] }> = {
  inspection: { dated: ['inspection', 'repairs'], skipped: ['repairs'] },
  appraisal: { dated: ['appraisal'], skipped: [] },
  loan: { dated: ['loan-contingency'], skipped: ['loan-contingency'] },
  title: { dated: ['title'], skipped: [] },
  saleOfHome: { dated: [], skipped: [] },
  association: { dated: ['hoa-documents'], skipped: [] },
};
const TASKS_OF_A_LOAN = ['loan-application', 'appraisal', 'loan-contingency'];

/** The same dates as a buyer's roadmap takes them. */
export function roadmapDates(terms: OfferTerms, acceptedOn: string) {
  const on = new Map(contractDeadlines(terms, acceptedOn).map((deadline) => [deadline.key, deadline.on]));
  const dueOn: Record<string, string | null> = { deposit: on.get('earnest') ?? null };
  for (const name of CONTINGENCIES) {
    const date = on.get(name);
    for (const task of date === undefined ? TASKS_OF[name].skipped : TASKS_OF[name].dated) dueOn[task] = date ?? null;
  }
  if (terms.financing === 'cash') for (const task of TASKS_OF_A_LOAN) dueOn[task] ??= null;
  const possession = on.get('possession');
  if (possession !== undefined) dueOn['keys'] = possession;
  const sale = on.get('saleOfHome');
  return {
    acceptedOn,
    closingOn: terms.closingDate,
    dueOn,
    extra: sale === undefined ? [] : [{ key: 'sale-of-home', title: 'Sell your own home', dueOn: sale }],
  };
}
