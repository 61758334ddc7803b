import type { ListingRow } from './normalized-listing.ts';

type AddressParts = Pick<
  ListingRow,
  'street_number' | 'street_name' | 'street_suffix' | 'unit_number' | 'unparsed_address' | 'subdivision_name' | 'parcel_number'
>;

const WITHHELD = '[address withheld]';

/**
 * A function that takes every mention of a home's street address, parcel number and subdivision out of a text.
 * Where "12 Elm Street" is withheld, "12 elm st.", "12 Elm" and "Elm Street" go too.
 */
export function createAddressRedactor(parts: AddressParts): (text: string) => string {
  const patterns = buildPatterns(parts);
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replaceAll(pattern, WITHHELD);
}

function buildPatterns(parts: AddressParts): string[] {
  const { number, name } = readStreet(parts);
  const patterns: string[] = [];
  const unparsed = parts.unparsed_address?.split(',')[0];
  if (unparsed !== undefined && unparsed.length >= 4) patterns.push(words(unparsed));
  if (name !== null) {
    const street = `${words(name)}(?:\\s+${SUFFIX}\\b\\.?)?`;
    const direction = '(?:(?:N|S|E|W|NE|NW|SE|SW|North|South|East|West)\\b\\.?\\s+)?';
    const unit = '(?:\\s*,?\\s*(?:#|unit|apt\\.?|suite)\\s*[\\w-]+)?';
    if (number !== null) patterns.push(`${words(number)}\\s+${direction}${street}${unit}`);
    patterns.push(`${words(name)}\\s+${SUFFIX}\\b\\.?`);
    // A street called "Park" alone is an ordinary word; a longer or rarer name is the street.
    if (number !== null) patterns.push(`${words(number)}\\s+${direction}${words(name)}`);
  }
  if (parts.parcel_number !== null && parts.parcel_number.length >= 4) patterns.push(words(parts.parcel_number));
  if (parts.subdivision_name !== null && parts.subdivision_name.length >= 4) patterns.push(words(parts.subdivision_name));
  return patterns;
}

function readStreet(parts: AddressParts): { number: string | null; name: string | null } {
  if (parts.street_name !== null) return { number: parts.street_number, name: parts.street_name };
  const match = /^\s*(\d+[a-z]?)\s+(?:(?:N|S|E|W|NE|NW|SE|SW)\.?\s+)?(.+)$/iu.exec(parts.unparsed_address?.split(',')[0] ?? '');
  const name = match?.[2]?.replace(new RegExp(`\\s+${SUFFIX}\\b.*$`, 'iu'), '') ?? null;
  return { number: match?.[1] ?? null, name: name !== null && name.length >= 2 ? name : null };
}

const SUFFIX =
  '(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Way|Place|Pl|Circle|Cir|Terrace|Ter|Trail|Trl|Parkway|Pkwy|Highway|Hwy|Square|Sq|Loop|Row|Alley|Path|Run|Point|Ridge|Crescent|Close|Walk|Plaza|Cove|Bend|Crossing|Xing)';

const letter = '[\\p{L}\\p{N}]';

// The text's own words, whatever lies between them, and not inside longer ones.
function words(text: string): string {
  const inner = text
    .trim()
    .split(/[\s.]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/gu, '\\$&'))
    .join('[\\s.]+');
  return `(?<!${letter})${inner}(?!${letter})`;
}
