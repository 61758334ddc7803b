/** Pages of one paper that are read. */
export const MOST_PAGES = 300;
/** Bytes of one paper that are read. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** Characters of text that are read; a contract of 100 pages has about 400,000. */
export const MOST_CHARACTERS = 1_500_000;
/** Letters of a term that a person types. */
export const MOST_TERM_LETTERS = 300;
/** Papers of one person that are kept read. */
export const MOST_CONTRACTS = 200;
