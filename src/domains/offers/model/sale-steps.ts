import { contractDeadlines, type Deadline } from './contract-dates.ts';
import type { OfferTerms } from './terms.ts';

interface StepTemplate {
  key: string;
  title: string;
  help: string;
  /** The deadline of the contract by which it is due. */
  by?: Deadline['key'];
  /** Left out if the contract does not have that deadline. */
  needsDeadline?: boolean;
}

/** What the sellers of a home do from the accepted offer to the keys, in order. */
const SALE_STEPS = [
  {
    key: 'sign-contract',
    title: 'Sign the contract on your state’s forms',
    help: 'It contains the terms accepted here. Have an agent or attorney read it before you sign.',
  },
  {
    key: 'open-title',
    title: 'Send the contract to the title or escrow company',
    help: 'They hold the earnest money, search the title and prepare the closing.',
  },
  {
    key: 'earnest',
    title: 'Make sure the earnest money arrived',
    help: 'Ask the holder named in the contract for a receipt.',
    by: 'earnest',
  },
  {
    key: 'disclosures',
    title: 'Hand over the disclosures',
    help: 'With the lead-paint form for homes built before 1978. Keep a signed receipt.',
  },
  {
    key: 'association',
    title: 'Order the association’s documents',
    help: 'Associations take days or weeks, and they charge for them.',
    by: 'association',
    needsDeadline: true,
  },
  {
    key: 'inspection',
    title: 'Open the home to the inspectors',
    help: 'Leave utilities on and make sure they can reach the attic, panel, furnace and crawl space. Go out during the visit. The buyer can book it here, within your showing times.',
    by: 'inspection',
    needsDeadline: true,
  },
  {
    key: 'repairs',
    title: 'Answer requests for repairs or credits',
    help: 'In writing, before the inspection contingency ends.',
    by: 'inspection',
    needsDeadline: true,
  },
  {
    key: 'appraisal',
    title: 'Let the appraiser in',
    help: 'Have a list of improvements with years and costs ready.',
    by: 'appraisal',
    needsDeadline: true,
  },
  {
    key: 'payoffs',
    title: 'Order payoff statements and clear liens',
    help: 'The title company asks your lenders. Tell it about every loan, lien and judgment.',
    by: 'title',
  },
  {
    key: 'sale-of-home',
    title: 'Ask how the sale of the buyer’s home is going',
    help: 'Until then, the buyer can step back. A backup offer helps.',
    by: 'saleOfHome',
    needsDeadline: true,
  },
  {
    key: 'loan',
    title: 'Ask for the lender’s approval in writing',
    help: 'After this day, the buyer’s deposit is at risk if the loan falls through.',
    by: 'loan',
    needsDeadline: true,
  },
  {
    key: 'move',
    title: 'Book the movers and cancel your utilities',
    help: 'For the day you hand over the keys, not before.',
  },
  {
    key: 'walk-through',
    title: 'Leave the home clean and as agreed',
    help: 'The buyer walks through shortly before closing. Everything that is included stays.',
  },
  {
    key: 'closing',
    title: 'Check the settlement statement and sign',
    help: 'Compare it with your net sheet, line by line.',
    by: 'closing',
  },
  {
    key: 'possession',
    title: 'Move out and hand over the keys',
    help: 'By the last day you agreed to stay.',
    by: 'possession',
    needsDeadline: true,
  },
] as const satisfies readonly StepTemplate[];

export type SaleStepKey = (typeof SALE_STEPS)[number]['key'];
export const SALE_STEP_KEYS = SALE_STEPS.map(({ key }) => key) as [SaleStepKey, ...SaleStepKey[]];

export interface SaleStep {
  key: SaleStepKey;
  title: string;
  help: string;
  /** Calendar day at the home; null where the contract sets none. */
  dueOn: string | null;
}

/** The sellers' steps under these terms. */
export function saleSteps(terms: OfferTerms, acceptedOn: string): SaleStep[] {
  const on = new Map(contractDeadlines(terms, acceptedOn).map((deadline) => [deadline.key, deadline.on]));
  return SALE_STEPS.flatMap((step: StepTemplate & { key: SaleStepKey }) => {
    const dueOn = step.by === undefined ? null : (on.get(step.by) ?? null);
    return dueOn === null && step.needsDeadline === true ? [] : [{ key: step.key, title: step.title, help: step.help, dueOn }];
  });
}
