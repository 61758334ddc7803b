/** The most letters of a place's name; forms and the contract hold to the same. */
export const MOST_NAME_LETTERS = 40;
