import { expect, it, vi } from 'vitest';
import { ApiError } from './api-client.ts';
import { allOf, type LoadedQuery } from './loaded-query.ts';

const query = (answer: { data?: string; error?: Error }): LoadedQuery<string> => ({
  data: answer.data,
  error: answer.error ?? null,
  isFetching: false,
  dataUpdatedAt: answer.data === undefined ? 0 : 5,
  refetch: vi.fn<() => Promise<unknown>>(),
});
const here = query({ data: '1 Elm' });
const gone = query({ error: new ApiError(410, 'gone') });
const failed = query({ error: new ApiError(500, 'broken') });

it('leaves a place for what is gone, and calls nothing gone that could only not be read', () => {
  expect(allOf([here, gone])).toMatchObject({ data: ['1 Elm', null], error: null });
  expect(allOf([here, failed, gone])).toMatchObject({ data: undefined, error: failed.error });
  expect(allOf([here, query({})])).toMatchObject({ data: undefined, error: null });
});

it('is as old as the oldest answer, whatever is gone', () => {
  expect(allOf([{ ...here, dataUpdatedAt: 7 }, gone, here]).dataUpdatedAt).toBe(5);
  expect(allOf([gone]).dataUpdatedAt).toBe(0);
});
