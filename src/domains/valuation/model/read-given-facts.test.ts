import { expect, it } from 'vitest';
import { readGivenFact, readGivenFacts } from './read-given-facts.ts';

const feature = (name: string, kind: 'number' | 'category' | 'year' | 'flag', categories: string[] = []) => ({
  name,
  kind,
  categories,
});
const size = feature('livingAreaSqft', 'number');
const built = feature('yearBuilt', 'year');
const effective = feature('effectiveYear', 'year');
const basement = feature('basement', 'category', ['none', 'partly_finished']);

it('takes what a fact can be, as the records write it, and nothing else', () => {
  const noSize = { problem: 'Give a number from 100 to 50,000.' };
  expect([2000, -5, 'A1', true].map((given) => readGivenFact(size, given, {}, 2026))).toEqual([
    { value: 2000 },
    noSize,
    noSize,
    noSize,
  ]);
  const beds = feature('bedroomsTotal', 'number');
  const noBeds = { problem: 'Give a whole number from 0 to 200.' };
  expect([0, 2.5, -1, 1e9].map((given) => readGivenFact(beds, given, {}, 2026))).toEqual([{ value: 0 }, noBeds, noBeds, noBeds]);
  const baths = feature('bathrooms', 'number');
  expect([1.75, 2.37].map((given) => readGivenFact(baths, given, {}, 2026))).toEqual([
    { value: 1.75 },
    { problem: 'Give a number from 0 to 200, in quarters.' },
  ]);
  const condition = feature('condition', 'number');
  expect(['c2', 3, 'C7', 'Q2'].map((given) => readGivenFact(condition, given, { condition: 'C4' }, 2026))).toEqual([
    { value: 'C2' },
    { value: 'C3' },
    { problem: 'Give C1 to C6.' },
    { problem: 'Give C1 to C6.' },
  ]);
  const noYear = { problem: 'Give a year from 1600 to 2027.' };
  expect([1988, 198, 2400].map((given) => readGivenFact(built, given, {}, 2026))).toEqual([{ value: 1988 }, noYear, noYear]);
  expect(readGivenFact(feature('pool', 'flag'), 'perhaps', {}, 2026)).toEqual({ problem: 'Give yes or no.' });
  expect(readGivenFact(basement, 'Partly finished', {}, 2026)).toEqual({ value: 'partly_finished' });
  expect(readGivenFact(basement, 'castle', {}, 2026)).toEqual({ problem: 'Give one of: none, partly finished.' });
});

it('names every fact of several that cannot be, alone or beside the others', () => {
  const schema = [size, built, effective, basement];
  const recorded = { yearBuilt: 1980, effectiveYear: 1990 };
  expect(readGivenFacts(schema, { basement: 'None', effectiveYear: 2001, garageSpaces: 2 }, recorded, 2026)).toEqual({
    facts: { basement: 'none', effectiveYear: 2001 },
    problems: {},
  });
  expect(readGivenFacts(schema, { yearBuilt: 2000, effectiveYear: null }, recorded, 2026).problems).toEqual({});
  expect(readGivenFacts(schema, { effectiveYear: 1970, bedrooms: 4 }, recorded, 2026).problems).toEqual({
    effectiveYear: 'Give a year from 1980, when the home was built, to 2027.',
    bedrooms: 'This fact is not one that the estimate rests on.',
  });
  expect(readGivenFacts(schema, { yearBuilt: 2000 }, recorded, 2026).problems).toEqual({
    yearBuilt: 'Give a year up to 1990, the home’s effective year, or change that first.',
  });
});
