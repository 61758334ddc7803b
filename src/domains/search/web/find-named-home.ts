import type { PlaceSuggestion } from '../contract.ts';

const LONGEST_NAME = 100;

/** Whether words may name one home: they begin with a house number, or are only a number. */
export function mayNameHome(text: string): boolean {
  return text.length <= LONGEST_NAME && /^\d+[a-z]? +\S|^[a-z]{0,6}-?\d{4,}[a-z]?$/i.test(text.trim());
}

/** The home with exactly this address or MLS number; null if there are several, or a place of that name. */
export function namedHome(suggestions: readonly PlaceSuggestion[]): string | null {
  const [first, ...others] = suggestions.filter(({ isExact }) => isExact);
  return first === undefined || others.some(({ listingKey }) => listingKey !== first.listingKey) ? null : first.listingKey;
}
