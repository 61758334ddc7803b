import { describe, expect, it } from 'vitest';
import { closestWord, editDistance, lettersOf, mayBeNear } from './closest-word.ts';
import { createRandom } from './random.ts';

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

it('takes no words for too different by their letters that are near', () => {
  const random = createRandom('letters of words');
  const spell = () => Array.from({ length: random.int(1, 9) }, () => random.pick(['a', 'b', 'e', 's', 't'])).join('');
  for (let round = 0; round < 3000; round++) {
    const [word, other] = [spell(), spell()];
    const edits = editDistance(word, other);
    expect(mayBeNear(lettersOf(word), lettersOf(other), edits), `${word} ${other}`).toBe(true);
    expect(editDistance(word, other, 2)).toBe(Math.min(edits, 3));
  }
  expect(mayBeNear(lettersOf('garage'), lettersOf('kitchen'), 2)).toBe(false);
});

describe('closestWord', () => {
  it('finds a misspelled name and nothing for a strange one', () => {
    const names = ['priceMin', 'priceMax', 'bedsMin'];
    expect(closestWord('pricemax', names)).toBe('priceMax');
    expect(closestWord('bedMin', names)).toBe('bedsMin');
    expect(closestWord('elephant', names)).toBeUndefined();
  });
});
