/** How much a vault holds and how long its words may be. */
export const MOST_FOLDERS = 50;
export const MOST_TAGS = 8;
export const MOST_LETTERS = { folder: 80, file: 200, tag: 30 } as const;
