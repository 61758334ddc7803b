import type { Random } from '#lib/random.ts';
import type { HomeFacts } from '../types.ts';

export type PlanRoomKind =
  | 'living'
  | 'kitchen'
  | 'dining'
  | 'office'
  | 'primary'
  | 'bedroom'
  | 'bathroom'
  | 'laundry'
  | 'entry'
  | 'stairs'
  | 'garage';

export interface PlanRoom {
  kind: PlanRoomKind;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Which side of the hall it lies on; the wall to the hall has the door. */
  row: 'back' | 'front' | 'side';
}

/** One level in feet, y down the page (the street lies below). */
export interface PlanLevel {
  width: number;
  height: number;
  hall: { y: number; height: number };
  rooms: PlanRoom[];
}

const AREAS: Record<PlanRoomKind, number> = {
  living: 300,
  kitchen: 190,
  dining: 150,
  office: 120,
  primary: 240,
  bedroom: 150,
  bathroom: 62,
  laundry: 55,
  entry: 70,
  stairs: 70,
  garage: 0,
};

const LEAST = {
  living: 13,
  kitchen: 10,
  dining: 9,
  office: 8.5,
  primary: 12,
  bedroom: 9.5,
  bathroom: 6,
  laundry: 5.5,
  entry: 6,
  stairs: 7,
  garage: 0,
} as const;

const HALL = 4;

/** How many levels the plan shows: a condominium is drawn as one unit. */
function planLevelCount(facts: HomeFacts): number {
  return facts.style === 'Condo Tower' ? 1 : Math.min(3, Math.max(1, Math.round(facts.stories)));
}

/** Packs the rooms of each level in two rows along a hall: every room has a door to it and a wall to the open air. */
export function planLevels(random: Random, facts: HomeFacts): PlanLevel[] {
  const count = planLevelCount(facts);
  const lists = shareRooms(facts, count);
  const area = facts.livingAreaSqft / count;
  return lists.map((kinds, level) =>
    packLevel(random.fork(`level-${level}`), kinds, area, level === 0 && facts.style !== 'Condo Tower' ? facts.garageSpaces : 0),
  );
}

function shareRooms(facts: HomeFacts, levels: number): PlanRoomKind[][] {
  const bedrooms = Math.max(1, facts.bedrooms);
  const bathrooms = Math.max(1, Math.round(facts.bathrooms));
  const day: PlanRoomKind[] = ['living', 'kitchen', 'dining', 'entry'];
  if (hasOffice(facts)) day.push('office');
  if (facts.livingAreaSqft > 1100) day.push('laundry');
  const night: PlanRoomKind[] = ['primary', ...Array.from({ length: bedrooms - 1 }, () => 'bedroom' as const)];
  const baths: PlanRoomKind[] = Array.from({ length: bathrooms }, () => 'bathroom');
  if (levels === 1) return [[...day, ...night, ...baths]];
  const lower = [...day, 'stairs' as const, ...(bathrooms > 1 ? (['bathroom'] as const) : [])];
  const upperBaths = baths.slice(bathrooms > 1 ? 1 : 0);
  if (levels === 2) return [lower, ['stairs', ...night, ...upperBaths]];
  const half = Math.ceil(night.length / 2);
  const split = Math.ceil(upperBaths.length / 2);
  return [
    lower,
    ['stairs', ...night.slice(0, half), ...upperBaths.slice(0, split)],
    ['stairs', ...night.slice(half), ...upperBaths.slice(split)],
  ];
}

export function hasOffice(facts: HomeFacts): boolean {
  return facts.livingAreaSqft >= 1500;
}

function packLevel(random: Random, kinds: readonly PlanRoomKind[], area: number, garageSpaces: number): PlanLevel {
  const living = kinds.filter((kind) => ['living', 'kitchen', 'dining'].includes(kind));
  const rest = kinds.filter((kind) => !['living', 'kitchen', 'dining'].includes(kind)).toSorted((a, b) => AREAS[b] - AREAS[a]);
  const back: PlanRoomKind[] = [...living];
  const front: PlanRoomKind[] = [];
  const load = (row: readonly PlanRoomKind[]): number => row.reduce((sum, kind) => sum + AREAS[kind], 0);
  for (const kind of rest) (kind === 'entry' || kind === 'stairs' || load(front) <= load(back) ? front : back).push(kind);
  const width = Math.max(Math.sqrt(area * random.between(1.5, 1.9)), rowNeeds(back), rowNeeds(front));
  const depth = Math.max(22, area / width);
  const share = Math.min(0.6, Math.max(0.4, load(back) / (load(back) + load(front))));
  const backDepth = (depth - HALL) * share;
  const frontDepth = depth - HALL - backDepth;
  const rooms = [
    ...packRow(arrange(random, back), 0, backDepth, width, 'back'),
    ...packRow(arrange(random, front), backDepth + HALL, frontDepth, width, 'front'),
  ];
  if (garageSpaces > 0) {
    const wide = 11 * garageSpaces + 1;
    rooms.push({ kind: 'garage', x: width, y: Math.max(0, depth - 23), width: wide, height: Math.min(23, depth), row: 'side' });
    return { width: width + wide, height: depth, hall: { y: backDepth, height: HALL }, rooms };
  }
  return { width, height: depth, hall: { y: backDepth, height: HALL }, rooms };
}

function rowNeeds(row: readonly PlanRoomKind[]): number {
  return row.reduce((sum, kind) => sum + LEAST[kind], 0);
}

/** Puts the primary bedroom at an end and a bathroom beside it. */
function arrange(random: Random, row: readonly PlanRoomKind[]): PlanRoomKind[] {
  const baths = row.filter((kind) => kind === 'bathroom');
  const others = row.filter((kind) => kind !== 'bathroom' && kind !== 'primary');
  const ordered: PlanRoomKind[] = row.includes('primary')
    ? ['primary', ...baths.slice(0, 1), ...others, ...baths.slice(1)]
    : [...others.slice(0, 1), ...baths.slice(0, 1), ...others.slice(1), ...baths.slice(1)];
  return random.chance(0.5) ? ordered : ordered.toReversed();
}

function packRow(row: readonly PlanRoomKind[], y: number, height: number, width: number, side: 'back' | 'front'): PlanRoom[] {
  const spare = width - rowNeeds(row);
  const total = row.reduce((sum, kind) => sum + AREAS[kind], 0);
  let x = 0;
  return row.map((kind) => {
    const wide = LEAST[kind] + (spare * AREAS[kind]) / total;
    const room: PlanRoom = { kind, x, y, width: wide, height, row: side };
    x += wide;
    return room;
  });
}
