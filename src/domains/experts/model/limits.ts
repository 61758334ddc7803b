export const MOST_LETTERS = {
  name: 120,
  street: 160,
  city: 80,
  number: 60,
  carrier: 100,
  bio: 3000,
  excludes: 500,
  policy: 1000,
  packageName: 80,
  packageText: 300,
  workTitle: 100,
  workText: 600,
  language: 40,
  what: 300,
  evidence: 300,
  reason: 1000,
} as const;

export const MOST_OFFERS = 6;
export const MOST_PACKAGES = 8;
export const MOST_LANGUAGES = 10;
export const MOST_WORKS = 12;
export const MOST_LICENSES = 30;
export const MOST_POLICIES = 10;
/** Files with each license or policy. */
export const MOST_EVIDENCE = 5;
export const MOST_MEMBERS = 20;

/** Experts below the three that are recommended. */
export const MOST_SHOWN = 30;
/** Experts on a page of the directory. */
export const PAGE_SIZE = 20;
/** Experts that are compared side by side, and taken along to a request. Whom it asks, it says itself. */
export const MOST_COMPARED = 3;
/** Experts that one person can save. */
export const MOST_SAVED = 200;
/** Experts at a place, below which a median would tell of one of them. */
export const LEAST_COMPARED = 5;
/** Jobs done, of fewer of which a profile tells no typical price: it would tell what single clients paid. */
export const FEWEST_JOBS_TOLD = 5;
