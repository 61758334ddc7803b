import { formatNumber } from '#lib/format.ts';

const NAMES: Record<string, string> = {
  livingAreaSqft: 'Living area',
  lotSizeSqft: 'Lot',
  bedroomsTotal: 'Bedrooms',
  bathrooms: 'Bathrooms',
  yearBuilt: 'Year built',
  effectiveYear: 'Effective year',
  storiesTotal: 'Stories',
  garageSpaces: 'Garage spaces',
  propertySubType: 'Type',
  finishedBasementSqft: 'Finished basement',
  dwellingUnits: 'Dwelling units',
  fireplaces: 'Fireplaces',
  quality: 'Quality (Q1 best to Q6)',
  condition: 'Condition (C1 best to C6)',
};

const WORDS: Record<string, string> = { none: 'None', true: 'Yes', false: 'No' };

/** What a fact is called on a page. */
export function nameFact(fact: string): string {
  const known = NAMES[fact];
  if (known !== undefined) return known;
  const words = fact
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A fact's value in words. */
export function sayFact(fact: string, value: number | string | boolean | null): string {
  if (value === null) return 'Not on record';
  if (typeof value === 'number') {
    if (/sqft/i.test(fact)) return `${formatNumber(value)} sq ft`;
    return /year/i.test(fact) ? String(value) : formatNumber(value, 2);
  }
  const text = String(value).replaceAll('_', ' ');
  return WORDS[text] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

export const DRIVER_NAMES = {
  size: 'Size',
  rooms: 'Bedrooms and bathrooms',
  age: 'Age, quality and condition',
  lot: 'Lot',
  features: 'Other features',
  location: 'Location',
  neighbors: 'What similar homes near by sold for',
  time: 'Market in the last year',
} as const;
