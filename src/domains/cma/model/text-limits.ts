/** The fewest and the most letters of what is typed into an analysis; forms and the contract hold to the same. */
export const LEAST_LETTERS = { address: 3, reason: 3 } as const;
export const MOST_LETTERS = { address: 200, reason: 300, title: 120, plan: 3000 } as const;
