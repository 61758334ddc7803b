/** Start times that one tour request proposes, at most. */
export const MOST_TOUR_SLOTS = 3;
/** A tour starts at least this far ahead, so somebody can be there. */
export const TOUR_NOTICE_HOURS = 2;
/** A tour starts at most this far ahead. */
export const TOUR_WINDOW_DAYS = 30;
/** How long a tour takes where nobody says so. */
export const TOUR_MS = 3_600_000;
/** When homes are open to tours whose sellers name no times: each day, in wall time of the home. Tours begin and end in it. */
export const TOUR_HOURS = { from: '09:00', to: '19:00' } as const;
/** Tours begin this many minutes apart. */
export const TOUR_STEP_MINUTES = 30;
