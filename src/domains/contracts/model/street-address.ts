import { groupSpan, type Found, type Span } from './contract-text.ts';
import { readState, STATE_LETTERS_PATTERN, STATE_NAME_PATTERN } from '#lib/us-states.ts';

const STATE = `(?:${STATE_LETTERS_PATTERN}|${STATE_NAME_PATTERN})`;
const FULL = new RegExp(
  String.raw`(?<whole>\d{1,6}(?:-\d{1,4})?[A-Z]?(?:\s1/2)?[ ]{1,2}[A-Za-z0-9][A-Za-z0-9 .'’#/-]{1,60}(?:,?\s{1,3}(?:Unit|Apt\.?|Apartment|Suite|Ste\.?|#)\s?[A-Za-z0-9-]{1,8})?[,\s]{1,4}[A-Z][A-Za-z .'’-]{1,40},?\s{1,4}(?<state>${STATE})\b\.?(?:[,\s]{1,4}(?<zip>\d{5}(?:-\d{4})?))?)`,
  'dg',
);

export interface StreetAddress {
  whole: string;
  state: string | undefined;
}

/** Addresses with number, street, city and state in a stretch of text, as they stand, gaps as single spaces. */
export function findAddresses(text: string, { start, end }: Span): Found<StreetAddress>[] {
  return [...text.slice(start, end).matchAll(FULL)].flatMap((match) => {
    const span = groupSpan(match, 'whole');
    if (span === undefined) return [];
    const whole = match[0].replaceAll(/\s+/g, ' ').replaceAll(' ,', ',').trim();
    return [
      { value: { whole, state: readState(match.groups?.['state'] ?? '') }, start: start + span.start, end: start + span.end },
    ];
  });
}
