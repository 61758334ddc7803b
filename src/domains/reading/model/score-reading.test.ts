import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findTestData } from '#tests/support/test-data.ts';
import type { Reading } from '../contract.ts';
import { createGazetteer } from './line/gazetteer.ts';
import { readQuery } from './read-query.ts';
import { type ReadingCase, scoreReading, slotF1 } from './score-reading.ts';

const empty: Reading = {
  filters: {},
  sort: null,
  must: [],
  must_not: [],
  soft: [],
  unresolved: [],
  fair_housing: null,
  safety: null,
};

function asCase(gold: Partial<Reading>, optional: Record<string, unknown> = {}): ReadingCase {
  return { id: 'x', query: '', gold: { ...empty, ...gold }, optional };
}

describe('scoreReading', () => {
  it('counts what is right, missing and added', () => {
    const score = scoreReading(asCase({ filters: { beds_min: 3, price_max: 500_000 }, must: ['pool'] }), {
      ...empty,
      filters: { beds_min: 3 },
      must: ['pool', 'deck'],
    });
    expect(score).toEqual({ hits: 2, missing: ['price_max=500000'], added: ['must=deck'], isExact: false });
    expect(slotF1([score])).toBeCloseTo(2 / 3);
  });

  it('takes optional slots for neither, and a range for a target', () => {
    expect(
      scoreReading(asCase({ filters: { beds_min: 3 } }, { beds_max: 3 }), { ...empty, filters: { beds_min: 3, beds_max: 3 } })
        .isExact,
    ).toBe(true);
    expect(
      scoreReading(asCase({ filters: { price_target: 500_000 } }), {
        ...empty,
        filters: { price_min: 450_000, price_max: 550_000 },
      }).isExact,
    ).toBe(true);
  });

  it('wants both flags right', () => {
    expect(scoreReading(asCase({ safety: { flag: 'garbage', action: '' } }), empty).isExact).toBe(false);
  });
});

const casesFile = findTestData('queries/cases.jsonl');
const gazetteerFile = findTestData('queries/gazetteer.json');

describe.runIf(casesFile !== undefined)('labelled searches', () => {
  it('are read well', () => {
    const cases = readFileSync(casesFile ?? '', 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ReadingCase);
    const { places } = JSON.parse(readFileSync(gazetteerFile ?? '', 'utf8')) as { places: string[] };
    const gazetteer = createGazetteer(places);
    const scores = cases.map((one) => scoreReading(one, readQuery(one.query, { gazetteer, today: '2026-05-01' }).reading));
    expect(cases.length).toBeGreaterThan(50);
    expect(slotF1(scores)).toBeGreaterThanOrEqual(0.9);
    expect(scores.filter((score) => score.isExact).length / scores.length).toBeGreaterThanOrEqual(0.8);
  });
});
