const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How many professionals hear of a request at the same time, at most. */
export const MOST_PROS = 3;
/** Professionals whom a client can name for one request: those asked at once, and those who are asked when one of them drops out. */
export const MOST_NAMED = 8;
/** How long a professional has to accept or decline. */
export const ANSWER_MS = 24 * HOUR_MS;
/** How long a request stays open. A quote that is valid for longer keeps it open until it ends. */
export const OPEN_MS = 14 * DAY_MS;
/** How long a professional has to confirm the job after the client accepts the quote. */
export const CONFIRM_MS = 72 * HOUR_MS;
/** Silence after "the work is done" confirms it. */
export const SILENCE_MS = 7 * DAY_MS;
/** When the client is reminded before that. */
export const SILENCE_REMINDERS_MS = [3 * DAY_MS, 6 * DAY_MS] as const;
/** How long after completion a review can be written. Then the engagement closes. */
export const REVIEW_MS = 60 * DAY_MS;
export const MOST_QUOTE_DAYS = 60;
export const MOST_QUOTE_VERSIONS = 20;
export const MOST_OPEN_REQUESTS = 20;

/** Quotes are guided by what was accepted in so many months, of so many quotes by so many vendors at least. */
export const GUIDE_MONTHS = 24;
export const GUIDE_QUOTES = 8;
export const GUIDE_VENDORS = 5;
