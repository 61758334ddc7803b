/** Maximum lengths of texts about saved homes and searches, shared by forms and the contract. */
export const MOST_LETTERS = {
  name: 80,
  note: 1000,
  comment: 2000,
} as const;
