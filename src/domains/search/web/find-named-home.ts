import type { PlaceSuggestion } from '../contract.ts';

const LONGEST_NAME = 100;

/** Whether words may name one home, and not describe many: they begin with a house number, or are a number alone. */
export function mayNameHome(text: string): boolean {
  return text.length <= LONGEST_NAME && /^\d+[a-z]? +\S|^[a-z]{0,6}-?\d{4,}[a-z]?$/i.test(text.trim());
}

/** The home that was named whole, by its address or MLS number; null where several were, or a place of that name. */
export function namedHome(suggestions: readonly PlaceSuggestion[]): string | null {
  const [first, ...others] = suggestions.filter(({ isExact }) => isExact);
  return first === undefined || others.some(({ listingKey }) => listingKey !== first.listingKey) ? null : first.listingKey;
}
