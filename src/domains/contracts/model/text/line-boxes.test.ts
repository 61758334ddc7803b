import { expect, test } from 'vitest';
import { boxLines } from './line-boxes.ts';

test.each([
  ['_X__ NEW MORTGAGE\n____ CASH', '   ☒ NEW MORTGAGE\n   ☐ CASH'],
  ['X___ ELECTED\n____ WAIVED', '   ☒ ELECTED\n   ☐ WAIVED'],
  ['Buyer _____does __X__does not', 'Buyer    ☐ does    ☒ does not'],
  ['a __ FHA __ VA X Conventional loan', 'a  ☐ FHA  ☐ VA ☒ Conventional loan'],
  ['at 9:00 __ A.M. X P.M.', 'at 9:00  ☐ A.M. ☒ P.M.'],
  ['__X__Conventional, _____FHA', '   ☒ Conventional,    ☐ FHA'],
])('%s', (page, boxed) => expect(boxLines(page)).toBe(boxed));

test.each([
  'Signed X____________\nwithin ____ days, or ____ CASH',
  'X  Ann Lee   6/3/2026\n__ of May',
  '_X__ to be done within ____ days, at ____ o’clock, for $ ____ in all',
])('other lines stay: %s', (page) => expect(boxLines(page).match(/☐/g)).toBeNull());
