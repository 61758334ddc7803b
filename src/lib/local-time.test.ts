import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLocalTime, writeLocalTime } from './local-time.ts';

it('shows an instant to the minute as the box writes it, and reads it back', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (date) => {
      const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
      expect(readLocalTime(writeLocalTime(minute))).toBe(minute);
    }),
  );
});

it('reads nothing from an empty or unfinished box', () => {
  expect([readLocalTime(''), readLocalTime('2026-11-'), writeLocalTime(null)]).toEqual([null, null, '']);
});
