import type { District, Parcel, WaterBody } from '#demo/city/types.ts';
import type { Day } from './calendar.ts';
import type { Places } from './places.ts';

/** What the generators of one home need to know of its surroundings. */
export interface HomeSite {
  parcel: Parcel;
  parcelIndex: number;
  district: District;
  /** Location part of the log price. */
  locationValue: number;
  places: Places;
  asOf: Day;
  asOfYear: number;
}

/** The water a home looks at or lies near, up to 1.4 km away. */
export function nearbyWater({ parcel, places }: HomeSite): WaterBody | null {
  return parcel.waterfront || parcel.waterDistanceM < 1_400 ? places.nearestWater(parcel.point) : null;
}
