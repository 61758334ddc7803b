import { expect, it } from 'vitest';
import { readCorrection } from './read-correction.ts';

const feature = (name: string, kind: 'number' | 'category' | 'year' | 'flag', categories: string[] = []) => ({
  name,
  kind,
  categories,
});
const NUMBER = { problem: 'Give a number.' };

it('takes what a fact can be, as the records write it, and nothing else', () => {
  const size = feature('livingAreaSqft', 'number');
  expect([2000, -5, 'A1', true].map((typed) => readCorrection(size, 1800, typed, 2026))).toEqual([
    { value: 2000 },
    NUMBER,
    NUMBER,
    NUMBER,
  ]);
  const condition = feature('condition', 'number');
  expect(['c2', 3, 'C7', 'Q2'].map((typed) => readCorrection(condition, 'C4', typed, 2026))).toEqual([
    { value: 'C2' },
    { value: 'C3' },
    { problem: 'Give C1 to C6.' },
    { problem: 'Give C1 to C6.' },
  ]);
  const built = feature('yearBuilt', 'year');
  const tooLate = { problem: 'Give a year up to 2027.' };
  expect([1988, 5, 2400].map((typed) => readCorrection(built, 1990, typed, 2026))).toEqual([{ value: 1988 }, tooLate, tooLate]);
  expect(readCorrection(feature('pool', 'flag'), false, 'perhaps', 2026)).toEqual({ problem: 'Give yes or no.' });
  const basement = feature('basement', 'category', ['none', 'partly_finished']);
  expect(readCorrection(basement, 'none', 'Partly finished', 2026)).toEqual({ value: 'partly_finished' });
  expect(readCorrection(basement, 'none', 'castle', 2026)).toEqual({ problem: 'Give one of: none, partly finished.' });
});
