/** The longest name of a place; forms and the contract share this limit. */
export const MOST_NAME_LETTERS = 40;
/** Places that an account keeps. */
export const MOST_OWN_PLACES = 20;
/** Places that a guest's browser keeps. */
export const MOST_GUEST_PLACES = 3;
