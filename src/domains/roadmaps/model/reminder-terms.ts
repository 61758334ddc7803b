/** How many days before its date people are reminded of a task. */
export const REMINDED_DAYS_AHEAD = 1;
/** A date that passed longer ago is no news: a reminder that could not go out in time does not go out much later. */
export const REMINDED_DAYS_LATE = 7;
