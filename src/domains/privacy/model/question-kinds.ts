/** What somebody has to see to, since the product cannot do it by itself. */
export const QUESTION_KINDS = {
  correct: 'Correct something',
  limit: 'Limit how my data is used',
  other: 'Something else about my data',
} as const;
export type QuestionKind = keyof typeof QUESTION_KINDS;

/** What people without an account ask for; those with one have more of it in their settings. */
export const STRANGER_KINDS = {
  copy: 'See or get a copy of what you hold about me',
  erasure: 'Delete what you hold about me',
  ...QUESTION_KINDS,
} as const;
export type StrangerKind = keyof typeof STRANGER_KINDS;
