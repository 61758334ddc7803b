/** Kinds of mistakes in a listing, in the words of the form. */
export const MISTAKES = {
  price: 'The price or the cost is wrong',
  status: 'It is sold, or not for sale',
  facts: 'A fact about the home is wrong',
  photos: 'The photos are wrong or misleading',
  place: 'The address or the place on the map is wrong',
  'fair-housing': 'The text may break fair housing rules',
  other: 'Something else',
} as const;
export type Mistake = keyof typeof MISTAKES;
export const MISTAKE_KEYS = Object.keys(MISTAKES) as [Mistake, ...Mistake[]];
