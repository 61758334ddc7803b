import { expect, it } from 'vitest';
import { moveByDays } from './move-by-days.ts';

it.each([
  ['2026-05-11T15:30:00.000Z', 1],
  ['2026-12-31T23:00:00.000Z', 2],
  ['2026-03-01T12:00:00.000Z', -1],
])('%s, %s days on, is at the same time of day', (instant, days) => {
  const [before, after] = [new Date(instant), new Date(moveByDays(instant, days))];
  expect([after.getHours(), after.getMinutes()]).toEqual([before.getHours(), before.getMinutes()]);
  const dayOf = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000;
  expect(dayOf(after) - dayOf(before)).toBe(days);
});
