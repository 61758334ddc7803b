export const TRAVEL_MODES = ['walk', 'bike', 'transit', 'drive'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

/** Meters a second on foot: 4.8 km/h, as for the walk score. */
export const WALK_SPEED = 80 / 60;

// Kilometers an hour by class of road: motorway, arterial, collector, street, lane, path, link to a stop. 0: not allowed.
const KMH: Record<'walk' | 'bike' | 'drive', readonly number[]> = {
  walk: [0, 4.8, 4.8, 4.8, 4.8, 4.8, 4.8],
  bike: [0, 16, 16, 16, 14, 15, 0],
  drive: [95, 48, 40, 32, 20, 0, 0],
};
/** The share of its free speed that each class keeps in the weekday rush hours. */
const RUSH_HOUR_SHARE = [0.6, 0.7, 0.8, 0.9, 1, 1, 1];
const RUSH_HOURS: readonly (readonly [from: number, to: number])[] = [
  [7 * 3600, 9.5 * 3600],
  [16 * 3600, 18.5 * 3600],
];

/** Meters a second by class of road. Driving is slower if the trip arrives in a rush hour. */
export function speedsOf(mode: TravelMode, arriveBySeconds: number): Float64Array {
  const kmh = KMH[mode === 'transit' ? 'walk' : mode];
  const isRushHour = mode === 'drive' && RUSH_HOURS.some(([from, to]) => arriveBySeconds >= from && arriveBySeconds <= to);
  return Float64Array.from(kmh, (speed, at) => (speed * (isRushHour ? (RUSH_HOUR_SHARE[at] ?? 1) : 1)) / 3.6);
}

/** Whether a mode may begin or end on a class of road: nobody gets into a car on a motorway. */
export function canStopOn(mode: TravelMode, roadClass: number): boolean {
  return roadClass !== 0 && roadClass !== 6 && (KMH[mode === 'transit' ? 'walk' : mode][roadClass] ?? 0) > 0;
}

export function isTravelMode(text: string): text is TravelMode {
  return TRAVEL_MODES.some((mode) => mode === text);
}
