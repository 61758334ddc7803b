import { expect, test } from 'vitest';
import { boxLines } from './line-boxes.ts';

test.each([
  ['_X__ NEW MORTGAGE\n____ CASH', ' [X] NEW MORTGAGE\n [ ] CASH'],
  ['X___ ELECTED\n____ WAIVED', ' [X] ELECTED\n [ ] WAIVED'],
  ['Buyer _____does __X__does not', 'Buyer  [ ] does  [X] does not'],
  ['__X__Conventional, _____FHA', ' [X] Conventional,  [ ] FHA'],
])('%s', (page, boxed) => expect(boxLines(page)).toBe(boxed));

test.each([
  'Signed X____________\nwithin ____ days, or ____ CASH',
  '_X__ to be done within ____ days, at ____ o’clock, for $ ____ in all',
])('other lines stay: %s', (page) => expect(boxLines(page).match(/\[ \]/g)).toBeNull());
