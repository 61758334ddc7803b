import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAround,
  boxAroundCircle,
  circleRing,
  compareBoxes,
  compareRing,
  isInBox,
  isInRing,
  type LngLat,
  metersBetween,
  METERS_PER_MILE,
} from './geo.ts';

const star: LngLat[] = [
  [0, 0],
  [10, 2],
  [20, 0],
  [12, 9],
  [10, 20],
  [8, 9],
];

const boxes = fc
  .tuple(
    fc.double({ min: -5, max: 25, noNaN: true }),
    fc.double({ min: -5, max: 25, noNaN: true }),
    fc.double({ min: 0.1, max: 8, noNaN: true }),
  )
  .map(([west, south, size]): Box => ({ west, south, east: west + size, north: south + size }));

describe('distance', () => {
  it('knows London to Paris and a degree of the equator', () => {
    const london = { latitude: 51.5074, longitude: -0.1278 };
    expect(metersBetween(london, { latitude: 48.8566, longitude: 2.3522 }) / 1000).toBeCloseTo(343.6, 0);
    expect(metersBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }) / METERS_PER_MILE).toBeCloseTo(69.09, 1);
    expect(metersBetween(london, london)).toBe(0);
  });

  it('draws circles of the asked radius within their box', () => {
    const center: LngLat = [-122.4, 45.5];
    const box = boxAroundCircle(center, 1500);
    for (const point of circleRing(center, 1500)) {
      const meters = metersBetween({ longitude: center[0], latitude: center[1] }, { longitude: point[0], latitude: point[1] });
      expect(meters).toBeGreaterThan(1490);
      expect(meters).toBeLessThan(1510);
      expect(
        isInBox(point, { west: box.west - 1e-9, south: box.south - 1e-9, east: box.east + 1e-9, north: box.north + 1e-9 }),
      ).toBe(true);
    }
  });
});

describe('boxes and rings', () => {
  it('finds the box around points', () => {
    expect(boxAround(star)).toEqual({ west: 0, south: 0, east: 20, north: 20 });
    expect(() => boxAround([])).toThrow(RangeError);
  });

  it('tells the inside of a star from its notches', () => {
    expect(isInRing([10, 5], star)).toBe(true);
    expect(isInRing([10, 1], star)).toBe(false);
    expect(isInRing([3, 15], star)).toBe(false);
  });

  it('never calls a box outside that holds a point of the ring, nor inside where a point is not', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (box, right, up) => {
          const point: LngLat = [box.west + right * (box.east - box.west), box.south + up * (box.north - box.south)];
          const overlap = compareRing(star, box);
          expect([overlap === 'partial' ? 'partial' : isInRing(point, star)]).toEqual([
            overlap === 'partial' ? 'partial' : overlap === 'inside',
          ]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('sees a ring that lies within a box as partial', () => {
    expect(compareRing(star, { west: -100, south: -50, east: 100, north: 50 })).toBe('partial');
    expect(compareRing(star, { west: 9, south: 5, east: 10, north: 6 })).toBe('inside');
    expect(compareBoxes({ west: 0, south: 0, east: 2, north: 2 }, { west: 1, south: 1, east: 2, north: 2 })).toBe('inside');
    expect(compareBoxes({ west: 0, south: 0, east: 2, north: 2 }, { west: 1, south: 1, east: 3, north: 2 })).toBe('partial');
    expect(compareBoxes({ west: 0, south: 0, east: 2, north: 2 }, { west: 3, south: 1, east: 4, north: 2 })).toBe('outside');
  });
});
