/** The longest sentence that is read as a search. */
export const MOST_SENTENCE_LETTERS = 1000;
/** Maximum lengths of what people give about themselves, shared by forms and contracts. */
export const MOST_LETTERS = {
  name: 100,
  /** RFC 5321. */
  email: 254,
  phone: 30,
} as const;
