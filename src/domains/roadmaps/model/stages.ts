/** The stages of a purchase, in order. */
export const STAGES = [
  { id: 'prepare', label: 'Prepare', lead: 'Know what you can spend and what you want.' },
  {
    id: 'pre-approval',
    label: 'Pre-approval',
    lead: 'A lender checks your papers. Sellers then take your offer seriously.',
  },
  {
    id: 'agreement',
    label: 'Buyer agreement',
    lead: 'Since August 17, 2024 an agent who takes part in an MLS needs a written agreement with you before touring a home. It must state the pay as an amount or rate that anyone can work out, and it may not be open-ended. Fees are negotiable and not set by law. Open houses and talking to a listing agent need none.',
  },
  { id: 'search', label: 'Search', lead: 'Narrow it down to the homes worth a visit.' },
  { id: 'tour', label: 'Tour', lead: 'See homes, take notes, compare.' },
  { id: 'offer', label: 'Offer', lead: 'Price, terms and protections in writing.' },
  { id: 'under-contract', label: 'Under contract', lead: 'Your contract now sets the dates. Enter them as it states them.' },
  { id: 'checks', label: 'Checks', lead: 'Inspection, appraisal, loan, title and insurance, each with its own deadline.' },
  { id: 'clear-to-close', label: 'Clear to close', lead: 'The lender is ready; check the figures before you sign.' },
  { id: 'closing', label: 'Closing', lead: 'Sign, pay, get the keys.' },
  { id: 'after', label: 'After move-in', lead: 'The first weeks as an owner.' },
] as const;
export type StageId = (typeof STAGES)[number]['id'];
export const STAGE_IDS = STAGES.map(({ id }) => id) as [StageId, ...StageId[]];

export const OWNERS = ['me', 'co-buyer', 'agent', 'lender', 'title', 'inspector', 'attorney', 'seller', 'other'] as const;
export type Owner = (typeof OWNERS)[number];

const OWNER_LABELS: Record<Owner, string> = {
  me: 'You',
  'co-buyer': 'Your co-buyer',
  agent: 'Your agent',
  lender: 'Lender',
  title: 'Title or escrow company',
  inspector: 'Inspector',
  attorney: 'Attorney',
  seller: 'Seller',
  other: 'Someone else',
};

/** Who does a task, as the buyer reads it; a co-buyer by name, if known. */
export function labelOwner(owner: Owner, coBuyerName: string | null): string {
  return owner === 'co-buyer' && coBuyerName !== null ? coBuyerName : OWNER_LABELS[owner];
}

/** The same for somebody who joined another person's roadmap. */
export function labelOwnerForMember(owner: Owner, ownerName: string, coBuyerName: string | null): string {
  return owner === 'me' ? ownerName : labelOwnerForOthers(owner, coBuyerName);
}

/** The same for others who read the roadmap. */
export function labelOwnerForOthers(owner: Owner, coBuyerName: string | null): string {
  if (owner === 'me') return 'The buyer';
  return labelOwner(owner, coBuyerName).replace(/^Your /, 'The buyer’s ');
}

/** The possible starting points of a buyer. */
export const STARTS = {
  'just-looking': { label: 'Just looking', hint: 'Get ready first: money, wishes, papers', stage: 'prepare' },
  'ready-to-tour': { label: 'Ready to tour', hint: 'Pre-approved or close to it; visits come next', stage: 'agreement' },
  'offer-accepted': { label: 'Offer accepted', hint: 'Deadlines, checks and closing', stage: 'under-contract' },
} as const satisfies Record<string, { label: string; hint: string; stage: StageId }>;
export type Start = keyof typeof STARTS;
export const START_KEYS = Object.keys(STARTS) as [Start, ...Start[]];
