import { expect, it } from 'vitest';
import { ALL_FILES, readFileChoice } from './file-order.ts';

it('reads from an address which files are chosen, and leaves out what it does not know', () => {
  const read = (query: string) => readFileChoice(new URLSearchParams(query));
  expect(read('')).toEqual(ALL_FILES);
  expect(read('order=largest&kind=pdf&sharing=shared&q=deed')).toEqual({ order: 'largest', kind: 'pdf', sharing: 'shared' });
  expect(read('order=constructor&kind=exe&sharing=')).toEqual(ALL_FILES);
});
