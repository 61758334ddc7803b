import type { Random } from '#lib/random.ts';
import { applyBend } from './bend.ts';
import type { Bend } from './bend.ts';
import type { DraftLot } from './carve-lots.ts';
import { at, centroid, distance, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import type { DraftRoad } from './road-book.ts';
import type { DistrictCharacter, ParcelUse } from './types.ts';
import type { Warp } from './warp.ts';

/** A lot on the ground, in meters. */
export interface GroundLot {
  ring: Point[];
  center: Point;
  /** Where its center lay in the flat plan. */
  planCenter: Point;
  front: number;
  area: number;
  road: DraftRoad;
  /** Middle of its front in the flat plan: its place along the road. */
  planFront: Point;
  district: number;
  character: DistrictCharacter;
  onShore: boolean;
  use: ParcelUse;
  stories: number;
  units: number;
  industrial: boolean;
}

interface LotSite {
  lot: DraftLot;
  bend: Bend | null;
  district: number;
  character: DistrictCharacter;
  onShore: boolean;
  industrial: boolean;
}

export function groundLot(site: LotSite, road: DraftRoad, warp: Warp): GroundLot {
  const { lot, bend } = site;
  const ring = lot.points.map((point) => warp(applyBend(bend, point)));
  const a = at(lot.points, lot.front);
  const b = at(lot.points, (lot.front + 1) % lot.points.length);
  return {
    ring,
    center: centroid(ring),
    planCenter: centroid(lot.points),
    front: lot.front,
    area: signedArea(ring),
    road,
    planFront: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    district: site.district,
    character: site.character,
    onShore: site.onShore,
    industrial: site.industrial,
    use: 'single_family',
    stories: 1,
    units: 1,
  };
}

type Shares = Partial<Record<ParcelUse, number>>;

const SHARES: Record<DistrictCharacter, { arterial: Shares; collector: Shares; street: Shares }> = {
  downtown: {
    arterial: { commercial: 78, multi_family: 10, civic: 4, vacant: 4, townhouse: 4 },
    collector: { commercial: 70, multi_family: 18, civic: 3, vacant: 4, townhouse: 5 },
    street: { commercial: 52, multi_family: 26, civic: 3, vacant: 4, townhouse: 15 },
  },
  urban: {
    arterial: { commercial: 52, multi_family: 26, townhouse: 12, single_family: 8, vacant: 2 },
    collector: { commercial: 24, multi_family: 30, townhouse: 28, single_family: 16, vacant: 2 },
    street: { multi_family: 15, townhouse: 35, single_family: 47, commercial: 1.2, vacant: 1.4, civic: 0.4 },
  },
  streetcar: {
    arterial: { commercial: 30, multi_family: 24, townhouse: 14, single_family: 31, vacant: 1 },
    collector: { commercial: 7, multi_family: 14, townhouse: 12, single_family: 66, vacant: 1 },
    street: { multi_family: 5, townhouse: 6, single_family: 87.5, vacant: 1.3, civic: 0.2 },
  },
  suburban: {
    arterial: { commercial: 20, multi_family: 12, townhouse: 10, single_family: 57, vacant: 1 },
    collector: { commercial: 3, multi_family: 3, townhouse: 7, single_family: 86, vacant: 1 },
    street: { townhouse: 2, single_family: 96.6, vacant: 1.2, civic: 0.2 },
  },
  hillside: {
    arterial: { commercial: 6, townhouse: 8, single_family: 84, vacant: 2 },
    collector: { commercial: 1, townhouse: 3, single_family: 94, vacant: 2 },
    street: { single_family: 97.5, vacant: 2.5 },
  },
  waterfront: {
    arterial: { commercial: 22, multi_family: 16, townhouse: 12, single_family: 49, vacant: 1 },
    collector: { commercial: 6, multi_family: 9, townhouse: 12, single_family: 72, vacant: 1 },
    street: { multi_family: 3, townhouse: 7, single_family: 88.5, vacant: 1.3, civic: 0.2 },
  },
  rural: {
    arterial: { commercial: 4, single_family: 92, vacant: 4 },
    collector: { single_family: 96, vacant: 4 },
    street: { single_family: 96, vacant: 4 },
  },
};

const RETAIL = new Set<ParcelUse>(['commercial']);

/** Decides what a lot is used for, how high it is built and how many homes it holds. */
/** @param crowd 0 to 1, how near the middle of downtown the lot lies */
export function decideUse(lot: GroundLot, random: Random, retail: number, crowd: number): void {
  if (lot.industrial) {
    lot.use = random.chance(0.94) ? 'commercial' : 'vacant';
    lot.stories = lot.use === 'vacant' ? 0 : random.int(1, 2);
    lot.units = lot.use === 'vacant' ? 0 : 1;
    return;
  }
  const frontage = distance(at(lot.ring, lot.front), at(lot.ring, (lot.front + 1) % lot.ring.length));
  const roadClass = lot.road.class === 'arterial' || lot.road.class === 'collector' ? lot.road.class : 'street';
  const shares = SHARES[lot.character][roadClass];
  const factor = lot.character === 'downtown' ? 1 : Math.max(0, 1 + retail * 2.4);
  const uses = Object.keys(shares) as ParcelUse[];
  lot.use = lot.onShore
    ? random.weighted<ParcelUse>(['single_family', 'vacant'], (use) => (use === 'vacant' ? 2 : 98))
    : random.weighted(uses, (use) => (shares[use] ?? 0) * (RETAIL.has(use) ? factor : 1));
  if (lot.use === 'townhouse' && (lot.area > 900 || frontage > 24))
    lot.use = lot.character === 'downtown' ? 'multi_family' : 'single_family';
  if (lot.use === 'multi_family' && lot.area < 300) lot.use = 'townhouse';
  lot.stories = storiesFor(lot, random, crowd);
  lot.units = unitsFor(lot, random);
}

function storiesFor(lot: GroundLot, random: Random, crowd: number): number {
  switch (lot.use) {
    case 'vacant':
      return 0;
    case 'townhouse':
      return random.weighted([2, 3, 4], (n) => (n === 3 ? 5 : n === 2 ? 3 : 1));
    case 'multi_family':
      return lot.character === 'downtown' ? random.int(4, 9) : random.weighted([2, 3, 4, 5], (n) => 6 - n);
    case 'commercial':
      return lot.character === 'downtown'
        ? Math.max(2, Math.round(3 + crowd * random.between(1, 19) + random.normal(0, 1.5)))
        : random.weighted([1, 2, 3], (n) => 1 / n ** 2);
    case 'civic':
      return random.int(1, lot.character === 'downtown' ? 6 : 2);
    default:
      return random.weighted([1, 1.5, 2, 3], (n) => singleStoryWeight(lot.character, n));
  }
}

function singleStoryWeight(character: DistrictCharacter, stories: number): number {
  const town = character === 'urban' || character === 'downtown';
  if (stories === 1) return town ? 1 : character === 'suburban' || character === 'rural' ? 5 : 3;
  if (stories === 1.5) return character === 'streetcar' ? 4 : 1.5;
  if (stories === 2) return 6;
  return town || character === 'waterfront' || character === 'hillside' ? 1 : 0.15;
}

function unitsFor(lot: GroundLot, random: Random): number {
  if (lot.use === 'vacant' || lot.use === 'commercial' || lot.use === 'civic') return 0;
  if (lot.use !== 'multi_family') return 1;
  const room = Math.max(2, Math.round((lot.area * 0.4 * lot.stories) / 105));
  return Math.min(
    room,
    random.weighted([2, 3, 4, 6, 8, 12, 16, 24], (n) => 1 / n),
  );
}
