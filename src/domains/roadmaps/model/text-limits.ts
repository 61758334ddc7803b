/** The most letters of what is typed into a roadmap; forms and the contract hold to the same. */
export const MOST_LETTERS = {
  homeLabel: 120,
  coBuyerName: 80,
  title: 160,
  note: 2000,
} as const;

export const TITLE_WANTED = 'Say what is to be done';
