/** Limits at which one way of answering replaces another. All give the same answer; tests make them small. */
export interface WayLimits {
  /** Up to this many homes are found, counted and sorted in one statement. */
  sorted: number;
  /** The same while many searches run. */
  sortedWhenBusy: number;
  /** How many times the number of candidates a walk along an index may pass. */
  walked: number;
  /** Above this number, homes are not checked one by one just for a count. */
  counted: number;
  /** Fewer hits than this, by estimate, are found and counted one by one after all. */
  listed: number;
  /** From this many homes on, counts per cell are summed instead. */
  summed: number;
}

export const WAY_LIMITS: WayLimits = {
  sorted: 20_000,
  sortedWhenBusy: 4000,
  walked: 1,
  counted: 300_000,
  listed: 1000,
  summed: 5000,
};
