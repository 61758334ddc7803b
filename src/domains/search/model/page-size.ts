/** Homes on a page of results. */
export const PAGE_SIZE = 24;
/** The most that one call gives. */
export const MOST_AT_ONCE = 100;
/** The most that a page shows after "more" was pressed: whole pages that one call gives. */
export const MOST_SHOWN = Math.floor(MOST_AT_ONCE / PAGE_SIZE) * PAGE_SIZE;
