/** Drafts of offers that a person keeps, one for each home. */
export const MOST_DRAFTS = 40;
