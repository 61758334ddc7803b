/** Words as they go on within a sentence; initials such as HOA keep their letters. */
export const lowerFirst = (words: string): string =>
  /^[A-Z][a-z\s]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
