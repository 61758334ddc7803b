import { expect, it } from 'vitest';
import { findTimeZone } from './regions.ts';

it('takes a record’s own time zone only where there is one of that name', () => {
  expect(findTimeZone('America/Detroit', 'CO')).toBe('America/Detroit');
  expect(findTimeZone('Mountain Time', 'CO')).toBe('America/Denver');
  expect(findTimeZone(null, 'colorado')).toBe('America/Denver');
  expect(findTimeZone(null, 'Bavaria')).toBe('UTC');
  expect(findTimeZone('', null, 'America/Chicago')).toBe('America/Chicago');
});
