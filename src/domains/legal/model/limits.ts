/** How long the operator's additions may be, in letters, and how many sections one has. */
export const MOST_LETTERS = { title: 160, text: 8000 } as const;
export const MOST_SECTIONS = 30;
