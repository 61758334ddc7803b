import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, compareBoxes, compareRing, isInBox, isInRing, type LngLat } from '#lib/geo.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import {
  CELL_ZOOM,
  cellOf,
  type CellRange,
  coverArea,
  coverForCounting,
  mortonCode,
  mortonTile,
  tileBox,
} from '../../model/cells.ts';

const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
const points = fc.tuple(longitudes, latitudes).map(([longitude, latitude]): LngLat => [round(longitude), round(latitude)]);

// The database refuses numbers that are too small to convert to radians.
function round(degrees: number): number {
  return Math.round(degrees * 1e9) / 1e9;
}

/** Boxes of every size around a city. */
const boxes = fc
  .tuple(
    fc.double({ min: -123, max: -122, noNaN: true }),
    fc.double({ min: 45, max: 46, noNaN: true }),
    fc.double({ min: -4, max: 1, noNaN: true }),
  )
  .map(([west, south, size]): Box => ({ west, south, east: west + 10 ** size, north: south + 0.7 * 10 ** size }));

function holds(ranges: readonly CellRange[], cell: number): boolean {
  return ranges.some((range) => cell >= range.low && cell <= range.high);
}

describe('cells', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('are those of the database, all over the world', async () => {
    const sample = [...fc.sample(points, 3000), [-180, -90], [180, 90], [0, 0], [-122.67, 45.52]] as LngLat[];
    const { rows } = await database.pool.query<{ cell: number }>(
      'select cell_of(latitude, longitude) as cell from unnest($1::float8[], $2::float8[]) with ordinality as p (longitude, latitude, n) order by n',
      [sample.map((point) => point[0]), sample.map((point) => point[1])],
    );
    expect(rows.map((row) => row.cell)).toEqual(sample.map(([longitude, latitude]) => cellOf(latitude, longitude)));
  });

  it('turn back into their tile', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), fc.integer({ min: 0, max: 65_535 }), (x, y) => {
        expect(mortonTile(mortonCode(x, y))).toEqual({ x, y });
        const box = tileBox(x, y, CELL_ZOOM);
        expect(cellOf((box.north + box.south) / 2, (box.west + box.east) / 2)).toBe(mortonCode(x, y));
      }),
    );
  });
});

describe('coverArea', () => {
  it('holds every home of a box in at most 24 ranges', () => {
    fc.assert(
      fc.property(
        boxes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (box, right, up) => {
          const ranges = coverArea((tile) => compareBoxes(box, tile));
          expect(ranges.length).toBeLessThanOrEqual(24);
          const point: LngLat = [box.west + right * (box.east - box.west), box.south + up * (box.north - box.south)];
          expect(holds(ranges, cellOf(point[1], point[0]))).toBe(true);
        },
      ),
      { numRuns: 1500 },
    );
  });

  it('says inside only of ranges whose every home lies in the area', () => {
    const around = fc.tuple(fc.double({ min: -124, max: -121, noNaN: true }), fc.double({ min: 44, max: 47, noNaN: true }));
    fc.assert(
      fc.property(boxes, around, (box, [longitude, latitude]) => {
        const ranges = coverArea((tile) => compareBoxes(box, tile));
        const cell = cellOf(latitude, longitude);
        const range = ranges.find(({ low, high }) => cell >= low && cell <= high);
        if (range?.isInside === true) expect(isInBox([longitude, latitude], box)).toBe(true);
        for (const [index, { low }] of ranges.entries()) expect(low).toBeGreaterThan(ranges[index - 1]?.high ?? -1);
      }),
      { numRuns: 1500 },
    );
  });

  it('holds the corners of boxes that touch the edge of the world', () => {
    for (const box of [
      { west: -180, south: -90, east: 180, north: 90 },
      { west: 170, south: 80, east: 180, north: 90 },
      { west: -180, south: -90, east: -179, north: -86 },
    ]) {
      const ranges = coverArea((tile) => compareBoxes(box, tile));
      for (const longitude of [box.west, box.east])
        for (const latitude of [box.south, box.north]) expect(holds(ranges, cellOf(latitude, longitude))).toBe(true);
    }
  });

  it('stays close to the area', () => {
    const box = { west: -122.68, south: 45.5, east: -122.62, north: 45.54 };
    const cells = coverArea((tile) => compareBoxes(box, tile)).reduce((sum, range) => sum + range.high - range.low + 1, 0);
    const [width, height] = [0.06 / (360 / 65_536), 0.04 / (360 / 65_536) / Math.cos((45.52 * Math.PI) / 180)];
    expect(cells / (width * height)).toBeLessThan(2.6);
  });
});

describe('coverForCounting', () => {
  const ring: LngLat[] = [
    [-122.9, 45.2],
    [-122.2, 45.3],
    [-122.5, 45.5],
    [-122.1, 45.8],
    [-122.8, 45.7],
  ];

  const crowded = () => 1e6;
  const uneven = ({ low }: CellRange) => (low % 7 === 0 ? 0 : 1e6);

  it.each([
    [true, crowded],
    [false, crowded],
    [true, uneven],
  ])('holds every home exactly once, and only sure ones in whole tiles (coarse: %s)', (mayUseCoarse, estimateHomes) => {
    const random = fc.tuple(fc.double({ min: -123.2, max: -121.8, noNaN: true }), fc.double({ min: 45, max: 46, noNaN: true }));
    for (const shape of ['box', 'ring'] as const) {
      fc.assert(
        fc.property(boxes, random, (box, point) => {
          const cover = coverForCounting((tile) => (shape === 'box' ? compareBoxes(box, tile) : compareRing(ring, tile)), {
            mayUseCoarse,
            estimateHomes,
          });
          const isIn = shape === 'box' ? isInBox(point, box) : isInRing(point, ring);
          const cell = cellOf(point[1], point[0]);
          const inWhole = [holds(cover.coarse, Math.floor(cell / 4 ** 6)), holds(cover.fine, Math.floor(cell / 4 ** 2))].filter(
            Boolean,
          ).length;
          const onEdge = holds(cover.edge, cell) ? 1 : 0;
          expect(inWhole + onEdge).toBeLessThanOrEqual(1);
          if (isIn) expect(inWhole + onEdge).toBe(1);
          if (inWhole === 1) expect(isIn).toBe(true);
        }),
        { numRuns: 800 },
      );
    }
  });
});
