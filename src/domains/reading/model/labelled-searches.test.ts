import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Reading } from '../contract.ts';
import { createGazetteer } from './gazetteer.ts';
import { findWishFaults, readLabelledLine } from '#tests/support/read-labelled-line.ts';
import { readQuery } from './read-query.ts';
import { scoreReading, slotF1, slotPrecision } from './score-reading.ts';

const linesOf = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const lines = linesOf('./labelled-searches.txt');
const places = lines.find((line) => line.startsWith('# Places: '))?.slice('# Places: '.length) ?? '';
const gazetteer = createGazetteer(places.split(', '));
const toSearches = (all: readonly string[]) => all.filter((line) => !line.startsWith('#')).map(readLabelledLine);
const searches = toSearches([
  ...lines,
  ...[
    './labelled-needs.txt',
    './labelled-varied.txt',
    './labelled-strangers.txt',
    './labelled-passersby.txt',
    './labelled-newcomers.txt',
    './labelled-callers.txt',
    './labelled-visitors.txt',
    './labelled-guests.txt',
    './labelled-regulars.txt',
    './labelled-seekers.txt',
    './labelled-movers.txt',
    './labelled-dreamers.txt',
    './labelled-hopefuls.txt',
  ].flatMap(linesOf),
]);
const apart = toSearches(['./labelled-needs-apart.txt', './labelled-needs-last.txt'].flatMap(linesOf));
const latecomers = toSearches(
  [
    './labelled-latecomers.txt',
    './labelled-townsfolk.txt',
    './labelled-settlers.txt',
    './labelled-boarders.txt',
    './labelled-downsizers.txt',
    './labelled-shoppers.txt',
    './labelled-strollers.txt',
    './labelled-wanderers.txt',
    './labelled-neighbors.txt',
    './labelled-typists.txt',
    './labelled-homecomers.txt',
  ].flatMap(linesOf),
);
const frequent = new Set(
  readFileSync(new URL('../../../platform/ai/frequent-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .slice(0, 30_000),
);
const isFrequentWord = (word: string) => frequent.has(word);
const readings = new Map<string, Reading>();

function read(query: string): Reading {
  const reading = readings.get(query) ?? readQuery(query, { gazetteer, isFrequentWord, today: '2026-05-01' }).reading;
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

it(`reads ${latecomers.length} searches that count in totals only, of which some are wrong yet`, () => {
  const scores = latecomers.filter(({ hasOnlyFlags }) => !hasOnlyFlags).map((one) => scoreReading(one, read(one.query)));
  expect(slotPrecision(scores)).toBeGreaterThanOrEqual(0.985);
  expect(slotF1(scores)).toBeGreaterThanOrEqual(0.985);
  const isFlagged = ({ fair_housing: fairHousing }: Reading) => fairHousing?.flag ?? false;
  expect(latecomers.filter(({ query, gold }) => isFlagged(read(query)) !== isFlagged(gold)).map(({ query }) => query)).toEqual(
    [],
  );
});
