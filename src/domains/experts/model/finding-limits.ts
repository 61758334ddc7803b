/** Experts below the three that are recommended. */
export const MOST_SHOWN = 30;
/** Experts on a page of the directory. */
export const PAGE_SIZE = 20;
/** Experts that are compared side by side, and taken along to a request. Whom it asks, it says itself. */
export const MOST_COMPARED = 3;
/** Experts that one person can save. */
export const MOST_SAVED = 200;
/** Experts at a place, below which a median would tell of one of them. */
export const LEAST_COMPARED = 5;
