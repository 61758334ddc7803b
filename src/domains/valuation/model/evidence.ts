/** Maximum length of the evidence for a corrected fact, in characters. */
export const LEAST_EVIDENCE = 10;
export const MOST_EVIDENCE = 500;

export const EVIDENCE_WANTED = 'Say in a sentence what this rests on';
