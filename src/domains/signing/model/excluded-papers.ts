export interface ExcludedPaper {
  /** What it looks like, with its article. */
  what: string;
  /** Why it cannot be signed this way. */
  why: string;
}

interface Kind extends ExcludedPaper {
  words: RegExp;
  /** Only near the top: an agreement may name such a paper further down. */
  isTitle: boolean;
}

const HEAD_LETTERS = 400;
const CONSUMER = 'federal law leaves it out of electronic signatures (15 U.S.C. 7003)';

/** Papers that electronic signatures leave out, or that a notary must witness. */
const KINDS: readonly Kind[] = [
  {
    what: 'a deed',
    why: 'a deed is signed before a notary and recorded',
    words:
      /\b(?:warranty|quit\s?claim|grant|bargain and sale|trustee[’']?s|executor[’']?s|transfer on death) deed\b|\bdeed of trust\b|\bthis (?:deed|indenture)\b/i,
    isTitle: true,
  },
  {
    what: 'a paper for a notary',
    why: 'a notary must see it signed',
    words: /\bsubscribed and sworn\b|\backnowledged before me\b|\bbefore me,? (?:the undersigned|a notary)\b/i,
    isTitle: false,
  },
  { what: 'a will', why: CONSUMER, words: /\blast will and testament\b|\bcodicil\b|\btestamentary trust\b/i, isTitle: true },
  {
    what: 'a notice of foreclosure or eviction',
    why: CONSUMER,
    words:
      /\bnotice of (?:foreclosure|trustee[’']?s sale|intent to (?:foreclose|accelerate)|acceleration|eviction|default)\b|\bnotice to (?:quit|vacate)\b|\beviction notice\b/i,
    isTitle: true,
  },
];
/** Contracts to buy name the deed, and disclosures the foreclosure, in their own titles. */
const IS_AGREEMENT = /\b(?:purchase|sale|sales|listing|buyer|lease|rental)\b[^.]{0,40}\b(?:agreement|contract)\b|\bdisclosure\b/i;

/** What a paper is that may not be signed electronically, as far as its words tell; undefined where they do not. */
export function findExcluded(text: string): ExcludedPaper | undefined {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  const head = plain.slice(0, HEAD_LETTERS);
  return KINDS.find(({ words, isTitle }) => (isTitle ? words.test(head) && !IS_AGREEMENT.test(head) : words.test(plain)));
}
