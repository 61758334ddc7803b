/** Tasks of one roadmap. */
export const MOST_TASKS = 200;
/** Members and open invitations of one roadmap together. */
export const MOST_PEOPLE = 10;
