import { expect, test } from 'vitest';
import { readQuery } from '../read-query.ts';

const read = (query: string) => readQuery(query, { today: '2026-11-30' }).reading;

test.each([
  ['our old house had a pool and we are not doing that again', ['pool']],
  ["my last condo had carpet everywhere, won't make that mistake twice", ['carpet']],
  ['our last home had a septic tank. Never again.', ['septic']],
  ['last house was on a busy road, learned our lesson', ['busy_road']],
  ['we had a hot tub once, way too much upkeep', ['hot_tub']],
  ['our last house was a split level and we hated it', ['split_level']],
])('refuses what people had and never want again: %s', (query, refused) => {
  expect(read(query)).toMatchObject({ must_not: refused, must: [] });
});

test.each([
  ['our current house has a big yard and we want that again', ['big_yard']],
  ['the old place had a fireplace, we miss it', ['fireplace']],
])('wishes for what people had and miss: %s', (query, wished) => {
  expect(read(query)).toMatchObject({ must: wished, must_not: [] });
});

test('reads a fee and a kind of home that people had alike, and goes on after the verdict', () => {
  expect(read('our last place had an HOA, never again. 3 bed under 400k').filters).toEqual({
    hoa: 'none',
    beds_min: 3,
    price_max: 400_000,
  });
  expect(read('my last place was a condo, never again').filters).toEqual({ exclude_types: ['condo'] });
});

test.each(['our last house had a pool', 'our current place has stairs', 'we had 2 dogs and loved them'])(
  'neither wishes for nor refuses what nobody judges, or is not of the home: %s',
  (query) => {
    expect(read(query)).toMatchObject({ must: [], must_not: [] });
  },
);
