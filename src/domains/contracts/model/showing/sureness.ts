import type { ShownTerm } from './shown-terms.ts';

/** How sure a term is. */
export const SURENESS = {
  sure: 'Sure',
  likely: 'Likely',
  check: 'Check it',
} as const;
export type Sureness = keyof typeof SURENESS;

/** What is said of a flag that no rule knows. */
export const TOLD_BY_SOUND = 'No rule knows this wording. It sounds like others that mean this: compare the words.';

interface Read {
  /** Its form is one whose layout the rules know. */
  isKnownForm: boolean;
  /** The letters come from a picture. */
  isScan: boolean;
}

const FIGURES = /\d/g;
const figuresOf = (text: string) => (text.match(FIGURES) ?? []).join('');
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/**
 * How far a term can be relied on before somebody compares it: sure where the form is known, or where the value stands in its
 * quote as it is told; to be checked where a language model read it, where letters come from a picture, or where it was put
 * together from what the quote says in other words.
 */
export function surenessOf({ kind, value, quote, by }: Pick<ShownTerm, 'kind' | 'value' | 'quote' | 'by'>, read: Read): Sureness {
  if (by !== null || quote === null || value === '') return 'check';
  const stands = standsIn(kind, value, quote);
  if (read.isScan) return stands ? 'likely' : 'check';
  if (read.isKnownForm) return stands ? 'sure' : 'likely';
  return stands ? 'likely' : 'check';
}

function standsIn(kind: ShownTerm['kind'], value: string, quote: string): boolean {
  if (kind === 'day') return quote.includes(value.slice(0, 4)) && figuresOf(quote).includes(String(Number(value.slice(8))));
  if (kind === 'text') {
    const there = new Set(wordsOf(quote));
    const words = wordsOf(value);
    return words.length > 0 && words.filter((word) => there.has(word)).length / words.length >= 0.8;
  }
  return figuresOf(quote).includes(figuresOf(value.replace(/\.0+$/, '')));
}
