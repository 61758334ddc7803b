import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../contract.ts';
import { findWishFaults, labelledPlaces, readLabelledSearches } from '#tests/support/labelled-searches.ts';
import { readQuery } from './read-query.ts';
import { scoreReading, slotF1, slotPrecision } from './score-reading.ts';

const searches = readLabelledSearches('exact');
const apart = readLabelledSearches('apart');
const inTotals = readLabelledSearches('totals');
const frequent = new Set(
  readFileSync(new URL('../../../platform/ai/frequent-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .slice(0, 30_000),
);
const isFrequentWord = (word: string) => frequent.has(word);
const readings = new Map<string, Reading>();

function read(query: string): Reading {
  const reading =
    readings.get(query) ?? readQuery(query, { gazetteer: labelledPlaces, isFrequentWord, today: '2026-05-01' }).reading;
  readings.set(query, reading);
  return reading;
}

describe(`${searches.length} labelled searches`, () => {
  it('have no slot that is not said, and lack none that is', () => {
    const wrong = searches
      .filter(({ hasOnlyFlags }) => !hasOnlyFlags)
      .map((one) => ({ one, score: scoreReading(one, read(one.query)) }))
      .filter(({ score }) => score.added.length + score.missing.length > 0)
      .map(({ one, score }) => `${one.query}: added ${score.added.join(' ')}, missing ${score.missing.join(' ')}`);
    expect(wrong).toEqual([]);
  });

  it('wish for what they say, and never for what they refuse', () => {
    const wrong = searches.map((one) => [one.query, ...findWishFaults(one, read(one.query))]).filter(({ length }) => length > 1);
    expect(wrong).toEqual([]);
  });

  it('are flagged where they wish for people of some kind, and only there', () => {
    const wrong = searches.filter(
      ({ query, gold }) => (read(query).fair_housing?.flag ?? false) !== (gold.fair_housing?.flag ?? false),
    );
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });

  it('are told from orders, garbage, other topics and what cannot be', () => {
    const wrong = searches.filter(({ query, gold, optional }) => {
      const flag = read(query).safety?.flag;
      return flag !== gold.safety?.flag && optional['safety'] === undefined;
    });
    expect(wrong.map(({ query }) => query)).toEqual([]);
  });
});

it(`reads ${apart.length} needs and refusals that no rule was made for`, () => {
  const scores = apart.map((one) => scoreReading(one, read(one.query)));
  expect(slotPrecision(scores)).toBeGreaterThanOrEqual(0.95);
  expect(slotF1(scores)).toBeGreaterThanOrEqual(0.94);
  const wrong = apart.filter((one) => findWishFaults(one, read(one.query)).length > 0);
  expect(wrong.length / apart.length).toBeLessThan(0.05);
});

it(`reads ${inTotals.length} searches that count in totals only, of which some are wrong yet`, () => {
  const scores = inTotals.filter(({ hasOnlyFlags }) => !hasOnlyFlags).map((one) => scoreReading(one, read(one.query)));
  expect(slotPrecision(scores)).toBeGreaterThanOrEqual(0.985);
  expect(slotF1(scores)).toBeGreaterThanOrEqual(0.985);
  const isFlagged = ({ fair_housing: fairHousing }: Reading) => fairHousing?.flag ?? false;
  expect(inTotals.filter(({ query, gold }) => isFlagged(read(query)) !== isFlagged(gold)).map(({ query }) => query)).toEqual([]);
});
