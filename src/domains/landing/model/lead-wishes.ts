/** What somebody may ask for on a landing page, in the words of the leads table. */
export const LEAD_WISHES = {
  figures: 'Go through the numbers',
  call: 'A call',
  answer: 'An answer by email',
} as const;
export type LeadWish = keyof typeof LEAD_WISHES;
export const LEAD_WISH_KEYS = Object.keys(LEAD_WISHES) as [LeadWish, ...LeadWish[]];
