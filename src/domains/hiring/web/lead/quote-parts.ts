import type { QuoteTerms } from '../../model/quote-terms.ts';

/** What each part of the form of a quote gets. */
export interface QuotePartProps {
  terms: QuoteTerms;
  set: (changes: Partial<QuoteTerms>) => void;
}

/** A list with one of its entries changed. */
export const replaced = <T>(list: readonly T[], index: number, value: Partial<T>): T[] =>
  list.map((one, at) => (at === index ? { ...one, ...value } : one));
/** A list without one of its entries. */
export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
