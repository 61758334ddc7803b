/** From fewer homes, nothing is learned of a market. */
export const FEWEST_HOMES = 120;
/** With fewer foretold homes, what was learned is not checked, so not shown. */
export const FEWEST_TESTED = 100;
/** How far a group, or all homes together, may be off. */
export const MOST_ERROR = 0.05;
/** How many weeks odds are given for. */
export const WEEKS = 26;
/** The ends of these weeks are measured, and named to people. */
export const HORIZONS = [2, 4, 8, 13] as const;
/** How many months of listed homes are learned from. */
export const MONTHS = 18;
/** Days after which markets learn again. */
export const STALE_DAYS = 28;
