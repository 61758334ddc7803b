/** How many homes a person calls their own. */
export const MOST_OWN_HOMES = 12;
