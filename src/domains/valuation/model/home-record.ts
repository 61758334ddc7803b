import { DAY_MS } from '#lib/time-units.ts';
import { findBar } from './barred-facts.ts';
import type { FeatureKind } from './sales-mapping.ts';
import type { FeatureColumn, HomeTable } from './sales-table.ts';

export type FactValue = number | string | boolean | null;

/** A home with its facts by name, on a day. */
export interface HomeRecord {
  /** Days since 1970-01-01. */
  day: number;
  latitude: number;
  longitude: number;
  facts: Readonly<Record<string, FactValue>>;
}

export interface FeatureSchema {
  name: string;
  kind: FeatureKind;
}

const LEAST_KNOWN_SHARE = 0.25;
const MOST_WORDS = 40;
const LONGEST_GRADE = /^[A-Za-z]([0-9])$/;

/** Grades such as Q3 or C2 are numbers, and so is every other fact that looks like one. */
export function readFact(value: FactValue | undefined): FactValue {
  const grade = typeof value === 'string' ? LONGEST_GRADE.exec(value)?.[1] : undefined;
  return grade === undefined ? (value ?? null) : Number(grade);
}

/** The names of all facts in these records that a model may learn from, in alphabetical order. */
export function namesOfFacts(records: readonly HomeRecord[]): string[] {
  const names = new Set<string>();
  for (const { facts } of records) for (const name of Object.keys(facts)) names.add(name);
  return [...names].filter((name) => findBar(name) === undefined).sort();
}

/** One fact as a feature. Its values decide its kind. Undefined if too few homes have the fact, or if all have the same value. */
export function inferFeature(records: readonly HomeRecord[], name: string): FeatureSchema | undefined {
  const known = records.map(({ facts }) => readFact(facts[name])).filter((value) => value !== null);
  const distinct = new Set(known);
  if (known.length < records.length * LEAST_KNOWN_SHARE || distinct.size < 2) return undefined;
  if (known.every((value) => typeof value === 'boolean')) return { name, kind: 'flag' };
  if (known.every((value) => typeof value === 'number'))
    return { name, kind: /year|^yr/i.test(name) && known.every((value) => value > 1500) ? 'year' : 'number' };
  return distinct.size <= MOST_WORDS ? { name, kind: 'category' } : undefined;
}

/**
 * The effective year lies between the year built and the year of renovation. A renovation may be this many years later than the
 * effective year.
 */
const WORKS_WITHIN_YEARS = 10;
const LATELY_DAYS = 731;

/**
 * Whether a home may have been renovated after this sale. Its record then describes a different home from the one that was sold.
 * True if the effective year is the year of the sale or later; for an older sale, also if it is only a few years earlier.
 */
export function mayPrecedeWorks({ day, facts }: HomeRecord, today: number): boolean {
  const [built, effective] = [facts['yearBuilt'], facts['effectiveYear']];
  if (typeof built !== 'number' || typeof effective !== 'number' || effective <= built) return false;
  const soldIn = new Date(day * DAY_MS).getUTCFullYear();
  return effective >= (today - day <= LATELY_DAYS ? soldIn : soldIn - WORKS_WITHIN_YEARS);
}

/** Turns records into columns by a schema. */
export function tabulateRecords(records: readonly HomeRecord[], schema: readonly FeatureSchema[]): HomeTable {
  return {
    count: records.length,
    day: Int32Array.from(records, ({ day }) => day),
    latitude: Float64Array.from(records, ({ latitude }) => latitude),
    longitude: Float64Array.from(records, ({ longitude }) => longitude),
    features: schema.map((feature) => tabulateFeature(records, feature)),
  };
}

/** A column of one fact. NaN stands for what a home does not say; categories are numbered in the order of their letters. */
export function tabulateFeature(records: readonly HomeRecord[], { name, kind }: FeatureSchema): FeatureColumn {
  const values = records.map(({ facts }) => readFact(facts[name]));
  if (kind !== 'category') {
    const numbers = Float64Array.from(values, (value) =>
      value === null || typeof value === 'string' ? Number.NaN : Number(value),
    );
    return { name, kind, values: numbers, categories: [] };
  }
  const words = values.map((value) => (value === null ? null : String(value)));
  const categories = [...new Set(words)].filter((word) => word !== null).sort();
  const codes = new Map(categories.map((word, code) => [word, code]));
  return { name, kind, values: Float64Array.from(words, (word) => codes.get(word ?? '') ?? Number.NaN), categories };
}
