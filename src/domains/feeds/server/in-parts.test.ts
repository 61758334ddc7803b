import { expect, it } from 'vitest';
import { inParts } from './in-parts.ts';

const cut = (sizes: number[]) => [...inParts(sizes, (size) => size, { most: 3, mostBytes: 10 })];

it('keeps the order, and ends a part with its number or its bytes', () => {
  expect(cut([1, 1, 1, 1, 8, 1, 2])).toEqual([[1, 1, 1], [1, 8, 1], [2]]);
  expect(cut([6, 6, 4])).toEqual([[6], [6, 4]]);
});

it('has what is larger than a part by itself, and no part of nothing', () => {
  expect(cut([1, 20, 1])).toEqual([[1], [20], [1]]);
  expect(cut([])).toEqual([]);
});
