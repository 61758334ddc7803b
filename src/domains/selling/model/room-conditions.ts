import type { HomeCondition } from '#domains/proceeds/contract.ts';

/** What sellers look at room by room, in the order of a walk. */
export const LOOKED_AT: Readonly<Record<string, string>> = {
  kitchen: 'Kitchen',
  baths: 'Baths',
  living: 'Living areas',
  bedrooms: 'Bedrooms',
  basement: 'Basement, attic and garage',
  systems: 'Heating, cooling, plumbing and wiring',
  outside: 'Roof, walls and windows',
  grounds: 'Lot, drive and fences',
};

/** From the best shape to the worst. */
export const ROOM_SHAPES = {
  fresh: 'Like new',
  kept: 'Well kept',
  worn: 'Worn',
  repairs: 'Needs repairs',
} as const satisfies Record<HomeCondition, string>;
const SHAPES = Object.keys(ROOM_SHAPES) as HomeCondition[];

/** The shape of a home is that of its worst part; null if nothing was looked at. */
export function shapeByRooms(rooms: Readonly<Record<string, HomeCondition>>): HomeCondition | null {
  const seen = new Set(Object.keys(LOOKED_AT).map((key) => rooms[key]));
  return SHAPES.findLast((shape) => seen.has(shape)) ?? null;
}
