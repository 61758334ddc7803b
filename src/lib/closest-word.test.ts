import { describe, expect, it } from 'vitest';
import { closestWord, editDistance } from './closest-word.ts';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['garage', 'garge', 1],
    ['twonhouse', 'townhouse', 1],
    ['kitten', 'sitting', 3],
  ])('counts the edits between %s and %s', (from, to, edits) => {
    expect(editDistance(from, to)).toBe(edits);
    expect(editDistance(to, from)).toBe(edits);
  });

  it('stops counting above the limit', () => {
    expect(editDistance('abcdefgh', 'zyxwvuts', 2)).toBe(3);
    expect(editDistance('short', 'much longer text', 2)).toBe(3);
  });
});

describe('closestWord', () => {
  it('finds a misspelled name and nothing for a strange one', () => {
    const names = ['priceMin', 'priceMax', 'bedsMin'];
    expect(closestWord('pricemax', names)).toBe('priceMax');
    expect(closestWord('bedMin', names)).toBe('bedsMin');
    expect(closestWord('elephant', names)).toBeUndefined();
  });
});
