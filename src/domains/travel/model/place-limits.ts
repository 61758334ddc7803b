/** The longest name of a place; forms and the contract share this limit. */
export const MOST_NAME_LETTERS = 40;
