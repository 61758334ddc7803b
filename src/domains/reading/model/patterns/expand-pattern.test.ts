import { describe, expect, it } from 'vitest';
import { expandPattern } from './expand-pattern.ts';

describe('expandPattern', () => {
  it.each([
    ['decks?', ['deck', 'decks']],
    ['pantr(y|ies)', ['pantry', 'pantries']],
    ['door ?m[ae]n', ['doorman', 'doormen', 'door man', 'door men']],
    ['islands?(?! (carts?|hopping))', ['island', 'islands']],
    [String.raw`(?<!use the )highways? \w+`, ['highway ', 'highways ']],
    ['(walk in )?closet', ['closet', 'walk in closet']],
  ])('finds the forms of %s', (pattern, forms) => {
    expect(expandPattern(pattern).toSorted()).toEqual(forms.toSorted());
  });
});
