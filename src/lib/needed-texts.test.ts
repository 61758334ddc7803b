import { describe, expect, it } from 'vitest';
import { neededTexts, searcherOf } from './needed-texts.ts';

describe('neededTexts', () => {
  it.each([
    ['near (the )?park', [['near park', 'near the park']]],
    [String.raw`at least \d+ (beds|baths)`, [['at least '], [' beds', ' baths']]],
    ['(?<!no )pool(?! table)', [['pool']]],
    ['(no )*stairs', [['stairs']]],
    ['(very ){1,3}quiet', [['very '], ['quiet']]],
    ['(sea|lake) view|by the water', [['sea view', 'lake view', 'by the water']]],
    [String.raw`(\w+ view|balcony)`, [[' view', 'balcony']]],
    [String.raw`(\w+|balcony)`, []],
    ['ac', []],
  ])('finds what every match of %s holds', (source, texts) => {
    expect(neededTexts(source)).toEqual(texts);
  });
});

it('tells which texts a sentence holds', () => {
  const isIn = searcherOf('near the park');
  expect(['near', 'the park', 'park', 'parks', 'ear the', 'near  the'].filter(isIn)).toEqual([
    'near',
    'the park',
    'park',
    'ear the',
  ]);
});
