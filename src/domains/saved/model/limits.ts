/** How much one person may keep. */
export const MOST_COMPARED = 4;
export const MOST_SAVED_SEARCHES = 50;
export const MOST_SAVED_AREAS = 30;
/** Members and open invitations of one collection together, without its owner. */
export const MOST_COLLECTION_PEOPLE = 20;
/** Collections of one person, and homes in one. */
export const MOST_COLLECTIONS = 100;
export const MOST_COLLECTION_HOMES = 200;
/** Comments in one collection: all of them come with it. */
export const MOST_COMMENTS = 1000;
/** Homes that an account shows of each list; a guest's browser keeps fewer. */
export const MOST_KEPT = 500;
export const MOST_KEPT_BY_GUESTS = 300;
/** Homes that were looked at. */
export const MOST_VIEWED = 100;

/** Maximum lengths of texts about saved homes and searches, shared by forms and the contract. */
export const MOST_LETTERS = {
  name: 80,
  note: 1000,
  comment: 2000,
} as const;
