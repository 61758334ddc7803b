/** The steps of building the city, in their order, with the share of the whole work that each is. */
const SHARES = {
  'Laying out the city': 0.13,
  'Building its homes and their sales': 0.09,
  'Cutting the map': 0.07,
  'Listing the first homes': 0.03,
  'Listing homes': 0.08,
  'Writing parcels, taxes and sales': 0.13,
  'Adding sold homes': 0.27,
  'Measuring what lies around each home': 0.13,
  'Making its market figures': 0.07,
};
export type SeedStep = keyof typeof SHARES;

/** From here on the first homes for sale can be browsed. */
export const BROWSABLE_SHARE = shareOfCity('Listing homes', 0);

/** How much of the city is built, from 0 to 1, at a given progress of a step. */
export function shareOfCity(step: string, shareOfStep: number): number {
  let before = 0;
  for (const [name, share] of Object.entries(SHARES)) {
    if (name === step) return before + share * shareOfStep;
    before += share;
  }
  return before;
}
