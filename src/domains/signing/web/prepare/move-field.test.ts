import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepOnPage, moveByKey } from './move-field.ts';

const PAGE = { width: 600, height: 800 };

it('moves by arrows, and changes the size with Alt', () => {
  const start = { x: 0.5, y: 0.5, width: 0.2, height: 0.1 };
  const press = (key: string, rest: object = {}) => moveByKey(start, { key, shiftKey: false, altKey: false, ...rest }, PAGE);
  expect(press('ArrowLeft')?.x).toBeCloseTo(0.5 - 2 / 600);
  expect(press('ArrowDown', { shiftKey: true })?.y).toBeCloseTo(0.5 + 20 / 800);
  expect(press('ArrowRight', { altKey: true })).toMatchObject({ x: 0.5, width: 0.2 + 2 / 600 });
  expect(press('a')).toBeUndefined();
});

it('never leaves the page', () => {
  const part = fc.double({ min: -3, max: 3, noNaN: true });
  fc.assert(
    fc.property(part, part, part, part, (x, y, width, height) => {
      const kept = keepOnPage({ x, y, width, height });
      expect(Math.min(kept.x, kept.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(kept.x + kept.width, kept.y + kept.height)).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(kept.width, kept.height)).toBeGreaterThan(0);
    }),
  );
});
