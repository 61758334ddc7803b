import { expect, it } from 'vitest';
import { ApiError } from '#platform/web/api-client.ts';
import { isRefused } from './send-parts.ts';

it('goes on under its id after whatever passes, and begins anew where the file was refused', () => {
  const isKept = (status: number) => !isRefused(new ApiError(status, ''));
  expect([401, 409, 429, 500, 503].filter(isKept)).toEqual([401, 409, 429, 500, 503]);
  expect([404, 422].filter(isKept)).toEqual([]);
  expect(isRefused(new Error('the line broke'))).toBe(false);
});
