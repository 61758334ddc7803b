/** How large an envelope may be, and how long it stands. */
export const MOST_RECIPIENTS = 10;
export const MOST_FILES = 10;
export const MOST_FIELDS = 400;
export const MOST_OPEN_ENVELOPES = 100;
export const MOST_DRAFTS = 50;
/** Of all its documents together. */
export const MOST_PAGES = 300;
export const MOST_BYTES = 25 * 1024 * 1024;
export const MOST_DAYS = 90;
/** How long an envelope is open for signing, unless its sender chooses another of these. */
export const USUAL_DAYS = 14;
export const OFFERED_DAYS = [7, USUAL_DAYS, 30, MOST_DAYS] as const;
/** At most one reminder a day, and this many in all. */
export const MOST_REMINDERS = 10;
export const MOST_REMIND_DAYS = 30;
/** A new link to a file goes out at most so often. */
export const LINK_PAUSE_MINUTES = 10;
/** After this many wrong access codes a link is locked until the sender opens it again. */
export const MOST_WRONG_CODES = 5;
/** How long a browser that gave the code need not give it again. */
export const CODE_HOURS = 12;
/** The sides of a PDF page, in points (ISO 32000-1, annex C). */
export const MOST_POINTS_A_SIDE = 14_400;
export const MOST_LETTERS = { title: 120, message: 1000, name: 100, reason: 500, label: 80, value: 500, code: 20 } as const;
/** A picture of a signature, as base64. */
export const MOST_PICTURE_LETTERS = 300_000;
