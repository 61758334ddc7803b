/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { name: 120, word: 200 } as const;
