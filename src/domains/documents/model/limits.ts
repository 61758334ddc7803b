/** How much a vault holds and how long its words may be. */
export const MOST_FOLDERS = 50;
/** People with whom one file is shared. */
export const MOST_GRANTS = 50;
/** Requests for files that are open at the same time. */
export const MOST_REQUESTS = 50;
/** By one link that takes files. */
export const MOST_ASKED_FILES = 50;
export const MOST_TAGS = 8;
export const MOST_LETTERS = { folder: 80, file: 200, tag: 30 } as const;
