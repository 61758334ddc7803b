export { MOST_TOUR_HOMES } from '#lib/tour-day-path.ts';

/** How many days ahead a day of tours can be. */
export const TOUR_DAY_DAYS = 21;
/** Minutes that stay free besides the way, to say goodbye and to park. */
export const SPARE_MINUTES = 5;

/** When homes are asked to open whose sellers name no times: each day, in wall time of the home. */
export const USUAL_HOURS = { days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '19:00', incrementMinutes: 30 } as const;

/** What becomes of asking a home for its time. */
export const ASK_OUTCOMES = ['booked', 'asked', 'taken', 'refused'] as const;
