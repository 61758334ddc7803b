import { describe, expect, it } from 'vitest';
import { spread, stepPrices } from './map-price-tint.ts';

const view = { west: 0, south: 0, east: 9, north: 9 };
const square = (pricePerSqft: number, count: number, x = 4, y = 4) => ({
  bounds: [x, y, x + 1, y + 1] as [number, number, number, number],
  count,
  pricePerSqft,
});

describe('stepPrices', () => {
  it('parts homes into steps of about the same number, from least to most', () => {
    const levels = [210, 250, 290, 330, 370, 410, 450, 490, 530, 570].map((price) => square(price, 10));
    const { squares, steps } = stepPrices(levels, view);
    expect(steps).toHaveLength(5);
    expect(steps[0]?.from).toBe(210);
    expect(steps.at(-1)?.to).toBe(570);
    for (const [at, { from, to }] of steps.entries()) {
      expect(from).toBeLessThan(to);
      if (at > 0) expect(from).toBe(steps[at - 1]?.to);
    }
    expect(squares.map(({ step }) => step)).toEqual(squares.map(({ step }) => step).toSorted((a, b) => a - b));
    expect(new Set(squares.map(({ step }) => step)).size).toBe(5);
  });

  it('has as many steps as there are prices to tell apart', () => {
    expect(stepPrices([square(300, 4)], view)).toMatchObject({ steps: [{ from: 300, to: 300 }], squares: [{ step: 2 }] });
    expect(stepPrices([square(300, 4), square(302, 9)], view).steps).toHaveLength(1);
    expect(stepPrices([], view)).toEqual({ squares: [], steps: [], summary: '' });
  });

  it('says in words where little is asked, and where much', () => {
    expect(stepPrices([square(480, 3, 8, 8), square(210, 5, 0, 0)], view).summary).toBe(
      'From $210 in the southwest to $480 in the northeast.',
    );
    expect(stepPrices([square(300, 3)], view).summary).toBe('$300 in the middle.');
  });
});

it('spreads fewer steps over all colors', () => {
  expect([0, 1, 2].map((step) => spread(step, 2))).toEqual([0, 2, 4]);
});
