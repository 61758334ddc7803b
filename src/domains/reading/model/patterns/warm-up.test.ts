import { expect, it } from 'vitest';
import { startDraft } from '../draft.ts';
import { readQuery, warmUpFor, warmUpReader } from '../read-query.ts';
import { startFinder } from './rule-index.ts';

it('makes the reader ready in thousands of small steps, and changes no reading', () => {
  const read = () => readQuery('quiet ranch near a park, no HOA, under 500k', { today: '2026-05-01', withOwnTags: true });
  const before = read();
  let steps = 0;
  for (const _ of warmUpReader()) steps += 1;
  expect(steps).toBeGreaterThan(1000);
  expect(read()).toEqual(before);
  expect([...warmUpFor('quiet ranch', { today: '2026-05-01' })]).toEqual([]);
});

it('finds where patterns begin however many of them have been learned', () => {
  const words = startDraft('a pool and a yard', { today: '2026-05-01' }).line.map(({ word }) => word);
  const list = ['yard', 'pool', 'garage', 'an?'].map((source) => ({ pattern: new RegExp(source, 'y') }));
  const found = [1, 2, 9].map((learned) => {
    const finder = startFinder(list);
    const steps = finder.learn();
    for (let step = 0; step < learned; step++) steps.next();
    return finder.find(words).map(([{ pattern }, starts]) => `${pattern.source} ${starts.join()}`);
  });
  expect(found).toEqual([1, 2, 9].map(() => ['yard 4', 'pool 1', 'an? 0,3']));
});
