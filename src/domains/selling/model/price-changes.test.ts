import { expect, it } from 'vitest';
import { changeByPercent, refusePercent } from './price-changes.ts';

it('changes a price by a share, to whole hundreds', () => {
  expect(changeByPercent(500_000, -2.5)).toBe(487_500);
  expect(changeByPercent(612_345, -3)).toBe(594_000);
  expect(changeByPercent(449_900, 1)).toBe(454_400);
});

it.each([
  ['', 'Give a percentage, such as -2.5'],
  ['0', 'Give a percentage, such as -2.5'],
  ['three', 'Give a percentage, such as -2.5'],
  ['-31', 'Change by at most 30% at once'],
  ['-30', undefined],
  [' 1.5 ', undefined],
])('answers %j with %j', (typed, refusal) => {
  expect(refusePercent(typed)).toBe(refusal);
});
