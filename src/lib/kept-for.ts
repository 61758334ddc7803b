/** Months until questions, reported mistakes, sent mail and counts of visits are deleted. */
export const KEPT_MONTHS = 24;
/** Lines behind the bell. */
export const KEPT_NEWS_MONTHS = 6;
/** How long someone without an account can answer by the link in a mail. */
export const REPLY_DAYS = 30;
/** A loan application that nobody touches. */
export const KEPT_APPLICATION_DAYS = 90;
/** A copy of one's data. */
export const KEPT_EXPORT_DAYS = 7;
