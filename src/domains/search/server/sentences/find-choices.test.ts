import { expect, it } from 'vitest';
import { readQuery } from '#domains/reading/server/index.ts';
import { findChoices } from './find-choices.ts';

it.each<[string, string[]]>([
  ['a pool or hot tub', ['pool', 'hot_tub']],
  ['3 bed with either a pool or a hot tub under 600k', ['pool', 'hot_tub']],
  ['deck, patio or balcony, and a fireplace', ['deck', 'patio', 'balcony']],
  ['screened porch / sunroom', ['screened_porch', 'sunroom']],
  ['a pool and a hot tub', []],
  ['a pool, or at least 2 baths', []],
  ['no pool or hot tub', []],
])('of "%s" one of %j is enough', (text, choices) => {
  const { spans } = readQuery(text, { today: '2026-05-01' });
  expect(findChoices(text, spans)).toEqual(choices);
});
