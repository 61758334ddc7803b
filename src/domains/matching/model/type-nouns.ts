import { capitalize } from '#lib/format.ts';
/** Types of homes as a sentence names them. */
export const TYPE_NOUNS: Readonly<Record<string, string>> = {
  single_family: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  multi_family: 'multi-family home',
  co_op: 'co-op',
  manufactured: 'manufactured home',
  land: 'land',
  farm: 'farm',
  apartment: 'apartment',
};

/** A type as a chip shows it: "Townhouse". */
export function typeLabel(type: string): string {
  const noun = TYPE_NOUNS[type] ?? type;
  return capitalize(noun);
}
