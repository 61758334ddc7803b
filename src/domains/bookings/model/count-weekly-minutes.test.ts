import { expect, it } from 'vitest';
import { countWeeklyMinutes } from './count-weekly-minutes.ts';

it('counts each minute of a week once', () => {
  expect(countWeeklyMinutes([])).toBe(0);
  expect(
    countWeeklyMinutes([
      { days: [1, 2], from: '16:00', to: '19:00' },
      { days: [2, 7], from: '18:30', to: '20:00' },
      { days: [2], from: '17:00', to: '18:00' },
    ]),
  ).toBe(180 + 240 + 90);
  expect(countWeeklyMinutes([{ days: [3], from: '00:00', to: '24:00' }])).toBe(1440);
});
