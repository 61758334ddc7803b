import { MORNING_HOUR } from '#lib/morning.ts';

/** The hour of daily and weekly mail in the reader's time zone. */
export const MAIL_HOUR = MORNING_HOUR;
/** The same if the zone is unknown: morning in all of the United States except the west. */
export const MAIL_HOUR_UTC = 13;
/** The day of weekly mail; 0 is Sunday. */
export const WEEKLY_MAIL_DAY = 6;
