import { expect, it } from 'vitest';
import { findUndone, type Restored } from './find-undone.ts';

/** Undoes until nothing is left, and says what was brought back. */
function undoAll(version: number, restorings: Restored[] = []): number[] {
  const undone: number[] = [];
  for (let at = version; ; at += 1) {
    const restored = findUndone(at, restorings);
    if (restored === null) return undone;
    undone.push(restored);
    restorings.push({ version: at + 1, restored });
  }
}

it('goes one save further back each time, and ends at the first', () => {
  expect(undoAll(4)).toEqual([3, 2, 1]);
  expect(findUndone(1, [])).toBeNull();
});

it('undoes what was written after an undo, then what was there before', () => {
  const restorings = [{ version: 4, restored: 2 }];
  expect(undoAll(5, restorings)).toEqual([4, 1]);
});

it('takes back a version that was chosen from the history', () => {
  expect(undoAll(5, [{ version: 5, restored: 2 }])).toEqual([4, 3, 2, 1]);
});
