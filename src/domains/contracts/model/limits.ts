/** Pages of one paper that are read. */
export const MOST_PAGES = 300;
/** Bytes of one paper that are read. */
export const MOST_BYTES = 25 * 1024 * 1024;
/** Characters of text that are read; a contract of 100 pages has about 400,000. */
export const MOST_CHARACTERS = 600_000;
/** Letters of a term that a person types. */
export const MOST_TERM_LETTERS = 300;
/** Times that a person adds to one paper, and letters of what each says. */
export const MOST_OWN_TIMES = 40;
export const MOST_TIME_LETTERS = { title: 120, rule: 200 } as const;
/** Papers of one person that are kept read. */
export const MOST_CONTRACTS = 200;
/** Pages of one scan whose letters are read. */
export const MOST_SCANNED_PAGES = 60;
/** A page with fewer letters of its own than this is read by its picture. */
export const FEWEST_OWN_LETTERS = 30;

/** Kinds of kept documents that can be read; DOCX is not kept among them. */
const READABLE_TYPES: readonly string[] = ['application/pdf', 'text/plain', 'image/jpeg', 'image/png', 'image/webp'];

/** Whether a kept document can be read as a contract. */
export const isReadable = ({ contentType, sizeBytes }: { contentType: string; sizeBytes: number }): boolean =>
  READABLE_TYPES.includes(contentType) && sizeBytes <= MOST_BYTES;
