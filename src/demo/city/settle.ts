import type { Random } from '#lib/random.ts';
import { carveLots } from './carve-lots.ts';
import { placeParks, placeSchools } from './choose-grounds.ts';
import type { Ground, SchoolZone } from './choose-grounds.ts';
import { sampleField } from './field.ts';
import { decideUse, groundLot } from './ground-lots.ts';
import type { GroundLot } from './ground-lots.ts';
import type { Block } from './lay-streets.ts';
import { CENTERS } from './landscape.ts';
import { createFractalNoise } from './noise.ts';
import { at, centroid, contains, distance } from './plane.ts';
import type { Point } from './plane.ts';
import type { CityPlan } from './plan-city.ts';
import { layShoreStrip } from './shore-strip.ts';
import type { Warp } from './warp.ts';

export interface Settlement {
  lots: GroundLot[];
  /** Blocks that are built on, with what most of their lots are used for. */
  blocks: Block[];
  schools: SchoolZone[];
  parks: Ground[];
  shoreGreens: Point[][];
  curbs: { road: number; point: Point }[];
  /** Whether a point of the plan lies among the blocks that are built on. */
  isSettled: (point: Point) => boolean;
}

const PARCELS = 44_000;
const TOWERS = 34;

/** Fills the best blocks with lots until the city has its size, after setting land aside for schools and parks. */
export function settle(plan: CityPlan, warp: Warp, random: Random): Settlement {
  const ranked = plan.blocks.toSorted((a, b) => a.rank - b.rank);
  const homesOf = (block: Block): number => {
    const { lotWidth, rowSpacing, courts } = block.spec;
    return (block.area * 0.9) / (courts ? 1080 : (lotWidth * rowSpacing) / 2);
  };
  const settled = takeUntil(ranked, homesOf, PARCELS * 1.05);
  for (const block of settled) block.use = 'homes';
  const schools = placeSchools(plan.tree, settled, homesOf);
  const parks = placeParks(settled, random.fork('parks'));
  chooseIndustry(plan, settled, random.fork('industry'));

  const lots: GroundLot[] = [];
  const curbs: Settlement['curbs'] = [];
  const shore = layShoreStrip(plan.terrain, plan.book, random.fork('shore'), createNearTest(settled));
  for (const lot of shore.lots) {
    const district = findDistrict(plan, centroid(lot.points));
    const { character } = at(plan.districts, district);
    const site = { lot, bend: null, district, character, onShore: true, industrial: false };
    lots.push(groundLot(site, at(plan.book.roads, lot.road), warp));
    curbs.push(...lot.curbs);
  }
  const blocks: Block[] = [];
  for (const block of ranked) {
    if (lots.length >= PARCELS) break;
    if (block.use === 'open') block.use = 'homes';
    blocks.push(block);
    if (block.use === 'park' || block.use === 'school') continue;
    const { character } = at(plan.districts, block.district);
    const industrial = block.use === 'industry';
    const drafts = carveLots(industrial ? asIndustry(block) : block, plan.book, random.fork(`lots ${blocks.length}`));
    for (const lot of drafts) {
      const site = { lot, bend: block.bend, district: block.district, character, onShore: false, industrial };
      lots.push(groundLot(site, at(plan.book.roads, lot.road), warp));
      curbs.push(...lot.curbs);
    }
  }
  for (const ground of [...parks, ...schools.map((zone) => zone.ground)]) {
    for (const block of ground.blocks) {
      curbs.push(...edgesOf(block).filter(({ point }) => !contains(ground.ring, point)));
    }
  }
  decideUses(lots, random.fork('uses'));
  raiseTowers(plan, lots, random.fork('towers'));
  return { lots, blocks, schools, parks, shoreGreens: shore.greens, curbs, isSettled: createNearTest(blocks) };
}

function takeUntil(ranked: readonly Block[], homesOf: (block: Block) => number, target: number): Block[] {
  let homes = 0;
  return ranked.filter((block) => {
    if (homes >= target) return false;
    homes += homesOf(block);
    return true;
  });
}

/** Workshops and warehouses along the railway. */
function chooseIndustry(plan: CityPlan, settled: readonly Block[], random: Random): void {
  const noise = createFractalNoise(random, 1500, 2);
  for (const block of settled) {
    if (block.use !== 'homes') continue;
    const [x, y] = block.center;
    const rail = sampleField(plan.terrain.corridors.rail, x, y);
    const character = at(plan.districts, block.district).character;
    if (character === 'downtown' || character === 'hillside') continue;
    const near = CENTERS.some(({ point, reach }) => distance(point, block.center) < reach * 0.7);
    if (rail < 190 && !near && noise(x, y) > 0.02) block.use = 'industry';
  }
}

function asIndustry(block: Block): Block {
  return { ...block, spec: { ...block.spec, lotWidth: 52, lotDepth: Math.max(block.spec.lotDepth, 40), courts: false } };
}

function edgesOf(block: Block): { road: number; point: Point }[] {
  const { points, roads } = block.plot;
  return points.flatMap((a, i) => {
    const road = at(roads, i);
    const b = at(points, (i + 1) % points.length);
    if (road < 0) return [];
    const parts = Math.max(1, Math.round(distance(a, b) / 40));
    return Array.from({ length: parts }, (_, k) => {
      const t = (k + 0.5) / parts;
      return { road, point: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t] as const };
    });
  });
}

function createNearTest(settled: readonly Block[]): (point: Point) => boolean {
  const cells = new Set<string>();
  const size = 110;
  for (const block of settled) {
    for (const [x, y] of block.plot.points) cells.add(`${Math.round(x / size)},${Math.round(y / size)}`);
  }
  return ([x, y]) => {
    const [column, row] = [Math.round(x / size), Math.round(y / size)];
    return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => cells.has(`${column + dx},${row + dy}`)));
  };
}

/** The district that holds a point of the plan; the nearest one for points just outside. */
export function findDistrict(plan: CityPlan, point: Point): number {
  const index = plan.districts.findIndex((district) => contains(district.area.plot.points, point));
  if (index >= 0) return index;
  let best = 0;
  plan.districts.forEach((district, i) => {
    if (distance(district.center, point) < distance(at(plan.districts, best).center, point)) best = i;
  });
  return best;
}

function decideUses(lots: readonly GroundLot[], random: Random): void {
  const retail = createFractalNoise(random.fork('retail'), 800, 2);
  const core = at(CENTERS, 0);
  lots.forEach((lot, index) => {
    const crowd = Math.exp(-((distance(core.point, lot.planCenter) / core.reach) ** 2));
    decideUse(lot, random.fork(String(index)), retail(...lot.planCenter), crowd);
  });
}

/** Condominium towers stand on large lots near downtown and the town centers, the highest in the middle. */
function raiseTowers(plan: CityPlan, lots: readonly GroundLot[], random: Random): void {
  const candidates = lots
    .filter(
      (lot) => (lot.character === 'downtown' || lot.character === 'urban' || lot.character === 'waterfront') && !lot.onShore,
    )
    .filter((lot) => lot.area > (lot.character === 'downtown' ? 750 : 330) && lot.area < 2600)
    .map((lot) => ({ lot, score: towerScore(plan, lot) + random.between(0, 0.55) }))
    .toSorted((a, b) => b.score - a.score);
  const chosen: GroundLot[] = [];
  for (const { lot, score } of candidates) {
    if (chosen.length >= TOWERS) break;
    if (chosen.some((other) => distance(other.center, lot.center) < 75)) continue;
    chosen.push(lot);
    lot.use = 'condo';
    lot.stories = Math.max(6, Math.round(6 + score * random.between(7, 16)));
    lot.units = Math.min(140, Math.max(20, Math.round(lot.stories * random.between(3.2, 5.6))));
  }
}

function towerScore(plan: CityPlan, lot: GroundLot): number {
  const [x, y] = lot.planCenter;
  const center = Math.max(
    ...CENTERS.map(({ point, reach, kind }) => {
      const strength = kind === 'downtown' ? 1 : 0.75;
      return strength * Math.exp(-((distance(point, lot.planCenter) / reach) ** 2));
    }),
  );
  return center + 0.5 * Math.exp(-Math.max(0, sampleField(plan.terrain.water, x, y)) / 220);
}
