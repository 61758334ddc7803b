/** The longest sentence that is read as a search. */
export const MOST_SENTENCE_LETTERS = 1000;
