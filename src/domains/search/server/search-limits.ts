/** Where one way of answering takes over from another. All give the same answer; tests make them small. */
export interface SearchLimits {
  /** Up to this many homes are found, counted and sorted in one statement. */
  sorted: number;
  /** The same while many searches run. */
  sortedWhenBusy: number;
  /** Walking along an index may pass so many times as many homes as there are candidates. */
  walked: number;
  /** More homes than this are not looked at one by one just to be counted. */
  counted: number;
  /** Fewer hits than this, by estimate, are found and counted one by one after all. */
  listed: number;
  /** From this many homes on, counts per cell are summed instead. */
  summed: number;
}

export const SEARCH_LIMITS: SearchLimits = {
  sorted: 20_000,
  sortedWhenBusy: 4000,
  walked: 1,
  counted: 300_000,
  listed: 1000,
  summed: 5000,
};
