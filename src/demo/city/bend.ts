import type { Random } from '#lib/random.ts';
import type { Field } from './field.ts';
import { createField, mapField, sampleField } from './field.ts';
import { createNoise } from './noise.ts';
import { boxOf, contains, distanceToSegment } from './plane.ts';
import type { Point } from './plane.ts';

/** Shifts points of one built-up piece so that its streets curve; nothing moves at the edge of the piece. */
export interface Bend {
  eastward: Field;
  northward: Field;
}

/** @param meters how far a point may be moved; at most about a tenth of `wavelength` */
export function createBend(ring: readonly Point[], random: Random, meters: number, wavelength: number): Bend {
  const box = boxOf(ring);
  const still = createField({ minX: box.minX - 80, minY: box.minY - 80, maxX: box.maxX + 80, maxY: box.maxY + 80 }, 40, 0);
  const strength = mapField(still, (x, y) => {
    if (!contains(ring, [x, y])) return 0;
    let edge = Infinity;
    let previous = ring[ring.length - 1];
    for (const point of ring) {
      if (previous) edge = Math.min(edge, distanceToSegment([x, y], previous, point));
      previous = point;
    }
    const t = Math.min(1, Math.max(0, (edge - 52) / 220));
    return t * t * (3 - 2 * t) * meters;
  });
  const eastNoise = createNoise(random.fork('east'), wavelength);
  const northNoise = createNoise(random.fork('north'), wavelength);
  return {
    eastward: mapField(strength, (x, y, held) => held * eastNoise(x, y)),
    northward: mapField(strength, (x, y, held) => held * northNoise(x, y)),
  };
}

export function applyBend(bend: Bend | null, point: Point): Point {
  if (!bend) return point;
  const [x, y] = point;
  return [x + sampleField(bend.eastward, x, y), y + sampleField(bend.northward, x, y)];
}
