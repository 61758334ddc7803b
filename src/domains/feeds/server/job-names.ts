/** The background work that does what administrators ask of a feed. */
export const FEED_WORK = 'feeds.asked';
/** A comparison of all keys of a large feed walks for hours at its vendor's pace. */
export const ASKED = { patienceSeconds: 4 * 3600 };
