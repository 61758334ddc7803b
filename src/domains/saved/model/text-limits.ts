/** The most letters of what is typed about saved homes and searches; forms and the contract hold to the same. */
export const MOST_LETTERS = {
  name: 80,
  note: 1000,
  comment: 2000,
} as const;
