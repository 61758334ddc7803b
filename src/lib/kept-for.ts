/** What people wrote and were told is forgotten after so many months: questions, mistakes, sent mail, counts of visits. */
export const KEPT_MONTHS = 24;
/** Lines behind the bell. */
export const KEPT_NEWS_MONTHS = 6;
/** How long the link in a mail lets somebody without an account answer. */
export const REPLY_DAYS = 30;
/** A loan application that nobody touches. */
export const KEPT_APPLICATION_DAYS = 90;
/** A copy of one's data. */
export const KEPT_EXPORT_DAYS = 7;
