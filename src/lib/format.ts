import { toCents } from './money.ts';
import { DAY_MS } from './time-units.ts';
import { SQFT_PER_ACRE, SQFT_PER_SQUARE_METER } from './area-units.ts';

const LOCALE = 'en-US';

const dateFormats = new Map<string, Intl.DateTimeFormat>();

const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

export type CentsDisplay = 'auto' | 'always' | 'never';

/**
 * Integer cents as US dollars. `auto` shows cents only if there are any,
 * `never` rounds to the dollar, `always` is for receipts.
 */
export function formatMoney(cents: number, centsDisplay: CentsDisplay = 'auto'): string {
  const showCents = centsDisplay === 'always' || (centsDisplay === 'auto' && Math.round(cents) % 100 !== 0);
  return formatDollars(cents / 100, showCents ? 2 : 0);
}

/** A change whose size `say` puts in words, with its sign: +$2,450, -1.2%. What rounds to nothing has none. */
export function formatSigned(change: number, say: (size: number) => string): string {
  const size = say(Math.abs(change));
  return /[1-9]/.test(size) ? `${change < 0 ? '-' : '+'}${size}` : size;
}

/** A change of an amount in integer cents, with its sign: +$2,450, -$50. No change is 0. */
export function formatMoneyChange(cents: number): string {
  return cents === 0 ? '0' : formatSigned(cents, (size) => formatMoney(size, 'never'));
}

/** An amount in dollars, without cents: $2,450. */
export function formatWholeDollars(dollars: number): string {
  return formatMoney(toCents(dollars), 'never');
}

/** Integer cents in at most three or four figures for pins and axes: $2,450, $840K, $1.04M, $12.4M. */
export function formatCompactMoney(cents: number): string {
  const dollars = Math.round(Math.abs(cents) / 100);
  const sign = cents < 0 && dollars > 0 ? '-' : '';
  if (dollars < 10_000) return sign + formatDollars(dollars, 0);
  if (dollars < 999_500) return `${sign}$${Math.round(dollars / 1_000)}K`;
  const [unit, suffix] = dollars < 999_500_000 ? [1_000_000, 'M'] : [1_000_000_000, 'B'];
  const scaled = dollars / unit;
  const decimals = scaled < 9.995 ? 100 : scaled < 99.95 ? 10 : 1;
  return `${sign}$${Math.round(scaled * decimals) / decimals}${suffix}`;
}

/** A plain number with thousands separators and at most `maximumFractionDigits` decimals; halves round away from zero. */
export function formatNumber(value: number, maximumFractionDigits = 0): string {
  const [whole = '', decimals = ''] = toDecimals(value, maximumFractionDigits).split('.');
  const kept = decimals.replace(/0+$/, '');
  return signOf(value, whole, kept) + groupThousands(whole) + (kept === '' ? '' : `.${kept}`);
}

/** Bytes as kilobytes of 1,024: 25 kB. */
export const formatKilobytes = (bytes: number): string => `${formatNumber(bytes / 1024)} kB`;
/** Bytes as megabytes, with one decimal where needed: 2.5 MB. */
export const formatMegabytes = (bytes: number): string => `${formatNumber(bytes / 1024 / 1024, 1)} MB`;

/** A ratio (0.0525) as a percentage (5.3%). */
export function formatPercent(ratio: number, maximumFractionDigits = 1): string {
  return `${formatNumber(scale(ratio, 2), maximumFractionDigits)}%`;
}

function formatDollars(dollars: number, decimals: 0 | 2): string {
  const [whole = '', cents = ''] = toDecimals(dollars, decimals).split('.');
  return `${signOf(dollars, whole, cents)}$${groupThousands(whole)}${cents === '' ? '' : `.${cents}`}`;
}

// Written by hand: the first Intl.NumberFormat of a page costs a phone some 60 ms during hydration.
function toDecimals(value: number, digits: number): string {
  return scale(Math.round(scale(Math.abs(value), digits)), -digits).toFixed(digits);
}

/** Multiplies by ten to the `exponent` on the decimal text: 1.005 moved by two is 100.5, not 100.49999. */
function scale(value: number, exponent: number): number {
  const [digits, power = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(power) + exponent}`);
}

function signOf(value: number, ...digits: string[]): '-' | '' {
  return value < 0 && /[1-9]/.test(digits.join('')) ? '-' : '';
}

function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Floor area in square feet: "2,140 sq ft". */
export function formatArea(sqft: number): string {
  return `${formatNumber(sqft)} sq ft`;
}

/** Floor area given in square feet, shown in square meters: "199 m²". */
export function formatSquareMeters(sqft: number): string {
  return `${formatNumber(sqft / SQFT_PER_SQUARE_METER)} m²`;
}

const SQM_PER_HECTARE = 10_000;

/** A lot of square feet in square meters, from a quarter of a hectare up in hectares. */
export function formatMetricLot(sqft: number): string {
  const sqm = sqft / SQFT_PER_SQUARE_METER;
  return sqm < SQM_PER_HECTARE / 4 ? formatSquareMeters(sqft) : `${formatNumber(sqm / SQM_PER_HECTARE, 2)} ha`;
}

/** Dollars a square foot as dollars a square meter. */
export const perSquareMeter = (perSqft: number): number => perSqft * SQFT_PER_SQUARE_METER;

/** Lot size in square feet, shown in acres from a quarter of an acre up. */
export function formatLotArea(sqft: number): string {
  if (sqft < SQFT_PER_ACRE / 4) return formatArea(sqft);
  const acres = formatNumber(sqft / SQFT_PER_ACRE, 2);
  return acres === '1' ? '1 acre' : `${acres} acres`;
}

/**
 * An ISO instant as a date in `timeZone` ("Mar 4, 2026"); a date without a time
 * ("2026-03-04") is a calendar day and never shifts. Throws RangeError on anything else.
 */
export function formatDate(iso: string, timeZone: string, style: 'short' | 'medium' | 'long' = 'medium'): string {
  if (DATE_ONLY.test(iso)) return formatDay(new Date(iso), style);
  const options: Intl.DateTimeFormatOptions =
    style === 'short'
      ? { month: 'short', day: 'numeric' }
      : { year: 'numeric', month: style === 'long' ? 'long' : 'short', day: 'numeric' };
  return dateFormat(style, timeZone, options).format(new Date(iso));
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

// Written by hand like the numbers: a day needs no time zone, so Intl need not load any.
function formatDay(day: Date, style: 'short' | 'medium' | 'long'): string {
  const month = MONTHS[day.getUTCMonth()];
  if (month === undefined) throw new RangeError('Not a day of the calendar');
  const inYear = `${style === 'long' ? month : month.slice(0, 3)} ${day.getUTCDate()}`;
  return style === 'short' ? inYear : `${inYear}, ${day.getUTCFullYear()}`;
}

/** An ISO instant as date, time and zone: "Mar 4, 2026, 2:30 PM PST". Throws RangeError on anything else. */
export function formatDateTime(iso: string, timeZone: string): string {
  return plainSpaces(
    dateFormat('date-time', timeZone, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }).format(new Date(iso)),
  );
}

/** An ISO instant as the time of its day: "2:30 PM". Throws RangeError on anything else. */
export function formatTime(iso: string, timeZone: string): string {
  return plainSpaces(dateFormat('time', timeZone, { hour: 'numeric', minute: '2-digit' }).format(new Date(iso)));
}

/** A format of dates by its name, made once for each zone: making it takes longer than formatting with it. */
export function dateFormat(name: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${name}:${timeZone}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    dateFormats.set(key, format);
  }
  return format;
}

// Runtimes disagree on the space before AM/PM; one spelling keeps server and browser text equal.
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

/** Calendar days from one ISO date or instant to another, both read in `timeZone`; negative when `to` is earlier. */
export function countDays(from: string, to: string, timeZone: string): number {
  return Math.round((calendarDay(to, timeZone) - calendarDay(from, timeZone)) / DAY_MS);
}

function calendarDay(iso: string, timeZone: string): number {
  if (DATE_ONLY.test(iso)) return Date.parse(iso);
  const parts = dateFormat('day-number', timeZone, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(new Date(iso));
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'));
}

/** `1 bed`, `2 beds`; pass `plural` only if adding an s is wrong. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  const said = formatNumber(count, 1);
  return `${said} ${said === '1' ? singular : plural}`;
}

/** A duration given in minutes, rounded to whole ones: "45 minutes", "1 hour 30 minutes", "3 hours", "2 days". */
export function formatDuration(minutes: number): string {
  const whole = Math.round(minutes);
  const parts = [
    { count: Math.floor(whole / 1440), unit: 'day' },
    { count: Math.floor((whole % 1440) / 60), unit: 'hour' },
    { count: whole % 60, unit: 'minute' },
  ].filter(({ count }) => count > 0);
  return parts.length === 0 ? '0 minutes' : parts.map(({ count, unit }) => formatCount(count, unit)).join(' ');
}

/** About how long something takes, in minutes: "40 minutes", "3 hours", "2 days". */
export function formatSpan(minutes: number): string {
  if (minutes < 90) return formatCount(Math.max(1, Math.round(minutes)), 'minute');
  const hours = minutes / 60;
  return hours < 36 ? formatCount(Math.round(hours), 'hour') : formatCount(Math.round(hours / 24), 'day');
}

/**
 * A noun after its article: "an appraiser", "a roofer", "an 8-acre lot". By its first letter or number, so not for words such as
 * "hour" or "unit".
 */
export function withArticle(noun: string): string {
  return `${/^(?:[aeiou]|8|1[18](?!\d))/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Items of a list in one sentence: after the first, each begins small, unless it begins with an abbreviation. */
export function joinItems(items: readonly string[]): string {
  return items
    .map((item, at) => (at === 0 || /^\p{Lu}\p{Lu}/u.test(item) ? item : item.charAt(0).toLowerCase() + item.slice(1)))
    .join('; ');
}

/** A text with its first letter capitalized. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
