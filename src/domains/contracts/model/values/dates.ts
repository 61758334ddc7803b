import { addDays, isDay } from '#lib/calendar.ts';
import { capitalize } from '#lib/format.ts';
import type { Found } from '../text/contract-text.ts';
import { readNumberWords } from './money.ts';

const MONTHS = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const MONTH = MONTHS.flat().join('|');
// A form prints the century and leaves two digits to the pen: "April 24 , 20 26".
const YEAR = String.raw`(?:((?:19|20)\d{2})|(20)[\s_]{1,10}(\d{2}))`;
const GAP = String.raw`[\s_.,]{0,24}`;
const DAY_WORDS = [
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'],
  ['thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'],
  ['twenty-first', 'twenty-second', 'twenty-third', 'twenty-fourth', 'twenty-fifth', 'twenty-sixth', 'twenty-seventh'],
  ['twenty-eighth', 'twenty-ninth', 'thirtieth', 'thirty-first'],
].flat();
/** The words of the days of a month, for patterns: the longer first. */
export const ORDINAL_WORDS = DAY_WORDS.toReversed().join('|');
const PATTERN = new RegExp(
  [
    String.raw`\b(?<monthFirst>${MONTH})\.?${GAP}\b(?<dayAfter>\d{1,2})(?:st|nd|rd|th)?\b${GAP}${YEAR}\b`,
    String.raw`\b(?<dayFirst>\d{1,2})(?:st|nd|rd|th)?\b(?:-|${GAP})(?:(?:day\s{1,5})?of${GAP})?\b(?<monthAfter>${MONTH})\.?(?:-|${GAP})${YEAR}\b`,
    String.raw`\b(?<dayWord>${ORDINAL_WORDS})\s{1,4}(?:day\s{1,4})?of${GAP}\b(?<monthOfWord>${MONTH})\.?${GAP}(?:(?:in\s{1,4}the\s{1,4}year\s{1,4}(?:of\s{1,4}our\s{1,4}lord\s{1,4})?)?(?:(?<yearOfWord>(?:19|20)\d{2})|two\s{1,4}thousand\s{1,4}(?:and\s{1,4})?(?<yearWords>[a-z]{3,9}(?:-[a-z]{3,5})?)))\b`,
    String.raw`\b(?<iso>(?:19|20)\d{2}-\d{2}-\d{2})\b`,
    String.raw`\b(?<numericMonth>\d{1,2})\s?[/.-]\s?(?<numericDay>\d{1,2})\s?[/.-]\s?(?<numericYear>(?:19|20)?\d{2})\b`,
  ].join('|'),
  'gi',
);

/** "tenth" or "10th" as 10, up to the thirty-first. */
export function readOrdinal(word: string): number | undefined {
  const value = DAY_WORDS.indexOf(word.toLowerCase()) + 1 || Number.parseInt(word, 10);
  return value >= 1 && value <= 31 ? value : undefined;
}

/** The calendar dates (YYYY-MM-DD) in a stretch of text, American order; what is no day of the calendar is left out. */
export function findDates(text: string, start: number, end: number): Found<string>[] {
  // The lines of a form on which a pen wrote are room between words.
  return [...text.slice(start, end).replaceAll('_', ' ').matchAll(PATTERN)].flatMap((match) => {
    const value = readDate(match);
    const at = start + match.index;
    return value === undefined || !isDay(value) ? [] : [{ value, start: at, end: at + match[0].length }];
  });
}

// A month as a name is written with a capital: "may 5 persons" is no day.
const MONTH_NAME = MONTHS.flat()
  .map((name) => capitalize(name))
  .join('|');
const SHORT = new RegExp(
  String.raw`\b(?:(?<month>${MONTH_NAME})\.?\s{1,3}(?:the\s)?(?<day>\d{1,2})(?:st|nd|rd|th)?|(?:the\s)?(?<dayOf>\d{1,2})(?:st|nd|rd|th)\s(?:day\s)?of\s(?<monthOf>${MONTH_NAME}))\b(?![\s,._]{0,6}(?:of\s)?\d|[\s,._]{0,6}(?:two\sthousand|in\sthe\syear))`,
  'g',
);
/** How long a paper's days reach back from the latest that it names, and on beyond it. */
const REACH = { back: 240, ahead: 110 };

/** The first and the last day that a paper's times can have, by the whole dates that it names; undefined where it names none. */
export function reachOfDates(text: string): readonly [first: string, last: string] | undefined {
  const days = findDates(text, 0, text.length)
    .map(({ value }) => value)
    .toSorted();
  const latest = days.at(-1);
  if (latest === undefined) return undefined;
  const first = days.find((day) => day >= addDays(latest, -REACH.back)) ?? latest;
  return [first, addDays(latest, REACH.ahead)];
}

/** Days that name no year ("April 9", "the 5th of April"), of the one year in which they lie in the reach of the paper. */
export function findShortDates(text: string, start: number, end: number, reach: readonly [string, string]): Found<string>[] {
  const years = [...new Set(reach.map((day) => day.slice(0, 4)))];
  return [...text.slice(start, end).matchAll(SHORT)].flatMap((match) => {
    const { month, day, dayOf, monthOf } = match.groups ?? {};
    const days = years
      .map((year) => composeDate(year, monthNumber(month ?? monthOf ?? ''), Number(day ?? dayOf)))
      .filter((value) => isDay(value) && value >= reach[0] && value <= reach[1]);
    const [value] = days;
    const at = start + match.index;
    return value === undefined || days.length > 1 ? [] : [{ value, start: at, end: at + match[0].length }];
  });
}

function readDate(match: RegExpMatchArray): string | undefined {
  const named = match.groups ?? {};
  if (named['iso'] !== undefined) return named['iso'];
  if (named['numericMonth'] !== undefined) {
    const year = named['numericYear'] ?? '';
    return composeDate(year.length === 2 ? `20${year}` : year, Number(named['numericMonth']), Number(named['numericDay']));
  }
  const word = named['dayWord'];
  if (word !== undefined) {
    return composeDate(
      named['yearOfWord'] ?? yearInWords(named['yearWords'] ?? ''),
      monthNumber(named['monthOfWord'] ?? ''),
      DAY_WORDS.indexOf(word.toLowerCase()) + 1,
    );
  }
  const month = monthNumber(named['monthFirst'] ?? named['monthAfter'] ?? '');
  const day = Number(named['dayAfter'] ?? named['dayFirst']);
  const isFirst = named['monthFirst'] !== undefined;
  const [whole, century, rest] = isFirst ? [match[3], match[4], match[5]] : [match[8], match[9], match[10]];
  return composeDate(whole ?? `${century ?? ''}${rest ?? ''}`, month, day);
}

/** "twenty-six" of "two thousand twenty-six"; empty for what is no number. */
function yearInWords(rest: string): string {
  const years = readNumberWords(rest);
  return years === undefined || years > 99 ? '' : String(2000 + years);
}

function monthNumber(name: string): number {
  return MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;
}

function composeDate(year: string, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
