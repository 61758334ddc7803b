/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { question: 2000, moreTime: 500 } as const;
