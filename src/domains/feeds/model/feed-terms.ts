/** A feed without a successful run for this long raises an alarm. */
export const ALARM_HOURS = 12;
/** All keys of a feed are compared with ours again after this long. */
export const RECONCILE_HOURS = 12;
/** Earlier versions of a record that stay, however old they are. */
export const KEPT_VERSIONS = 10;
/** The share missing in a walk, and the least number of records, at which a person looks before anything is removed. */
export const MOST_MISSING = 500;
export const MOST_MISSING_SHARE = 0.05;
export const ALWAYS_FINE = 20;
/** Walks in which a record must be missing before it is removed. */
export const WALKS = 2;
/** How often a Web API is read, unless its operator says otherwise. */
export const USUAL_EVERY_MINUTES = 15;
/** The place of a feed among others that bring the same home, unless its operator says otherwise; the lower one is shown. */
export const USUAL_RANK = 100;
/** Letters of a refused record that a page shows. */
export const LONGEST_EXCERPT = 800;
/** Listings whose pictures get a new address in one turn. */
export const PICTURES_AT_ONCE = 200;
/** Changes that a run which writes nothing names one by one. */
export const MOST_NAMED_CHANGES = 50;
/** Fields that became null or were mended, which a run names one by one. */
export const MOST_NAMED_FAULTS = 200;
/** An uploaded file of listings, packed or not. */
export const MOST_UPLOAD_BYTES = 100 * 1024 * 1024;
/** How many records of a file are tried, and for how long; the sync reads all of it. */
export const MOST_TRIED = 10_000;
export const TRIAL_BUDGET_MS = 15_000;
/** Refused records of an uploaded file that its trial names one by one. */
export const MOST_NAMED_REFUSED = 200;
/** Files that wait for somebody to take them over, and how long they do. */
export const MOST_WAITING_UPLOADS = 20;
export const UPLOAD_HOURS = 24;
/** The lookups of a server are read again after this long. */
export const LOOKUP_HOURS = 24;
