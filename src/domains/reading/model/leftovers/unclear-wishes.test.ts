import { expect, it } from 'vitest';
import { readQuery } from '../read-query.ts';

const read = (query: string) => readQuery(query, { today: '2026-05-01' }).reading;

it.each([
  ['basements have burned us before', 'basement'],
  ['my wife would divorce me over tile floors', 'tile_floors'],
  ['vaulted ceilings are a waste of heat', 'vaulted_ceilings'],
  ['granite counters leave me cold', 'granite_counters'],
  ['brick is nothing but trouble', 'brick'],
  ['kitchen islands just get in the way', 'kitchen_island'],
  ['an elevator building would be my last resort', 'elevator'],
  ['carpet had its day', 'carpet'],
  ['a gated community feels like a cage', 'gated_community'],
  ['a pool is a hole in the ground you throw money into', 'pool'],
  ['the fireplace is for show as far as I care', 'fireplace'],
  ['our septic days ended well', 'septic'],
  ['we bought a house with a septic once', 'septic'],
])('wishes for nothing by what is spoken ill of: %s', (query, tag) => {
  const { must, soft, unresolved } = read(query);
  expect([...must, ...soft]).not.toContain(tag);
  expect(unresolved).not.toEqual([]);
});

it('reads the rest of a sentence around such a verdict', () => {
  const { filters, must } = read('3 bedrooms, a fireplace does nothing for me, and we need a deck');
  expect([filters.beds_min, must]).toEqual([3, ['deck']]);
});

it.each([
  ['I would kill for a walk in closet', 'walk_in_closet'],
  ['a pool is a must', 'pool'],
  ['an ugly house with a basement', 'basement'],
  ['the kitchen island should be large', 'kitchen_island'],
  ['a screened porch is worth its weight in gold', 'screened_porch'],
  ['hardwood floors are the look I am after', 'hardwood_floors'],
  ['a mudroom would save my sanity', 'mudroom'],
  ['a garden makes a house a home', 'garden'],
  ['an elevator gives us peace of mind', 'elevator'],
  ['a workshop comes first', 'workshop'],
  ['the basement has to be finished', 'finished_basement'],
  ['a deck seems essential', 'deck'],
  ['the fireplace is gas', 'fireplace'],
  ['we had in mind a house with a deck', 'deck'],
])('keeps what is praised or required: %s', (query, tag) => {
  const { must, soft } = read(query);
  expect([...must, ...soft]).toContain(tag);
});

it.each([
  ['no pantry, no deal', ['pantry']],
  ['can’t say no to a view', ['view']],
  ['avoid busy streets and homes without parking', ['parking']],
  ['with a deck and a pool. Forget the pool.', ['deck']],
  ['a deck wouldn’t go amiss', []],
])('reads turns of speech: %s', (query, must) => {
  expect(read(query).must).toEqual(must);
});

it('takes the count that is said after a slip', () => {
  expect(read('4 beds was wrong, it’s 5').filters.beds_min).toBe(5);
});
