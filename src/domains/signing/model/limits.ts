/** How large an envelope may be, and how long it stands. */
export const MOST_RECIPIENTS = 10;
export const MOST_OPEN_ENVELOPES = 100;
export const MOST_PAGES = 300;
export const MOST_DAYS = 90;
/** At most one reminder a day, and this many in all. */
export const MOST_REMINDERS = 10;
export const MOST_LETTERS = { title: 120, message: 1000, name: 100, reason: 500 } as const;
