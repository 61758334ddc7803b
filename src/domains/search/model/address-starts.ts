import { dictionary } from '#lib/dictionary.ts';

/** The short spellings of street suffixes and directions, as feeds write addresses. */
const SHORT = dictionary<string>({
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  court: 'ct',
  place: 'pl',
  circle: 'cir',
  terrace: 'ter',
  parkway: 'pkwy',
  highway: 'hwy',
  square: 'sq',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  northeast: 'ne',
  northwest: 'nw',
  southeast: 'se',
  southwest: 'sw',
});
const LONG = dictionary(Object.fromEntries(Object.entries(SHORT).map(([long, short]) => [short, long])));
const SUFFIXES = new Set([
  'st',
  'ave',
  'blvd',
  'dr',
  'ln',
  'rd',
  'ct',
  'pl',
  'cir',
  'ter',
  'pkwy',
  'hwy',
  'sq',
  'trl',
  'way',
  'loop',
]);
const DIRECTIONS = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
/** Words from a house number to the suffix of its street, and after it: a direction, a unit, a city, a state and a ZIP code. */
const LONGEST_STREET = 4;
const LONGEST_PLACE = 8;
const UNIT = /^(?:#|apt|unit|suite|ste)\.?$/;

export interface AddressStart {
  /** What the stored address may begin with, in the usual spellings. */
  starts: string[];
  /** The words after the street: city, state and ZIP code. */
  place: string[];
}

/** A typed address, folded into the start of stored ones: "12 larch lane, alderton" is "12 larch ln" in "alderton". */
export function addressStarts(text: string): AddressStart {
  const { words, after } = partsOf(text);
  const end = after.length > 0 ? words.length : endOfStreet(words);
  const kept = words.slice(0, end);
  const unit = after.length > 0 && /^(?:#|apt|unit|suite|ste)/.test(after[0] ?? '') ? after.slice(0, 1) : [];
  const line = [...kept, ...unit.flatMap((part) => part.split(/\s+/))];
  const place = [...words.slice(end), ...after.slice(unit.length)]
    .flatMap((part) => part.split(/\s+/))
    .filter((word) => word !== '');
  const short = writeLine(line, SHORT);
  return { starts: [...new Set([text, line.join(' '), short, writeLine(line, LONG)])], place };
}

// "3 bedroom place" begins as "12 court place" does.
const MEASURED = /^(?:bed|bd|br|bath|ba|room|stor|car|acre|sq|square|m2|min|mile|year)/;

/** Whether a text is a street address, with or without its city: a house number, a name and a suffix such as "Way". */
export function readsAsAddress(text: string): boolean {
  const { words, after } = partsOf(text.toLowerCase());
  if (!/^\d{1,6}[a-h]?$/.test(words[0] ?? '') || MEASURED.test(words[1] ?? '')) return false;
  const suffix = suffixAt(words);
  return suffix >= 2 && suffix <= LONGEST_STREET && (after.length > 0 || words.length - suffix <= LONGEST_PLACE);
}

/** One spelling for all forms of the same address. */
export function plainAddress(text: string): string {
  return writeLine(text.replaceAll(/[.,]/g, '').split(/\s+/), SHORT);
}

/** The words of the street, and the parts after its comma. */
function partsOf(text: string): { words: string[]; after: string[] } {
  const [street = '', ...after] = text.split(',').map((part) => part.trim());
  return { words: street.replaceAll('.', '').split(/\s+/), after };
}

/** Position of the first suffix; the house number and the first word of the name never count: "12 court street". -1 without one. */
function suffixAt(words: readonly string[]): number {
  return words.findIndex((word, index) => index >= 2 && SUFFIXES.has(SHORT[word] ?? word));
}

// Skips the suffix, a direction and a unit after it. Without a suffix, takes everything: the reader may still be typing.
function endOfStreet(words: readonly string[]): number {
  const at = suffixAt(words);
  if (at < 0) return words.length;
  let end = at + 1;
  if (DIRECTIONS.has(SHORT[words[end] ?? ''] ?? words[end] ?? '')) end += 1;
  if (UNIT.test(words[end] ?? '')) end += 2;
  else if (/^#./.test(words[end] ?? '')) end += 1;
  return end;
}

// Respells only the suffix and the directions around the name: the name itself may contain such words.
function writeLine(words: readonly string[], spelling: Readonly<Record<string, string>>): string {
  const suffix = words.findLastIndex((word, at) => at >= 2 && SUFFIXES.has(SHORT[word] ?? word));
  const spelled = words.map((word, at) => {
    const isDirection = (at === 1 || at === suffix + 1) && DIRECTIONS.has(SHORT[word] ?? word);
    return at === suffix || isDirection ? (spelling[word] ?? word) : word;
  });
  return spelled
    .join(' ')
    .replaceAll(/ (?:apt|unit|suite|ste) #?(?=\S)/g, ' #')
    .replaceAll(/# +/g, '#');
}
