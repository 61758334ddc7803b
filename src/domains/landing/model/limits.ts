/** How long texts of landing pages may be, in letters, and how many parts a page may have. */
export const MOST_LETTERS = {
  slug: 80,
  line: 160,
  summary: 300,
  paragraph: 4000,
  link: 300,
  consent: 1000,
  hypothesis: 1000,
  decision: 2000,
} as const;
export const MOST_BLOCKS = 40;
export const MOST_ITEMS = 30;
export const MOST_COLUMNS = 5;
export const MOST_PAGES = 500;

/** The days that the conversion of a page is of. */
export const CONVERSION_DAYS = 28;
