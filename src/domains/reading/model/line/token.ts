/** A word, number or sign of a sentence, in the form that rules read it, and where it stands in the original. */
export interface Token {
  /** In small letters without accents; numbers as plain digits. */
  word: string;
  start: number;
  end: number;
}
