/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { viewName: 80 } as const;
