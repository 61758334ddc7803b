import { MOST_LETTERS as MOST_PERSON_LETTERS } from '#lib/text-limits.ts';

/** Maximum lengths of answers in an application, shared by forms and the contract. */
export const MOST_LETTERS = {
  fullName: 120,
  email: MOST_PERSON_LETTERS.email,
  phone: 40,
  address: 200,
  employer: 120,
  title: 120,
} as const;
