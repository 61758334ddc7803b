import { parseJson } from '#lib/parse-json.ts';
import { cleanText } from './clean-text.ts';
import { describeIssue, type FieldIssue } from './field-issue.ts';
import { isList } from '#lib/json-value.ts';
import { unwrapNumber, unwrapTime, unwrapWord, unwrapWords } from './unwrap-value.ts';

/** Everything read from a field either fits or is null with a warning; nothing here throws. */
export type Warn = (issue: FieldIssue) => void;

const EMPTY_WORDS = new Set(
  '|n/a|na|n.a.|#n/a|null|(null)|\\n|nil|undefined|none|-|--|?|[]|{}|unknown|tbd|not available|not applicable|not specified|unspecified'.split(
    '|',
  ),
);
const LONGEST_EMPTY_WORD = 14;
const FIRST_LETTERS = new Set([...EMPTY_WORDS].map((word) => word.charAt(0)));

/** True for null, blanks and the words that feeds write for unknown values. */
export function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') {
    const word = value.trim();
    return (
      word.length <= LONGEST_EMPTY_WORD && FIRST_LETTERS.has(word.charAt(0).toLowerCase()) && EMPTY_WORDS.has(word.toLowerCase())
    );
  }
  return Array.isArray(value) && value.every((item) => item === null || item === '');
}

/** White space that is more than one plain space between words. */
const WIDE_SPACE = /[^\S ]|\s{2}/;

/** One line, or several where `lines` is set; a list of one counts as its element. */
export function readText(field: string, sent: unknown, max: number, warn: Warn, lines = false): string | null {
  const value = unwrapWord(sent);
  if (isBlank(value)) return null;
  if (isList(value)) {
    const texts = value.map(unwrapWord).filter((item) => typeof item === 'string' || typeof item === 'number');
    if (value.some((item) => typeof unwrapWord(item) === 'object' && item !== null))
      warn(describeIssue(field, 'unknown-value', value, 'texts alone'));
    return readText(field, texts.join(', '), max, warn, lines);
  }
  if (typeof value === 'object' || typeof value === 'boolean') {
    warn(describeIssue(field, 'unknown-value', value, 'a text'));
    return null;
  }
  const { text: cleaned, found } = cleanText(String(value));
  for (const code of found) warn(describeIssue(field, code, value, 'plain text'));
  const text = lines || !WIDE_SPACE.test(cleaned) ? cleaned : cleaned.replaceAll(/\s+/g, ' ');
  if (text === '') return null;
  if (text.length <= max) return text;
  warn(describeIssue(field, 'truncated', text, `at most ${max} characters`));
  return text.slice(0, max).toWellFormed().trimEnd();
}

/** As most of Europe writes it: 1.250.000,50 or 1.250.000. A single point could be either. */
const POINTS_FOR_THOUSANDS = /^[-+]?\d{1,3}(?:(?:\.\d{3})+,\d{1,2}|(?:\.\d{3}){2,})$/;
/** Thousands have three digits, so these are a fraction: 512000,50. */
const DECIMAL_COMMA = /^[-+]?\d+,\d{1,2}$/;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;

/** 4934, "4934.00", " -116.3", "$1,200,000"; null with a warning for anything else and outside [min, max]. */
export function readNumber(field: string, value: unknown, min: number, max: number, warn: Warn): number | null {
  if (isBlank(value)) return null;
  const raw = unwrapNumber(isList(value) && value.length === 1 ? value[0] : value);
  const number = typeof raw === 'number' ? raw : typeof raw === 'string' ? parseNumber(raw) : Number.NaN;
  if (!Number.isFinite(number)) {
    warn(describeIssue(field, 'not-a-number', value, 'a number'));
    return null;
  }
  if (number < min || number > max) {
    warn(describeIssue(field, 'out-of-range', value, `between ${min} and ${max}`));
    return null;
  }
  return number;
}

/** No number is longer; what is would only cost time. */
const LONGEST_NUMBER = 60;

const withoutCurrency = (text: string): string =>
  text.replace(/^([-+]?)(?:USD\s*\$?|US\s*\$|\$)\s*/i, '$1').replace(/\s*(?:USD|\$)$/i, '');

function parseNumber(text: string): number {
  const sent = text.trim();
  if (sent.length > LONGEST_NUMBER) return Number.NaN;
  const bare = withoutCurrency(sent);
  const plain = POINTS_FOR_THOUSANDS.test(bare)
    ? bare.replaceAll('.', '').replace(',', '.')
    : bare.replaceAll(/[,\s'’](?=\d{3}(?:\D|$))/g, '');
  const pointed = DECIMAL_COMMA.test(plain) ? plain.replace(',', '.') : plain;
  return NUMBER.test(pointed) ? Number(pointed) : Number.NaN;
}

/** Three digits behind a single point. */
const ONE_POINT = /^\d{1,3}\.\d{3}$/;

/** 1.640 as 1640 where it could otherwise be less than anything is, as most of Europe writes it; anything else as it came. */
export function readWhole(value: unknown, least: number): unknown {
  const bare = typeof value === 'string' && value.length <= LONGEST_NUMBER ? withoutCurrency(value.trim()) : '';
  return ONE_POINT.test(bare) && Number(bare) < least ? Number(bare.replace('.', '')) : value;
}

const COUNTED =
  /^\s*(\d{1,3}(?:\.\d{1,2})?)[\s-]*(?:bed(?:room)?s?|bds?|br|bath(?:room)?s?|ba|stor(?:y|ies)|levels?|cars?|spaces?)\.?\s*$/i;

/** A home of one room has no bedroom. */
const STUDIO = /^\s*studio\s*$/i;

/** The number of "3 beds", "2.5 baths", "2-story", "3 car" and "Studio"; anything else as it came. */
export const withoutCounted = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return value;
  return STUDIO.test(value) ? 0 : (COUNTED.exec(value)?.[1] ?? value);
};

/** A number without a fraction ("3.0" is one). */
export function readInteger(field: string, value: unknown, min: number, max: number, warn: Warn): number | null {
  const number = readNumber(field, withoutCounted(value), min, max, warn);
  if (number === null || Number.isInteger(number)) return number;
  warn(describeIssue(field, 'not-an-integer', value, 'a whole number'));
  return null;
}

/** $500K, 1.25M, "1.2 million". */
const SHORT_AMOUNT = /^(\D{0,5}\d[\d,.]{0,12}) ?(?:(k|thousand)|m|mm|mil|million)$/i;
/** Hundreds of "M" are as likely thousands. */
const MOST_MILLIONS = 100;

/** Dollars of an amount in thousands or millions; anything else as it came. */
function spellAmount(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, amount = '', thousands] = SHORT_AMOUNT.exec(value.trim()) ?? [];
  const number = amount === '' ? Number.NaN : parseNumber(amount);
  if (thousands !== undefined && number > 0) return number * 1000;
  return number > 0 && number < MOST_MILLIONS ? number * 1_000_000 : value;
}

const RATE =
  /^(.*\d)\s*(?:\/\s*|per\s+|an?\s+|\s)(mo|mth|month|monthly|qtr|quarter|quarterly|yr|year|yearly|annum|annual|annually|wk|week|weekly)\.?\s*$/i;

/** "$2,940/yr" and "45 per month" as their amount and what it is for; anything else as it came. */
export function splitRate(value: unknown): { amount: unknown; per: string } {
  const [, amount, per = ''] = (typeof value === 'string' ? RATE.exec(value) : null) ?? [];
  return amount === undefined ? { amount: value, per: '' } : { amount, per: per.toLowerCase() };
}

/** Decimal dollars to integer cents. */
export function readCents(field: string, value: unknown, minDollars: number, maxDollars: number, warn: Warn): number | null {
  const dollars = readNumber(field, spellAmount(value), minDollars, maxDollars, warn);
  return dollars === null ? null : Math.round(dollars * 100);
}

const TRUE_WORDS = new Set(['true', '1', 'y', 'yes', 't']);
const FALSE_WORDS = new Set(['false', '0', 'n', 'no', 'f']);

export function readBoolean(field: string, value: unknown, warn: Warn): boolean | null {
  if (typeof value === 'boolean') return value;
  // "None" is not an answer, but "N" is: blanks are checked second.
  const word = typeof value === 'string' || typeof value === 'number' ? String(value).trim().toLowerCase() : '';
  if (TRUE_WORDS.has(word)) return true;
  if (FALSE_WORDS.has(word)) return false;
  if (isBlank(value)) return null;
  warn(describeIssue(field, 'not-a-boolean', value, 'true or false'));
  return null;
}

/** A seller's display choice: absent allows, unreadable forbids. */
export function readDisplayFlag(field: string, value: unknown, warn: Warn): boolean | null {
  return isBlank(value) ? null : (readBoolean(field, value, warn) ?? false);
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;
/** 20260401, 20260401T100000Z, 20260401100000. */
const BARE_DATE = /^((?:1[6-9]|2[01])\d{2})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2}(?:\.?\d{3})?)(Z|[-+]\d{2}:?\d{2})?)?$/i;
const US_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?:\s|$)/;

/** What databases write where they have no day: 0000-00-00, 00/00/0000, 0001-01-01T00:00:00, 1899-12-30, 1900-01-01. */
const NO_DAY =
  /^(?:0000-00-00|0?0\/0?0\/0000|0001-01-01|0?1\/0?1\/0001|1899-12-30|12\/30\/1899|1900-01-01|0?1\/0?1\/1900)(?:$|[T ])/;

/** Whether a date is left out, by a word or by a day that stands for none. */
export const isNoDay = (value: unknown) => isBlank(value) || (typeof value === 'string' && NO_DAY.test(value.trim()));

/** 'YYYY-MM-DD' from ISO dates and timestamps (the day as written) and from month/day/year. */
export function readDate(field: string, value: unknown, warn: Warn): string | null {
  if (isNoDay(value)) return null;
  const text = spellDate(value);
  const iso = ISO_DATE.exec(text);
  const us = iso ? null : US_DATE.exec(text);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : us ? [spellYear(us[3]), us[1], us[2]] : [];
  const date = toDate(Number(year), Number(month), Number(day));
  if (date === null) warn(describeIssue(field, 'not-a-date', value, isEitherDay(text) ? ONE_MEANING : 'a date as YYYY-MM-DD'));
  return date;
}

/** 26 is 2026, and 98 is 1998: no home comes to the market decades ahead. */
const FIRST_YEAR_OF_1900S = 50;

function spellYear(year = ''): string {
  if (year.length !== 2) return year;
  return Number(year) < FIRST_YEAR_OF_1900S ? `20${year}` : `19${year}`;
}

function toDate(year: number, month: number, day: number): string | null {
  if (!(year >= 1600 && year <= 2200)) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return `${year}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Apr 1, 2026; 1-Apr-2026; Wed, 01 Apr 2026 10:00:00 GMT. */
const NAMED_DATE =
  /^(?:[a-z]{3,9},\s*)?(?:(\d{1,2})[-\s]([a-z]{3,9})[-\s](\d{4})|([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4}))(?:$|(?=[\s,T]))(.*)$/i;

const LOOSE_DATE = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?=$|[T ])(.*)$/i;
/** 04-25-2026 and 25.04.2026: only with strokes is it known which of the two comes first. */
const YEAR_LAST = /^(\d{1,2})([-.])(\d{1,2})\2(\d{4})(?=$|[T ])(.*)$/i;
const ONE_MEANING = 'a date that cannot mean two days, as YYYY-MM-DD';

/** Whether its month could as well be its day. */
const isEitherDay = (text: string) => YEAR_LAST.test(text) && spellYearLast(text) === undefined;

/** A date whose year stands last, where only one of its numbers can be the month, or both are the same; undefined for all others. */
function spellYearLast(text: string): string | undefined {
  const [, first = '', , second = '', year = '', rest = ''] = YEAR_LAST.exec(text) ?? [];
  const isDayFirst = Number(first) > 12;
  if (year === '' || (!isDayFirst && Number(second) <= 12 && Number(first) !== Number(second))) return undefined;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  return spellClock(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest);
}

const spellClock = (date: string, rest: string) => spellZone(spellHalf(date + rest.replace(/^[T ]\s*(\d):/i, ' 0$1:')));

/** 2026-04-01, 10:00. */
const COMMA_BEFORE_TIME = /^(\d{4}-\d{2}-\d{2}),\s*(?=\d)/;
/** What stands behind a date with the name of its month, on a clock of 24 hours: " 10:00:00 -0700". */
const NAMED_TIME = /^[\s,T]+(\d{1,2}):(\d{2})((?::\d{2})?(?:\s*(?:Z|[-+]\d{2}:?\d{2}|[a-z]{3,4}))?)$/i;

/** Names of zones that mean one distance from UTC in the States. */
const ZONE_OFFSETS: Readonly<Record<string, string>> = {
  Z: 'Z',
  UTC: 'Z',
  GMT: 'Z',
  EST: '-05:00',
  EDT: '-04:00',
  CST: '-06:00',
  CDT: '-05:00',
  MST: '-07:00',
  MDT: '-06:00',
  PST: '-08:00',
  PDT: '-07:00',
  AKST: '-09:00',
  AKDT: '-08:00',
  HST: '-10:00',
};

const HALF_DAY = /^(\d{4}-\d{2}-\d{2})[T ]\s*(\d{1,2}):(\d{2})(:\d{2})?\s*([ap])\.?m\.?$/i;

/** "2026-04-01 10:00 PM" on a clock of 24 hours. */
function spellHalf(text: string): string {
  if (!/m\.?$/i.test(text)) return text;
  const [, date, hour, minute, second = '', half = ''] = HALF_DAY.exec(text) ?? [];
  if (date === undefined || Number(hour) > 12) return text;
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${date} ${String(hours).padStart(2, '0')}:${minute}${second}`;
}

/** A time whose zone is a name, with its distance instead: "10:00:00 PST", "10:00:00Z[UTC]". */
function spellZone(text: string): string {
  const last = text.charCodeAt(text.length - 1);
  // Most end in a digit or in Z.
  if ((last >= 0x30 && last <= 0x39) || (last === 0x5a && /\dZ$/.test(text))) return text;
  const bare = text.replace(/\[[\w/+-]{1,40}\]$/, '');
  return bare.replace(/(\d)\s*([a-z]{3,4})$/i, (whole, digit: string, zone: string) => {
    const offset = ZONE_OFFSETS[zone.toUpperCase()];
    return offset === undefined ? whole : digit + offset;
  });
}

/** Dates and times of other forms in one of those that are read below; all others as they came. */
function spellDate(sentValue: unknown): string {
  const value = unwrapTime(sentValue);
  if (typeof value === 'string') {
    const sent = value.trim().replaceAll('\u2212', '-').replace(COMMA_BEFORE_TIME, '$1 ');
    if (ISO_DATE.test(sent)) return spellZone(spellHalf(sent));
    // 2026/04/01 10:00, 2026-4-1 9:05, 2026.04.01.
    const loose = LOOSE_DATE.exec(sent);
    if (loose !== null) {
      const [, year = '', , month = '', day = '', rest = ''] = loose;
      return spellClock(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest);
    }
    const yearLast = spellYearLast(sent);
    if (yearLast !== undefined) return yearLast;
  }
  const epoch = readEpoch(value);
  if (epoch !== undefined) return new Date(epoch).toISOString();
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  const bare = BARE_DATE.exec(text);
  if (bare !== null) {
    const [, year, month, day, hour, minute, second, zone = 'Z'] = bare;
    return `${year}-${month}-${day}${hour === undefined ? '' : `T${hour}:${minute}:${second?.replace(/^(\d{2})(?=\d)/, '$1.')}${zone}`}`;
  }
  const named = NAMED_DATE.exec(text);
  if (named === null) return text;
  const month = MONTHS.indexOf((named[2] ?? named[4] ?? '').slice(0, 3).toLowerCase()) + 1;
  const rest = named[7] ?? '';
  const timed = NAMED_TIME.exec(rest);
  if (timed !== null && month > 0) {
    const day = `${named[3] ?? named[6]}-${String(month).padStart(2, '0')}-${(named[1] ?? named[5] ?? '').padStart(2, '0')}`;
    return spellZone(`${day}T${timed[1]?.padStart(2, '0')}:${timed[2]}${timed[3]}`);
  }
  return `${month}/${named[1] ?? named[5]}/${named[3] ?? named[6]}${rest.replace(/\s*(?:GMT|UTC|Z)$/i, '')}`;
}

/** No computer stamped a record before. */
const FIRST_STAMPED_YEAR = 1970;
const ISO_TIMESTAMP = /^(\d{4})-(\d{2})-(\d{2})[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?\s*(Z|[-+]\d{2}(?::?\d{2})?)?$/i;

/** An instant as ISO text in UTC; a timestamp without a zone is taken as UTC, a bare date as its midnight. */
export function readTimestamp(field: string, value: unknown, warn: Warn): string | null {
  if (isBlank(value)) return null;
  const text = spellDate(value);
  const match = ISO_TIMESTAMP.exec(text);
  const milliseconds = match
    ? readIsoTime(text, match)
    : (readUsTime(text) ?? Date.parse(`${readDate(field, value, () => {}) ?? 'none'}T00:00:00Z`));
  const year = new Date(milliseconds).getUTCFullYear();
  if (Number.isNaN(milliseconds) || year < FIRST_STAMPED_YEAR || year > 2200) {
    const expected = isEitherDay(text) ? ONE_MEANING : 'a timestamp as YYYY-MM-DDThh:mm:ssZ';
    warn(describeIssue(field, 'not-a-date', value, expected));
    return null;
  }
  return new Date(milliseconds).toISOString();
}

// A day that its month does not have would be taken for one of the next month.
function readIsoTime(text: string, [, year, month, day, zone]: RegExpExecArray): number {
  return toDate(Number(year), Number(month), Number(day)) === null ? Number.NaN : Date.parse(normalizeTimestamp(text, zone));
}

// Since 1970, as some interfaces write times: 1714557600000 and "/Date(1714557600000)/" in milliseconds, 1714557600 in seconds,
// 16 digits in millionths of one, all perhaps with a fraction.
function readEpoch(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const found = /^(?:\/Date\()?((\d{10}|\d{12,13}|\d{16})(?:\.\d{0,9})?)(?:[-+]\d{4})?(?:\)\/)?$/.exec(text);
  return found === null
    ? undefined
    : Math.floor(Number(found[1]) * (found[2]?.length === 10 ? 1000 : found[2]?.length === 16 ? 0.001 : 1));
}

const US_TIME = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})[ ,T]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]\.?m\.?)?$/i;

// 4/1/2026 10:00 AM, in UTC like every time without a zone.
function readUsTime(text: string): number | undefined {
  const found = US_TIME.exec(text);
  if (found === null) return undefined;
  const [, month, day, year, hourText, minute, second = '0', half] = found;
  const date = toDate(Number(spellYear(year)), Number(month), Number(day));
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
  if (date === null || hour > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return Date.parse(`${date}T00:00:00Z`) + ((hour * 60 + Number(minute)) * 60 + Number(second)) * 1000;
}

function normalizeTimestamp(text: string, zone: string | undefined): string {
  const bare = `${text.slice(0, 10)}T${text.slice(11).replace(',', '.').replaceAll(' ', '')}`;
  if (zone === undefined) return `${bare}Z`;
  if (/^[-+]\d{2}$/.test(zone)) return `${bare}:00`;
  return /[-+]\d{4}$/.test(bare) ? `${bare.slice(0, -2)}:${bare.slice(-2)}` : bare;
}

/** Lists, comma-joined texts and flag objects as a list of distinct texts; "None" alone is kept as an answer. */
export function readList(field: string, value: unknown, warn: Warn): string[] | null {
  if (value === null || value === undefined) return null;
  const opened = typeof value === 'string' ? unwrapWord(value) : value;
  const parts = typeof opened === 'string' ? splitList(opened) : unwrapWords(opened);
  const texts = new Set<string>();
  for (const part of parts) {
    if (part === null || part === undefined || typeof part === 'object') continue;
    const text = /^none$/i.test(String(part).trim()) ? 'None' : readText(field, part, 120, warn);
    if (text !== null) texts.add(text);
  }
  if (texts.size > 1) texts.delete('None');
  return texts.size === 0 ? null : [...texts].slice(0, 100);
}

// A comma inside brackets belongs to the value: "Gas (Natural, Propane),Electric".
function splitList(text: string): string[] {
  if (text.startsWith('[')) {
    try {
      const parsed = parseJson(text);
      if (Array.isArray(parsed)) return parsed.map(String);
    } catch {
      // Not a list after all.
    }
  }
  const parts: string[] = [];
  const ends = findBracketEnds(text);
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (!/[,;|\n]/.test(text.charAt(at)) || ends[at] === ')') continue;
    parts.push(text.slice(from, at));
    from = at + 1;
  }
  return [...parts, text.slice(from)];
}

/** For each letter, which bracket comes next after it. */
function findBracketEnds(text: string): (string | undefined)[] {
  const ends: (string | undefined)[] = [];
  let next: string | undefined;
  for (let at = text.length - 1; at >= 0; at--) {
    ends[at] = next;
    if (/[()]/.test(text.charAt(at))) next = text.charAt(at);
  }
  return ends;
}
