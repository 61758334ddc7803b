import { capitalize, formatNumber } from '#lib/format.ts';

const NAMES = new Map([
  ['propertySubType', 'Type'],
  ['livingAreaSqft', 'Living area'],
  ['lotSizeSqft', 'Lot'],
  ['bedroomsTotal', 'Bedrooms'],
  ['bathrooms', 'Bathrooms'],
  ['yearBuilt', 'Year built'],
  ['effectiveYear', 'Effective year'],
  ['storiesTotal', 'Stories'],
  ['garageSpaces', 'Garage spaces'],
  ['finishedBasementSqft', 'Finished basement'],
  ['dwellingUnits', 'Dwelling units'],
  ['fireplaces', 'Fireplaces'],
  ['quality', 'Quality (Q1 best to Q6)'],
  ['condition', 'Condition (C1 best to C6)'],
]);

const ORDER = new Map([...NAMES.keys()].map((fact, at) => [fact, at]));

const WORDS: Record<string, string> = { none: 'None', true: 'Yes', false: 'No' };

/** Whether homes can have this fact, even if no model knows it. */
export function isCommonFact(fact: string): boolean {
  return NAMES.has(fact);
}

/** A fact's name as a page shows it. */
export function nameFact(fact: string): string {
  const known = NAMES.get(fact);
  if (known !== undefined) return known;
  const words = fact
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return capitalize(words);
}

/** The same name inside a sentence. */
export function nameFactWithin(fact: string): string {
  const name = nameFact(fact);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** Facts in the order people read them: kind, size and rooms first, then the rest in their own order. */
export function orderFacts<Value>(facts: Readonly<Record<string, Value>>): [fact: string, value: Value][] {
  const place = (fact: string) => ORDER.get(fact) ?? ORDER.size;
  return Object.entries(facts).toSorted(([one], [other]) => place(one) - place(other));
}

/** A fact's value in words. */
export function sayFact(fact: string, value: number | string | boolean | null): string {
  if (value === null) return 'Not on record';
  if (typeof value === 'number') {
    if (/sqft/i.test(fact)) return `${formatNumber(value)} sq ft`;
    return /year/i.test(fact) ? String(value) : formatNumber(value, 2);
  }
  const text = String(value).replaceAll('_', ' ');
  return WORDS[text] ?? capitalize(text);
}

export const DRIVER_NAMES = {
  size: 'Size',
  rooms: 'Bedrooms and bathrooms',
  age: 'Age, quality and condition',
  lot: 'Lot',
  view: 'View and waterfront',
  features: 'Other features',
  location: 'Location',
  neighbors: 'Sale prices of similar homes nearby',
  time: 'Market in the last year',
} as const;
