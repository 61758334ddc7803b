import { findBar } from './barred-facts.ts';
import type { FeatureKind } from './sales-mapping.ts';
import type { FeatureColumn, HomeTable } from './sales-table.ts';

export type FactValue = number | string | boolean | null;

/** A home by the names of its facts, on a day. */
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

const DAY_MS = 86_400_000;
const LEAST_KNOWN_SHARE = 0.25;
const MOST_WORDS = 40;
const LONGEST_GRADE = /^[A-Za-z]([0-9])$/;

/** Grades such as Q3 or C2 are numbers; so is every other fact that is one. */
export function readFact(value: FactValue | undefined): FactValue {
  const grade = typeof value === 'string' ? LONGEST_GRADE.exec(value)?.[1] : undefined;
  return grade === undefined ? (value ?? null) : Number(grade);
}

/** The names of all facts that any home has and a model may learn from, in the order of the alphabet. */
export function namesOfFacts(records: readonly HomeRecord[]): string[] {
  const names = new Set<string>();
  for (const { facts } of records) for (const name of Object.keys(facts)) names.add(name);
  return [...names].filter((name) => findBar(name) === undefined).sort();
}

/** One fact as a feature, with the kind that its values show; undefined where too few homes have it, or all the same. */
export function inferFeature(records: readonly HomeRecord[], name: string): FeatureSchema | undefined {
  const known = records.map(({ facts }) => readFact(facts[name])).filter((value) => value !== null);
  const distinct = new Set(known);
  if (known.length < records.length * LEAST_KNOWN_SHARE || distinct.size < 2) return undefined;
  if (known.every((value) => typeof value === 'boolean')) return { name, kind: 'flag' };
  if (known.every((value) => typeof value === 'number'))
    return { name, kind: /year|^yr/i.test(name) && known.every((value) => value > 1500) ? 'year' : 'number' };
  return distinct.size <= MOST_WORDS ? { name, kind: 'category' } : undefined;
}

/** Works may be so many years younger than the effective year, which lies between those of building and works. */
const WORKS_WITHIN_YEARS = 10;
const LATELY_DAYS = 731;

/**
 * Whether a home may have been renovated after it was sold, so that its record describes another home than the one that was paid
 * for: one whose effective year is that of the sale or a later one, or, of a sale long past, not much earlier.
 */
export function mayPrecedeWorks({ day, facts }: HomeRecord, today: number): boolean {
  const [built, effective] = [facts['yearBuilt'], facts['effectiveYear']];
  if (typeof built !== 'number' || typeof effective !== 'number' || effective <= built) return false;
  const soldIn = new Date(day * DAY_MS).getUTCFullYear();
  return effective >= (today - day <= LATELY_DAYS ? soldIn : soldIn - WORKS_WITHIN_YEARS);
}

/** Records as columns by a schema. */
export function tabulateRecords(records: readonly HomeRecord[], schema: readonly FeatureSchema[]): HomeTable {
  return {
    count: records.length,
    day: Int32Array.from(records, ({ day }) => day),
    latitude: Float64Array.from(records, ({ latitude }) => latitude),
    longitude: Float64Array.from(records, ({ longitude }) => longitude),
    features: schema.map((feature) => tabulateFeature(records, feature)),
  };
}

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
