/** The stages of a purchase, in order. */
export const STAGES = [
  { id: 'prepare', label: 'Prepare' },
  { id: 'pre-approval', label: 'Pre-approval' },
  { id: 'agreement', label: 'Buyer agreement' },
  { id: 'search', label: 'Search' },
  { id: 'tour', label: 'Tour' },
  { id: 'offer', label: 'Offer' },
  { id: 'under-contract', label: 'Under contract' },
  { id: 'checks', label: 'Checks' },
  { id: 'clear-to-close', label: 'Clear to close' },
  { id: 'closing', label: 'Closing' },
  { id: 'after', label: 'After move-in' },
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
