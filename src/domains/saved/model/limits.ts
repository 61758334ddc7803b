/** How much one person may keep. */
export const MAX_COMPARED = 4;
export const MAX_SAVED_SEARCHES = 50;
export const MAX_SAVED_AREAS = 30;
/** Members and open invitations of one collection together, without its owner. */
export const MOST_COLLECTION_PEOPLE = 20;
