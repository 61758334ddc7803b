import type { Random } from '#lib/random.ts';
import { contourField, createField, mapField, paintDistance, sampleField } from './field.ts';
import type { Field } from './field.ts';
import { toRing } from './ground-ring.ts';
import { createFractalNoise } from './noise.ts';
import { keyhole } from './open-land.ts';
import { at, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import { PLAN_BOX } from './terrain.ts';
import type { Terrain } from './terrain.ts';
import type { HazardKind, HazardZone } from './types.ts';
import type { Warp } from './warp.ts';

interface Graded {
  kind: HazardKind;
  /** From the gravest class down; each starts at the end of the one before. */
  grades: readonly (readonly [value: string, threshold: number])[];
  score: Field;
}

const CELL_M = 48;
const SMALLEST_ZONE_SQM = 9000;

/** Zones by what causes them: low land by the water, steep slopes, dry hills, soft ground, traffic. */
export function drawHazards(terrain: Terrain, settlement: Field, warp: Warp, random: Random): HazardZone[] {
  const blank = createField(PLAN_BOX, CELL_M, 0);
  const noise = createFractalNoise(random, 1400, 3);
  const height = mapField(blank, (x, y) => terrain.elevationAt(x, y));
  const water = (x: number, y: number): number => sampleField(terrain.water, x, y);
  const onLand = (x: number, y: number, value: number): number => Math.min(value, (water(x, y) + 60) / 60);

  const graded: Graded[] = [
    {
      kind: 'flood',
      grades: [
        ['AE', 0.55],
        ['X (shaded)', 0.3],
      ],
      score: mapField(height, (x, y, held) => {
        const near = Math.min(water(x, y), sampleField(terrain.corridors.creek, x, y) + 60);
        return onLand(x, y, Math.exp(-Math.max(0, near) / 190) * Math.exp(-held / 26) * (1.05 + 0.5 * noise(x, y)));
      }),
    },
    {
      kind: 'wildfire',
      grades: [
        ['High', 0.62],
        ['Moderate', 0.4],
      ],
      score: mapField(height, (x, y, held) => {
        const wild = Math.min(1, Math.max(0, sampleField(settlement, x, y) - 40) / 600);
        return onLand(x, y, Math.min(1, held / 170) * 0.62 + wild * 0.3 + 0.16 * noise(x + 700, y));
      }),
    },
    {
      kind: 'landslide',
      grades: [
        ['High', 0.17],
        ['Moderate', 0.12],
      ],
      score: mapField(height, (x, y) => {
        const slope = Math.hypot(
          sampleField(height, x + 60, y) - sampleField(height, x - 60, y),
          sampleField(height, x, y + 60) - sampleField(height, x, y - 60),
        );
        return onLand(x, y, (slope / 120) * (1 + 0.35 * noise(x, y - 900)));
      }),
    },
    {
      kind: 'earthquake_liquefaction',
      grades: [
        ['High', 0.6],
        ['Moderate', 0.4],
      ],
      score: mapField(height, (x, y, held) =>
        onLand(x, y, Math.exp(-Math.max(0, water(x, y)) / 700) * Math.exp(-held / 30) * (1.1 + 0.45 * noise(x, y + 500))),
      ),
    },
    {
      kind: 'noise',
      grades: [
        ['65 dB', -130],
        ['60 dB', -260],
      ],
      score: traffic(blank, terrain, 90),
    },
    { kind: 'air_quality', grades: [['Moderate', -210]], score: traffic(blank, terrain, 1000) },
  ];
  const zones = graded.flatMap((hazard) => drawGrades(hazard, warp));
  return zones.map((zone, id) => ({ id, ...zone }));
}

/** Minus the distance from motorways, and from the railway with a handicap. */
function traffic(blank: Field, terrain: Terrain, railHandicap: number): Field {
  const least = mapField(blank, () => 2000);
  for (const { path } of terrain.motorways) paintDistance(least, path, 500);
  paintDistance(least, terrain.rail, 400, () => railHandicap);
  return mapField(least, (_x, _y, held) => -held);
}

function drawGrades({ kind, grades, score }: Graded, warp: Warp): Omit<HazardZone, 'id'>[] {
  return grades.map(([value, threshold], index) => {
    const above = grades[index - 1]?.[1];
    const slope = Math.abs(threshold) || 1;
    const band = mapField(score, (_x, _y, held) =>
      Math.min((held - threshold) / slope, above === undefined ? Infinity : (above - held) / slope),
    );
    const polygons = contourField(band, 0, 6).filter((polygon) => Math.abs(signedArea(at(polygon, 0))) > SMALLEST_ZONE_SQM);
    return { kind, value, rings: polygons.map((polygon) => toRing(withoutSlivers(polygon), warp, 200)) };
  });
}

function withoutSlivers(polygon: readonly Point[][]): Point[] {
  const [outer = [], ...holes] = polygon;
  return keyhole([outer, ...holes.filter((hole) => Math.abs(signedArea(hole)) > SMALLEST_ZONE_SQM)]);
}
