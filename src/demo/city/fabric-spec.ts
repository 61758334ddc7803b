import { CENTERS } from './landscape.ts';
import { distance } from './plane.ts';
import type { Point } from './plane.ts';
import { sampleField } from './field.ts';
import type { Terrain } from './terrain.ts';
import type { DistrictCharacter } from './types.ts';

/** How streets, blocks and lots of one kind of neighborhood are laid out; all lengths in meters. */
export interface FabricSpec {
  /** Between the middles of parallel streets. */
  rowSpacing: number;
  /** Between cross streets. */
  crossSpacing: number;
  /** Share of cross streets left out between two rows. */
  omitCross: number;
  /** After how many rows the cross streets shift sideways; 0 for never. */
  shiftEvery: number;
  lotWidth: number;
  lotDepth: number;
  /** How far streets may curve. */
  bend: number;
  bendWavelength: number;
  /** Blocks are deep and opened by cul-de-sacs. */
  courts: boolean;
  builtFrom: number;
  builtTo: number;
}

const DOWNTOWN: FabricSpec = {
  rowSpacing: 98,
  crossSpacing: 108,
  omitCross: 0.04,
  shiftEvery: 0,
  lotWidth: 29,
  lotDepth: 38,
  bend: 0,
  bendWavelength: 600,
  courts: false,
  builtFrom: 1905,
  builtTo: 2022,
};

export const FABRICS: Record<DistrictCharacter, FabricSpec> = {
  downtown: DOWNTOWN,
  urban: { ...DOWNTOWN, rowSpacing: 84, crossSpacing: 132, omitCross: 0.06, lotWidth: 11.4, lotDepth: 33, bend: 6 },
  streetcar: {
    ...DOWNTOWN,
    rowSpacing: 92,
    crossSpacing: 172,
    omitCross: 0.14,
    lotWidth: 15.2,
    lotDepth: 37,
    bend: 18,
    bendWavelength: 700,
    builtFrom: 1908,
    builtTo: 1955,
  },
  suburban: {
    ...DOWNTOWN,
    rowSpacing: 102,
    crossSpacing: 250,
    omitCross: 0.28,
    shiftEvery: 2,
    lotWidth: 24,
    lotDepth: 41,
    bend: 62,
    bendWavelength: 620,
    builtFrom: 1952,
    builtTo: 1999,
  },
  hillside: {
    ...DOWNTOWN,
    rowSpacing: 130,
    crossSpacing: 290,
    omitCross: 0.34,
    shiftEvery: 1,
    lotWidth: 34,
    lotDepth: 55,
    bend: 84,
    bendWavelength: 680,
    builtFrom: 1958,
    builtTo: 2016,
  },
  waterfront: {
    ...DOWNTOWN,
    rowSpacing: 98,
    crossSpacing: 190,
    omitCross: 0.18,
    shiftEvery: 3,
    lotWidth: 19.5,
    lotDepth: 40,
    bend: 34,
    bendWavelength: 620,
    builtFrom: 1922,
    builtTo: 2012,
  },
  rural: {
    ...DOWNTOWN,
    rowSpacing: 206,
    crossSpacing: 420,
    omitCross: 0.25,
    shiftEvery: 1,
    lotWidth: 58,
    lotDepth: 92,
    bend: 70,
    bendWavelength: 900,
    builtFrom: 1935,
    builtTo: 2020,
  },
};

/** Newer suburbs: deep blocks opened by cul-de-sacs. */
export const COURT_FABRIC: FabricSpec = {
  ...FABRICS.suburban,
  rowSpacing: 232,
  crossSpacing: 318,
  omitCross: 0.08,
  shiftEvery: 1,
  lotWidth: 22.5,
  lotDepth: 39,
  bend: 56,
  bendWavelength: 760,
  courts: true,
  builtFrom: 1976,
  builtTo: 2019,
};

/** A neighborhood's location decides its fabric. */
export function characterAt(terrain: Terrain, center: Point, samples: readonly Point[]): DistrictCharacter {
  let closeness = Infinity;
  let townCloseness = Infinity;
  for (const place of CENTERS) {
    const away = distance(place.point, center) / place.reach;
    if (place.kind === 'downtown') closeness = away;
    else townCloseness = Math.min(townCloseness, away);
  }
  const share = (test: (x: number, y: number) => boolean): number =>
    samples.filter(([x, y]) => test(x, y)).length / Math.max(1, samples.length);
  const high = share((x, y) => terrain.elevationAt(x, y) > 85);
  const shore = share((x, y) => sampleField(terrain.water, x, y) < 420);

  if (closeness < 1.15) return 'downtown';
  if (closeness < 2.1 || townCloseness < 1) return 'urban';
  if (high > 0.5) return 'hillside';
  if (shore > 0.42) return 'waterfront';
  if (closeness < 3.3 || townCloseness < 1.8) return 'streetcar';
  if (Math.hypot(center[0] - 800, center[1] - 1200) > 6200) return 'rural';
  return 'suburban';
}
