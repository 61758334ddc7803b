/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { trialTitle: 80, pageAddress: 2000, fact: 120 } as const;
