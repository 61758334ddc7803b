import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLists } from './diff-lists.ts';

it('keeps what is common, and says what is gone before what is new', () => {
  expect(diffLists('a b c d'.split(' '), 'a x c d e'.split(' '))).toEqual([
    { kind: 'same', items: ['a'] },
    { kind: 'gone', items: ['b'] },
    { kind: 'new', items: ['x'] },
    { kind: 'same', items: ['c', 'd'] },
    { kind: 'new', items: ['e'] },
  ]);
  expect(diffLists(['a'], ['a'])).toEqual([{ kind: 'same', items: ['a'] }]);
  expect(diffLists([], [])).toEqual([]);
});

it('gives back both lists, whatever they are', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const runs = diffLists(before, after);
      const without = (kind: string) => runs.flatMap((run) => (run.kind === kind ? [] : run.items));
      expect(without('new')).toEqual(before);
      expect(without('gone')).toEqual(after);
      expect(runs.every((run, at) => run.kind !== runs[at - 1]?.kind)).toBe(true);
    }),
  );
});
