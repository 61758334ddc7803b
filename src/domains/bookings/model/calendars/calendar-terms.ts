/** Calendars elsewhere that one person names, and letters of an address. */
export const MOST_CALENDARS = 5;
export const MOST_ADDRESS_LETTERS = 2000;
/** Calendars elsewhere are read again after this long. */
export const READ_AGAIN_MINUTES = 30;
/** Whose calendar could not be read for this long hears of it, once. */
export const UNREAD_HOURS = 24;
export const CALENDAR_FAILURES = [
  'private',
  'scheme',
  'redirects',
  'status',
  'gone',
  'large',
  'partial',
  'slow',
  'broken',
  'unreadable',
  'too-many',
  'heavy',
  'sealed',
] as const;
export type CalendarFailure = (typeof CALENDAR_FAILURES)[number];
