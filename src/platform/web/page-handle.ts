/**
 * The `handle` of a page that people read before they use it: on a slow network its scripts wait for what
 * people see first (`src/app/shell/start-scripts.js`).
 */
export const READ_FIRST = { isReadFirst: true };

/** What a page tells the shell of itself, as the `handle` of its route. */
export interface PageHandle {
  /**
   * Whether somebody else than the account that is signed in reads it, by what its loader gave: then it stands without header and
   * footer.
   */
  isForGuest?: (loaderData: unknown) => boolean;
}
