/** Start times that one tour request proposes, at most. */
export const MAX_TOUR_SLOTS = 3;
/** A tour starts at least this far ahead, so somebody can be there. */
export const TOUR_NOTICE_HOURS = 2;
/** A tour starts at most this far ahead. */
export const TOUR_WINDOW_DAYS = 30;
/** How long a tour takes where nobody says so. */
export const TOUR_MS = 3_600_000;
