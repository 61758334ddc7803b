export { MOST_TOUR_HOMES } from '#lib/tour-day-path.ts';

/** How many days ahead a day of tours can be. */
export const TOUR_DAY_DAYS = 21;
/** Minutes that stay free besides the way, to say goodbye and to park. */
export const SPARE_MINUTES = 5;

/** What becomes of asking a home for its time. */
export const ASK_OUTCOMES = ['booked', 'asked', 'taken', 'refused'] as const;
