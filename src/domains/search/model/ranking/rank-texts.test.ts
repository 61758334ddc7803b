import { describe, expect, it } from 'vitest';
import { cosine, measureCommonness, packVector } from './meaning.ts';
import { rankTexts } from './rank-texts.ts';
import { buildTextIndex, findUnspoken } from './text-index.ts';

const texts = [
  'Turnkey 3 bedroom ranch with ceiling fans, new carpet and a breakfast nook.',
  'Twelve acres of fenced pasture with a five-stall barn, tack room and riding arena.',
  'Permitted detached cottage with its own kitchen; currently a guest suite.',
  'Bright condo with granite counters, carpet and a balcony over the park.',
  'Four-car heated garage with a lift and RV hookup along the side.',
];
const index = buildTextIndex(texts);
const best = (wish: string) => rankTexts({ index, wish })[0];

describe('ranking by words', () => {
  it.each([
    ['granite counters balcony', 3],
    ['ceiling fans and breakfast nook', 0],
    ['heated garages with lifts', 4],
  ])('finds what says "%s"', (wish, at) => {
    expect(best(wish)).toBe(at);
  });

  it.each([
    ['somewhere to keep my horses', 1],
    ['a separate place for grandma', 2],
    ['park my motorhome', 4],
  ])('finds what means "%s" in other words', (wish, at) => {
    expect(best(wish)).toBe(at);
  });

  it('keeps the order of texts that say nothing of the wish, and copes with nothing', () => {
    expect(rankTexts({ index, wish: 'zzz' })).toEqual([0, 1, 2, 3, 4]);
    expect(rankTexts({ index: buildTextIndex([]), wish: 'pool' })).toEqual([]);
  });
});

describe('ranking by meaning', () => {
  const vector = (...values: number[]) => Float32Array.from(values);

  it('prefers the nearer text, but not for being near to everything', () => {
    const hub = { vector: vector(0.8, 0.6), commonness: 0.9 };
    const apt = { vector: vector(0.7, -0.7), commonness: 0.1 };
    const plain = buildTextIndex(['a b', 'c d', 'e f']);
    const order = rankTexts({ index: plain, wish: 'q', meaning: { wish: vector(1, 0), texts: [hub, apt, undefined] } });
    expect(order[0]).toBe(1);
  });

  it('measures commonness by the nearest wishes', () => {
    expect(measureCommonness(vector(1, 0), [vector(1, 0), vector(0, 1)])).toBeCloseTo(0.5);
  });

  it('packs vectors without turning them', () => {
    const one = Float32Array.from({ length: 64 }, (_, at) => Math.sin(at * at));
    expect(cosine(one, packVector(one))).toBeGreaterThan(0.9999);
    expect(packVector(vector(0, 0))).toEqual(Int8Array.from([0, 0]));
  });
});

describe('what no text speaks of', () => {
  it.each([
    ['granite balcony', []],
    ['granite zorp', ['zorp']],
    ['a horse in the house', []],
    ['zorp or quux, and zorp', ['zorp', 'quux']],
  ])('is found in "%s"', (wish, words) => {
    expect(findUnspoken(index, wish)).toEqual(words);
  });

  it('is nothing where there is no text', () => {
    expect(findUnspoken(buildTextIndex([]), 'zorp')).toEqual([]);
  });
});
