/** What a score counts, and how much. Shown on the page beside the scores. */
export const AMENITY_WEIGHTS: Record<string, number> = {
  grocery: 3,
  restaurant: 2,
  cafe: 2,
  pharmacy: 1.5,
  library: 1,
  gym: 1,
  bank: 1,
  clinic: 1,
  playground: 1,
  park: 2,
  childcare: 0.5,
  cinema: 0.5,
  hardware: 0.5,
  post_office: 0.5,
  bookshop: 0.5,
};

/** Streets are not straight: measured on grid and curved networks alike, a walk is about 1.3 times the straight line. */
const DETOUR = 1.3;
const WALK_METERS_PER_MINUTE = 80;
const FULL_CREDIT_WALK_M = 400;
const NO_CREDIT_WALK_M = 1600;
const BIKE_RANGE_FACTOR = 3;
const STOP_RANGE_M = 800;
/** Departures an hour within reach that earn the full transit score. */
const FULL_TRANSIT_DEPARTURES = 24;

export interface NearbyAmenity {
  kind: string;
  /** Straight-line distance in meters. */
  meters: number;
}

export interface NearbyStop {
  meters: number;
  headwayMinutes: number | null;
}

/** Minutes on foot for a straight-line distance in meters. */
export function walkMinutes(meters: number): number {
  return Math.max(1, Math.round((meters * DETOUR) / WALK_METERS_PER_MINUTE));
}

/** 0-100: the weighted share of amenity kinds whose nearest one is within walking reach; full credit to 400 m, none from 1,600 m. */
export function walkScore(amenities: readonly NearbyAmenity[]): number {
  return amenityScore(amenities, 1);
}

/** 0-100: computed like the walk score, with reaches three times as long. */
export function bikeScore(amenities: readonly NearbyAmenity[]): number {
  return amenityScore(amenities, BIKE_RANGE_FACTOR);
}

/** 0-100: departures an hour at stops within 800 m; farther stops count less, and 24 or more departures make 100. */
export function transitScore(stops: readonly NearbyStop[]): number {
  let departures = 0;
  for (const stop of stops) {
    if (stop.headwayMinutes === null || stop.headwayMinutes <= 0) continue;
    departures += (60 / stop.headwayMinutes) * Math.max(0, 1 - stop.meters / STOP_RANGE_M);
  }
  return Math.round(100 * Math.min(1, departures / FULL_TRANSIT_DEPARTURES));
}

function amenityScore(amenities: readonly NearbyAmenity[], rangeFactor: number): number {
  let earned = 0;
  let possible = 0;
  for (const [kind, weight] of Object.entries(AMENITY_WEIGHTS)) {
    possible += weight;
    const nearest = Math.min(...amenities.filter((amenity) => amenity.kind === kind).map((amenity) => amenity.meters));
    earned += weight * credit((nearest * DETOUR) / rangeFactor);
  }
  return Math.round((100 * earned) / possible);
}

function credit(meters: number): number {
  return Math.min(1, Math.max(0, (NO_CREDIT_WALK_M - meters) / (NO_CREDIT_WALK_M - FULL_CREDIT_WALK_M)));
}
