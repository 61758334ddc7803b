import { applyBend } from './bend.ts';
import type { Bend } from './bend.ts';
import { at, densify, simplify } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import type { Ring } from './types.ts';
import type { Warp } from './warp.ts';

/** An open ring of the flat plan on the ground, in meters, curved edges approximated every `step` meters. */
export function groundRing(ring: readonly Point[], warp: Warp, step: number, bend: Bend | null = null): Point[] {
  const dense = densify([...ring, at(ring, 0)], step).map((point) => warp(applyBend(bend, point)));
  return simplify(dense, 0.5).slice(0, -1);
}

/** An open ring of the flat plan as a closed ring of positions. */
export function toRing(ring: readonly Point[], warp: Warp, step: number, bend: Bend | null = null): Ring {
  return closeRing(groundRing(ring, warp, step, bend));
}

/** An open ring on the ground as a closed ring of positions. */
export function closeRing(ring: readonly Point[]): Ring {
  const positions = ring.map(toLngLat);
  return [...positions, at(positions, 0)];
}
