import { MORNING_HOUR } from '#lib/morning.ts';

/** The hour of daily and weekly mail in the reader's time zone. */
export const MAIL_HOUR = MORNING_HOUR;
/** The day of weekly mail; 0 is Sunday. */
export const WEEKLY_MAIL_DAY = 6;
