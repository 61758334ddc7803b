/** Homes in one analysis, and analyses of one person. */
export const MOST_COMPS = 24;
export const MOST_CMAS = 200;
/** Minimum and maximum lengths of texts in an analysis, shared by forms and the contract. */
export const LEAST_LETTERS = { address: 3, reason: 3 } as const;
export const MOST_LETTERS = { address: 200, reason: 300, title: 120, plan: 3000, words: 200 } as const;
