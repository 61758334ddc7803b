import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LngLat } from '#lib/geo.ts';
import { cellsAt, MOST_CELLS } from './cells.ts';
import { coverServiceArea, isServed, type ServiceArea } from './service-area.ts';

const base = fc.record({
  latitude: fc.double({ min: 25, max: 49, noNaN: true }),
  longitude: fc.double({ min: -124, max: -67, noNaN: true }),
});
const spread = fc.tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }));

describe('the squares of an area', () => {
  it('are at most sixteen, none twice or within another, and hold every point that is served', () => {
    const area: fc.Arbitrary<ServiceArea> = fc.oneof(
      fc.record({ kind: fc.constant('radius' as const), miles: fc.integer({ min: 1, max: 200 }) }),
      fc.constant({ kind: 'drawn' as const, ring: [] as LngLat[] }),
    );
    fc.assert(
      fc.property(base, area, fc.array(spread, { minLength: 1, maxLength: 20 }), (middle, wanted, offsets) => {
        const { latitude, longitude } = middle;
        const drawn: LngLat[] = [
          [longitude - 0.4, latitude - 0.2],
          [longitude + 0.3, latitude - 0.3],
          [longitude + 0.1, latitude + 0.35],
        ];
        const service: ServiceArea = wanted.kind === 'drawn' ? { kind: 'drawn', ring: drawn } : wanted;
        const cells = coverServiceArea(service, middle, new Map());
        expect(cells.length).toBeGreaterThan(0);
        expect(cells.length).toBeLessThanOrEqual(MOST_CELLS);
        const all = new Set(cells);
        expect(all.size).toBe(cells.length);
        for (const cell of cells) for (let up = cell >>> 2; up > 0; up >>>= 2) expect(all.has(up)).toBe(false);
        const reach = wanted.kind === 'radius' ? wanted.miles / 60 : 0.5;
        for (const [x, y] of offsets) {
          const spot = { latitude: latitude + y * reach, longitude: longitude + x * reach };
          if (isServed(service, middle, spot)) expect(cellsAt(spot).some((cell) => all.has(cell))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
