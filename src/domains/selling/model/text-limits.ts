/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { reason: 500 } as const;
