import { DAY_MS } from '#lib/time-units.ts';
import type { FeatureKind, SalesMapping } from './sales-mapping.ts';

/**
 * One feature of every home. Numbers, years and flags stay as they are; categories are codes into `categories`. NaN is unknown.
 */
export interface FeatureColumn {
  name: string;
  kind: FeatureKind;
  values: Float64Array;
  /** The words of a category, by code. */
  categories: readonly string[];
}

/** Homes with a date: the day of the sale, or the day of the estimate. */
export interface HomeTable {
  count: number;
  /** Whole days since 1970-01-01. */
  day: Int32Array;
  latitude: Float64Array;
  longitude: Float64Array;
  features: readonly FeatureColumn[];
}

/** Homes that sold, with the prices paid. */
export interface SalesTable extends HomeTable {
  price: Float64Array;
}

export type TextRow = Readonly<Record<string, string>>;

/**
 * The positions of the rows that have a date, a place and, if asked for, a price, and what is wrong with the first row that does
 * not.
 */
export function findReadable(
  rows: readonly TextRow[],
  mapping: SalesMapping,
  { withPrice }: { withPrice: boolean },
): { readable: number[]; problem?: string } {
  const readable: number[] = [];
  let problem: string | undefined;
  for (const [index, row] of rows.entries()) {
    try {
      readDay(row[mapping.date.column], mapping.date.format, index);
      readPlace(row, mapping.latitude, 90, index);
      readPlace(row, mapping.longitude, 180, index);
      if (withPrice) readPrice(row, mapping.price, index);
      readable.push(index);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      problem ??= error.message;
    }
  }
  return problem === undefined ? { readable } : { readable, problem };
}

/**
 * Reads rows of text by a mapping. A row without a date or a place causes an error that names row and column. A missing price is
 * NaN, and a missing feature column is unknown for all rows.
 */
export function tabulateSales(rows: readonly TextRow[], mapping: SalesMapping): SalesTable {
  return {
    count: rows.length,
    day: Int32Array.from(rows, (row, index) => readDay(row[mapping.date.column], mapping.date.format, index)),
    latitude: Float64Array.from(rows, (row, index) => readPlace(row, mapping.latitude, 90, index)),
    longitude: Float64Array.from(rows, (row, index) => readPlace(row, mapping.longitude, 180, index)),
    price: readPrices(rows, mapping),
    features: mapping.features.map(({ column, kind }) => readFeature(rows, column, kind)),
  };
}

/** What each row sold for; NaN if unknown. */
export function readPrices(rows: readonly TextRow[], mapping: SalesMapping): Float64Array {
  return Float64Array.from(rows, (row) => {
    const price = readNumber(row[mapping.price]);
    return price > 0 ? price : Number.NaN;
  });
}

/** The rows of a table at these positions, in this order. */
export function takeSales(table: SalesTable, indices: ArrayLike<number>): SalesTable {
  const pick = (values: Float64Array) => Float64Array.from(indices, (index) => values[index]!);
  return {
    count: indices.length,
    day: Int32Array.from(indices, (index) => table.day[index]!),
    latitude: pick(table.latitude),
    longitude: pick(table.longitude),
    price: pick(table.price),
    features: table.features.map((feature) => ({ ...feature, values: pick(feature.values) })),
  };
}

/** The positions of all rows that `keep` accepts. */
export function indicesWhere(count: number, keep: (index: number) => boolean): Int32Array {
  const kept: number[] = [];
  for (let index = 0; index < count; index++) if (keep(index)) kept.push(index);
  return Int32Array.from(kept);
}

/** Whole months since year 0, for a day since 1970. */
export function monthOfDay(day: number): number {
  const date = new Date(day * DAY_MS);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** The first day of a month, in days since 1970. The month counts from year 0. */
export function firstDayOfMonth(month: number): number {
  return Math.round(Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS);
}

/** The calendar year of a day, plus the part of the year that has passed. */
export function yearOfDay(day: number): number {
  return 1970 + day / 365.2425;
}

function readFeature(rows: readonly TextRow[], column: string, kind: FeatureKind): FeatureColumn {
  if (kind !== 'category') {
    const read = kind === 'flag' ? readFlag : kind === 'year' ? readYear : readNumber;
    return { name: column, kind, values: Float64Array.from(rows, (row) => read(row[column])), categories: [] };
  }
  const categories = [...new Set(rows.map((row) => (row[column] ?? '').trim()))].filter((word) => !isUnknown(word)).sort();
  const codes = new Map(categories.map((word, code) => [word, code]));
  const values = Float64Array.from(rows, (row) => codes.get((row[column] ?? '').trim()) ?? Number.NaN);
  return { name: column, kind, values, categories };
}

function isUnknown(text: string): boolean {
  return text === '' || /^(na|nan|null|none|unknown|n\/a|\?)$/i.test(text);
}

/** No home has a number this large. It is a typo, and it must not reach a regression. */
const NO_FIGURE = 1e10;

function readNumber(text: string | undefined): number {
  const trimmed = (text ?? '').trim();
  if (isUnknown(trimmed)) return Number.NaN;
  const value = Number(trimmed.replace(/[$,\s]/g, ''));
  return Math.abs(value) < NO_FIGURE ? value : Number.NaN;
}

// A year of 0 means "never" or "unknown".
function readYear(text: string | undefined): number {
  const year = readNumber(text);
  return year >= 1500 && year <= 2200 ? year : Number.NaN;
}

function readFlag(text: string | undefined): number {
  const trimmed = (text ?? '').trim().toLowerCase();
  if (isUnknown(trimmed)) return Number.NaN;
  return /^(0|0\.0+|n|no|f|false)$/.test(trimmed) ? 0 : 1;
}

function readPrice(row: TextRow, column: string, index: number): number {
  const value = readNumber(row[column]);
  if (!(value > 0 && value < Infinity)) throw new RangeError(`Row ${index + 1}: "${column}" is not a price above 0`);
  return value;
}

function readPlace(row: TextRow, column: string, limit: number, index: number): number {
  const value = readNumber(row[column]);
  // A coordinate of exactly 0 means unknown.
  if (!(Math.abs(value) <= limit) || value === 0)
    throw new RangeError(`Row ${index + 1}: "${column}" is not a coordinate in degrees`);
  return value;
}

/**
 * Reads a calendar date by a pattern of YYYY, MM and DD ("MM/DD/YYYY", "YYYYMMDD"; also "%m/%d/%Y" and "M/D/YYYY"). Ignores
 * everything after the date. A pattern without a day means the middle of the month.
 */
export function readDay(text: string | undefined, format: string, index = 0): number {
  const trimmed = (text ?? '').trim();
  const fields = datePattern(format).exec(trimmed)?.groups ?? {};
  const [year, month, day] = [Number(fields['year']), Number(fields['month']), Number(fields['day'] ?? 15)];
  const time = Date.UTC(year, month - 1, day);
  if (Number.isNaN(time) || month < 1 || month > 12 || day < 1 || day > 31)
    throw new RangeError(`Row ${index + 1}: "${trimmed}" is not a date of the form ${format}`);
  return Math.round(time / DAY_MS);
}

const patterns = new Map<string, RegExp>();

function datePattern(format: string): RegExp {
  const known = patterns.get(format);
  if (known !== undefined) return known;
  const plain = /^iso/i.test(format)
    ? 'YYYY-MM-DD'
    : format.replace('%Y', 'YYYY').replace('%m', 'MM').replace('%d', 'DD').toUpperCase();
  // Without separators, the length of each part shows where it ends.
  const digits = /\W/.test(plain) ? '{1,2}' : '{2}';
  const source = plain
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/M+/, `(?<month>\\d${digits})`)
    .replace(/D+/, `(?<day>\\d${digits})`)
    .replace('YYYY', String.raw`(?<year>\d{4})`);
  const pattern = new RegExp(`^${source}`);
  patterns.set(format, pattern);
  return pattern;
}
