import { decodeLimits, encodeLimits, nameAmenity, type TravelLimit, type TravelMode } from '#domains/travel/web/index.ts';

export const MODE_LABELS: Record<TravelMode, string> = {
  walk: 'on foot',
  bike: 'by bike',
  transit: 'by transit',
  drive: 'by car',
};

/** "grocery" is any grocery; a place without a name is the point on the map. */
export function nameTarget({ to, label }: TravelLimit): string {
  if ('amenity' in to) return nameAmenity(to.amenity);
  return label === '' ? 'the chosen point' : label;
}

export function sayLimit(limit: TravelLimit): string {
  return `${limit.minutes} min ${MODE_LABELS[limit.mode]} to ${nameTarget(limit)}`;
}

export function sayLimitText(text: string): string {
  const [limit] = decodeLimits(text) ?? [];
  return limit === undefined ? text : sayLimit(limit);
}

/** The limits of a filter; none if it cannot be read. */
export function readLimits(text: string | undefined): TravelLimit[] {
  return text === undefined || text === '' ? [] : (decodeLimits(text) ?? []);
}

export function writeLimits(limits: readonly TravelLimit[]): string {
  return limits.length === 0 ? '' : encodeLimits(limits);
}
