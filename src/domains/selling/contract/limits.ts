/** Drafts and listings of one person, not counting the archive. */
export const MOST_LISTINGS = 100;
export const MOST_PHOTOS = 60;
export const MOST_PEOPLE = 10;
