/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { line: 120, intro: 300, reply: 4000, tag: 30 } as const;
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
export const MOST_PICTURE_PIXELS = 40_000_000;
