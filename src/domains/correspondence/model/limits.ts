/** How many days of first answers are measured. */
export const ANSWER_DAYS = 30;
export const MOST_SNOOZE_DAYS = 366;
/** Maximum lengths of texts, shared by forms and contracts. */
export const MOST_LETTERS = { templateTitle: 60, templateBody: 2000, sought: 100 } as const;
/** Reply templates of one person. */
export const MOST_TEMPLATES = 50;
