import { expect, it } from 'vitest';
import { changedFields, changesOf } from './field-changes.ts';

it('names the fields that changed, also deep inside one, and no other', () => {
  const before = { color: 'red', size: 1, words: { front: 'a', back: 'b' }, note: '' };
  const after = { ...before, size: 2, words: { ...before.words, back: 'c' } };
  expect(changesOf(before, after)).toEqual({ size: 2, words: after.words });
  expect(changesOf(after, { ...after })).toEqual({});
  expect(changedFields([{ path: ['words', 'back'], value: 'c' }], after)).toEqual({ words: after.words });
});
