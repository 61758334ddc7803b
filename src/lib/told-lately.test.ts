import { expect, it } from 'vitest';
import { MINUTE_MS } from './time-units.ts';
import { wasToldLately } from './told-lately.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * MINUTE_MS);
const told = (came: readonly number[], now: number) => wasToldLately(came.map(at), { now: at(now), spanMs: 60 * MINUTE_MS });

it('counts from the last that was told, not from the last that came', () => {
  expect(told([], 0)).toBe(false);
  expect(told([0], 59)).toBe(true);
  expect(told([0], 60)).toBe(false);
  expect(told([50, 0], 70)).toBe(false);
  expect(told([0, 50, 70], 110)).toBe(true);
  expect(told([0, 50, 70, 110], 130)).toBe(false);
});
