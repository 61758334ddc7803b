/** Homes on a page of results. */
export const PAGE_SIZE = 24;
/** The most homes that one call returns. */
export const MOST_AT_ONCE = 100;
/** The most homes that a page shows after "more": whole pages that one call returns. */
export const MOST_SHOWN = Math.floor(MOST_AT_ONCE / PAGE_SIZE) * PAGE_SIZE;
