import { describe, expect, it } from 'vitest';
import { isInArea, type Area } from './area.ts';

const ring = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('isInArea', () => {
  it('knows inside, outside and holes', () => {
    const area: Area = { type: 'Polygon', coordinates: [ring(0, 0, 10, 10), ring(4, 4, 6, 6)] };
    expect(isInArea(area, 1, 1)).toBe(true);
    expect(isInArea(area, 11, 1)).toBe(false);
    expect(isInArea(area, 5, 5)).toBe(false);
  });

  it('takes any part of a multipolygon', () => {
    const area: Area = { type: 'MultiPolygon', coordinates: [[ring(0, 0, 1, 1)], [ring(5, 5, 6, 6)]] };
    expect(isInArea(area, 5.5, 5.5)).toBe(true);
    expect(isInArea(area, 3, 3)).toBe(false);
  });
});
