/** How long something must be in view to count as seen. */
export const SEEN_AFTER_MS = 1000;
