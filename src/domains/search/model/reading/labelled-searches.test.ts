import { describe, expect, it } from 'vitest';
import { createGazetteer } from './gazetteer.ts';
import { LABELLED_PLACES, LABELLED_SEARCHES } from './labelled-searches.ts';
import { readLabelledLine } from './read-labelled-line.ts';
import { readQuery } from './read-query.ts';
import { scoreReading } from './score-reading.ts';

const gazetteer = createGazetteer(LABELLED_PLACES);
const searches = LABELLED_SEARCHES.trim()
  .split('\n')
  .map((line) => readLabelledLine(line.trim()));
const read = (query: string) => readQuery(query, { gazetteer, today: '2026-05-01' }).reading;

describe(`${searches.length} labelled searches`, () => {
  it('have no slot that is not said, and lack none that is', () => {
    const wrong = searches
      .filter(({ hasOnlyFlags }) => !hasOnlyFlags)
      .map((one) => ({ one, score: scoreReading(one, read(one.query)) }))
      .filter(({ score }) => score.added.length + score.missing.length > 0)
      .map(({ one, score }) => `${one.query}: added ${score.added.join(' ')}, missing ${score.missing.join(' ')}`);
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
