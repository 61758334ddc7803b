/** Which leads a vendor looks at, in which order, in the words of the page. */
export const LEAD_FILTERS = {
  all: 'All',
  waiting: 'To answer',
  accepted: 'To quote',
  quoted: 'Quoted',
  jobs: 'Jobs',
  ended: 'Ended',
} as const;
export type LeadFilter = keyof typeof LEAD_FILTERS;
export const LEAD_FILTER_NAMES = Object.keys(LEAD_FILTERS) as [LeadFilter, ...LeadFilter[]];
export const LEAD_SORTS = { newest: 'Newest first', expiring: 'First to expire', value: 'Highest value' } as const;
export type LeadSort = keyof typeof LEAD_SORTS;
export const LEAD_SORT_NAMES = Object.keys(LEAD_SORTS) as [LeadSort, ...LeadSort[]];
