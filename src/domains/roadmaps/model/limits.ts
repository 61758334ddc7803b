/** Tasks of one roadmap. */
export const MOST_TASKS = 200;
/** Members and open invitations of one roadmap together. */
export const MOST_PEOPLE = 10;

/** The longest texts that a roadmap accepts; forms and the contract share these limits. */
export const MOST_LETTERS = {
  homeLabel: 120,
  coBuyerName: 80,
  title: 160,
  note: 2000,
} as const;

export const TITLE_WANTED = 'Say what to do';
