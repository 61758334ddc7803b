/** A feed without a successful run for so long raises an alarm. */
export const ALARM_HOURS = 12;
/** All keys of a feed are compared with ours again after so long. */
export const RECONCILE_HOURS = 12;
/** How often a Web API is read, unless its operator says otherwise. */
export const USUAL_EVERY_MINUTES = 15;
/** The place of a feed among others that bring the same home, unless its operator says otherwise; the lower one is shown. */
export const USUAL_RANK = 100;
