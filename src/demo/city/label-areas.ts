import type { Random } from '#lib/random.ts';
import { toRing } from './ground-ring.ts';
import {
  DOWNTOWN_DISTRICTS,
  HILL_DISTRICTS,
  MUNICIPALITY_NAMES,
  RURAL_DISTRICTS,
  SHORE_DISTRICTS,
  SUBURB_DISTRICTS,
  TOWN_DISTRICTS,
  ZIP_CODES,
} from './names.ts';
import type { CityPlan } from './plan-city.ts';
import { at, distance } from './plane.ts';
import type { Point } from './plane.ts';
import { toLngLat } from './projection.ts';
import type { Area } from './split-districts.ts';
import type { District, DistrictCharacter, Municipality, ZipArea } from './types.ts';
import type { Warp } from './warp.ts';

export interface AreaLabels {
  municipalities: Municipality[];
  districts: District[];
  zips: ZipArea[];
}

const NAMES: Record<DistrictCharacter, readonly string[]> = {
  downtown: DOWNTOWN_DISTRICTS,
  urban: TOWN_DISTRICTS,
  streetcar: TOWN_DISTRICTS,
  suburban: SUBURB_DISTRICTS,
  hillside: HILL_DISTRICTS,
  waterfront: SHORE_DISTRICTS,
  rural: RURAL_DISTRICTS,
};
const RING_STEP_M = 60;

/** Names municipalities and neighborhoods, hands out ZIP codes, and puts their boundaries on the ground. */
export function labelAreas(plan: CityPlan, warp: Warp, random: Random): AreaLabels {
  const { tree } = plan;
  const pools = new Map(Object.entries(NAMES).map(([key, names]) => [key, random.fork(key).shuffle(names)]));
  const used = new Set<string>();
  const take = (character: DistrictCharacter): string => {
    const lists = [pools.get(character), pools.get('suburban'), pools.get('urban'), pools.get('hillside')];
    const name = lists.flatMap((list) => list ?? []).find((candidate) => !used.has(candidate)) ?? `District ${used.size}`;
    used.add(name);
    return name;
  };
  return {
    municipalities: tree.municipalities.map((area, id) => ({
      id,
      name: at(MUNICIPALITY_NAMES, id),
      boundary: toRing(area.plot.points, warp, RING_STEP_M),
      center: toLngLat(warp(middleOf(area))),
    })),
    zips: tree.zips.map((area, index) => ({
      code: at(ZIP_CODES, index),
      municipalityId: area.municipality,
      boundary: [toRing(area.plot.points, warp, RING_STEP_M)],
      center: toLngLat(warp(middleOf(area))),
    })),
    districts: plan.districts.map(({ area, character, center, spec }, id) => {
      const own = random.fork(`district ${id}`);
      return {
        id,
        name: take(character),
        municipalityId: area.municipality,
        zip: at(ZIP_CODES, area.zip),
        character,
        boundary: toRing(area.plot.points, warp, RING_STEP_M),
        center: toLngLat(warp(center)),
        builtFrom: spec.builtFrom + own.int(-6, 8),
        builtTo: Math.min(2024, spec.builtTo + own.int(-8, 4)),
      };
    }),
  };
}

/** The sample of an area's land that lies nearest to the mean of all: never in the water. */
function middleOf(area: Area): Point {
  const points = area.samples.map((sample) => sample.point);
  const mean: Point = [
    points.reduce((sum, point) => sum + point[0], 0) / points.length,
    points.reduce((sum, point) => sum + point[1], 0) / points.length,
  ];
  return points.toSorted((a, b) => distance(a, mean) - distance(b, mean))[0] ?? mean;
}
