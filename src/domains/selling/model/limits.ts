/** Drafts and listings of one person, not counting the archive. */
export const MOST_LISTINGS = 100;
export const MOST_PHOTOS = 60;
export const MOST_PEOPLE = 10;
/** Size of one photo. */
const MOST_PHOTO_MB = 20;
export const MOST_PHOTO_BYTES = MOST_PHOTO_MB * 1024 * 1024;
export const MOST_PHOTO_SIZE = `${MOST_PHOTO_MB} MB`;
/** How long an open house lasts, and how far ahead it is announced. */
export const LONGEST_OPEN_HOUSE_HOURS = 12;
export const OPEN_HOUSE_AHEAD_DAYS = 180;
/** What a home is listed for, in dollars. */
export const LEAST_PRICE = 1000;
/** What anything of a home may cost. */
export const MOST_DOLLARS = 1_000_000_000;

/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = {
  reason: 500,
  /** What was renewed in a home. */
  update: 120,
  compensation: 1000,
  defects: 4000,
  caption: 200,
  altText: 250,
  openHouseRemarks: 500,
} as const;
