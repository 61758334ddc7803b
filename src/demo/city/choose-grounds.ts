import type { Random } from '#lib/random.ts';
import type { Bend } from './bend.ts';
import type { Block } from './lay-streets.ts';
import { at, centroid, clipLeft, distance, NO_ROAD, signedArea } from './plane.ts';
import type { Point } from './plane.ts';
import type { Area, AreaTree } from './split-districts.ts';

/** Land set aside for a school or a park: one block or several with the streets between them closed. */
export interface Ground {
  use: 'park' | 'school';
  ring: Point[];
  center: Point;
  bend: Bend | null;
  district: number;
  blocks: Block[];
}

export interface SchoolZone {
  level: 'elementary' | 'middle' | 'high';
  areas: Area[];
  ground: Ground;
}

const LEVELS = [
  { level: 'high', homes: 10_500, areaSqm: 42_000 },
  { level: 'middle', homes: 5200, areaSqm: 27_000 },
  { level: 'elementary', homes: 2100, areaSqm: 17_000 },
] as const;
const STREET_M = 9;
const PARK_PER_SQM = 1 / 420_000;

/** Reserves school grounds, one for each attendance area; attendance areas follow the tree of areas. */
export function placeSchools(tree: AreaTree, settled: readonly Block[], homesOf: (block: Block) => number): SchoolZone[] {
  const homes = new Map<number, number>();
  for (const block of settled) homes.set(block.district, (homes.get(block.district) ?? 0) + homesOf(block));
  const zones: SchoolZone[] = [];
  for (const { level, homes: limit, areaSqm } of LEVELS) {
    for (const areas of groupAreas(tree.root, limit, homes)) {
      const districts = new Set(areas.flatMap(leavesOf).map((leaf) => leaf.district));
      const inside = settled.filter((block) => districts.has(block.district) && block.use === 'homes');
      const middle = weightedMiddle(inside, homesOf);
      const ground = takeGround(
        inside
          .filter((block) => zones.every((zone) => distance(zone.ground.center, block.center) > 420))
          .toSorted((a, b) => distance(a.center, middle) - distance(b.center, middle)),
        areaSqm,
        'school',
      );
      if (ground) zones.push({ level, areas, ground });
    }
  }
  return zones;
}

/** Neighborhood parks, more of them where a district is large. */
export function placeParks(settled: readonly Block[], random: Random): Ground[] {
  const byDistrict = Map.groupBy(settled, (block) => block.district);
  const grounds: Ground[] = [];
  for (const blocks of byDistrict.values()) {
    const area = blocks.reduce((sum, block) => sum + block.area, 0);
    const count = Math.floor(area * PARK_PER_SQM + random.between(0.35, 1.15));
    for (let i = 0; i < count; i++) {
      const free = blocks.filter(
        (block) => block.use === 'homes' && grounds.every((other) => distance(other.center, block.center) > 380),
      );
      const wanted = random.weighted([7000, 15_000, 30_000], (size) => 9000 / size);
      const ground = free.length > 3 ? takeGround([random.pick(free), ...random.shuffle(free)], wanted, 'park') : null;
      if (ground) grounds.push(ground);
    }
  }
  return grounds;
}

/** The first candidate that, alone or with its neighbors, is large enough; else the best found. */
function takeGround(candidates: readonly Block[], areaSqm: number, use: Ground['use']): Ground | null {
  let best: { blocks: Block[]; hull: Point[] } | null = null;
  let bestFit = 0;
  for (const start of candidates.slice(0, 14)) {
    const grown = grow(start, candidates, areaSqm);
    const fit = Math.min(1, signedArea(grown.hull) / areaSqm);
    if (fit > bestFit + 0.12) {
      best = grown;
      bestFit = fit;
    }
    if (fit > 0.82) break;
  }
  if (!best) return null;
  const ring = insetHull(best.hull, STREET_M);
  if (ring.length < 3) return null;
  for (const block of best.blocks) block.use = use;
  const first = at(best.blocks, 0);
  return { use, ring, center: centroid(ring), bend: first.bend, district: first.district, blocks: best.blocks };
}

function grow(start: Block, candidates: readonly Block[], areaSqm: number): { blocks: Block[]; hull: Point[] } {
  let blocks = [start];
  let hull = convexHull(start.plot.points);
  if (signedArea(hull) > start.area * 1.06) return { blocks, hull };
  for (let round = 0; round < 5 && signedArea(hull) < areaSqm; round++) {
    const next = candidates.find((block) => {
      if (blocks.includes(block) || block.bend !== start.bend || block.area < 1500) return false;
      if (distance(block.center, start.center) > 520) return false;
      const joined = signedArea(convexHull([...hull, ...block.plot.points]));
      return joined < (signedArea(hull) + block.area) * 1.012 && joined < areaSqm * 1.9;
    });
    if (!next) break;
    blocks = [...blocks, next];
    hull = convexHull([...hull, ...next.plot.points]);
  }
  return { blocks, hull };
}

export function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length >= 2) {
        const a = at(chain, chain.length - 2);
        const b = at(chain, chain.length - 1);
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 1e-6) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function insetHull(hull: readonly Point[], meters: number): Point[] {
  let plot = { points: [...hull], roads: hull.map(() => NO_ROAD) };
  hull.forEach((a, i) => {
    const b = at(hull, (i + 1) % hull.length);
    const length = distance(a, b);
    if (length < 0.5) return;
    const dx = (-(b[1] - a[1]) / length) * meters;
    const dy = ((b[0] - a[0]) / length) * meters;
    plot = clipLeft(plot, [a[0] + dx, a[1] + dy], [b[0] + dx, b[1] + dy], NO_ROAD);
  });
  return plot.points;
}

function leavesOf(area: Area): Area[] {
  return area.children.length === 0 ? [area] : area.children.flatMap(leavesOf);
}

/** The largest areas with at most `limit` homes; small ones join their nearest neighbor. */
function groupAreas(root: Area, limit: number, homes: ReadonlyMap<number, number>): Area[][] {
  const count = (area: Area): number => leavesOf(area).reduce((sum, leaf) => sum + (homes.get(leaf.district) ?? 0), 0);
  const collect = (area: Area): Area[] =>
    area.children.length === 0 || count(area) <= limit ? [area] : area.children.flatMap(collect);
  const groups = collect(root).map((area) => ({ areas: [area], homes: count(area), middle: centroid(area.plot.points) }));
  const large = groups.filter((group) => group.homes >= limit * 0.3);
  for (const small of groups.filter((group) => group.homes < limit * 0.3)) {
    const nearest = large.toSorted((a, b) => distance(a.middle, small.middle) - distance(b.middle, small.middle))[0];
    nearest?.areas.push(...small.areas);
  }
  return large.map((group) => group.areas);
}

function weightedMiddle(blocks: readonly Block[], weightOf: (block: Block) => number): Point {
  let [x, y, total] = [0, 0, 0];
  for (const block of blocks) {
    const weight = weightOf(block);
    x += block.center[0] * weight;
    y += block.center[1] * weight;
    total += weight;
  }
  return total === 0 ? [0, 0] : [x / total, y / total];
}
