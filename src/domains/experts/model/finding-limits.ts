/** Experts below the three that are recommended. */
export const MOST_SHOWN = 30;
/** Experts on a page of the directory. */
export const PAGE_SIZE = 20;
/** Whom one request may ask. */
export const MOST_CHOSEN = 3;
