/** How many days of first answers are measured. */
export const ANSWER_DAYS = 30;
export const MOST_SNOOZE_DAYS = 366;
/** Reply templates of one person. */
export const MOST_TEMPLATES = 50;
