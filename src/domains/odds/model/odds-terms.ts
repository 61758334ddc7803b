/** From fewer homes, nothing is learned of a market. */
export const FEWEST_HOMES = 120;
/** With fewer foretold homes, what was learned is not checked, so not shown. */
export const FEWEST_TESTED = 100;
/** How far a group, or all homes together, may be off. */
export const MOST_ERROR = 0.05;
/** Odds are told for so many weeks. */
export const WEEKS = 26;
/** The ends of these weeks are measured, and named to people. */
export const HORIZONS = [2, 4, 8, 13] as const;
/** A listing that follows another within so many days goes on with it: a new number does not make a home new. */
export const GAP_DAYS = 60;
/** Homes that were listed in so many months are learned from. */
export const MONTHS = 18;
/** Markets learn again after so many days. */
export const STALE_DAYS = 28;
