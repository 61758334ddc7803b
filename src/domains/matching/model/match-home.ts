import type { WishKey } from './wishes.ts';

/** All that matching may know of a home: facts of the building, the lot, the price and the place on the map. */
export interface MatchHome {
  id: number;
  /** Dollars. */
  price: number | null;
  /** Dollars a year. */
  taxYear: number | null;
  /** Dollars a month; 0 where the listing says there is no association. */
  hoaMonthly: number | null;
  /** single_family, condo …; null where the type has no such word. */
  type: string | null;
  beds: number | null;
  baths: number | null;
  livingAreaSqft: number | null;
  lotSizeSqft: number | null;
  yearBuilt: number | null;
  stories: number | null;
  garage: number | null;
  /** ArchitecturalStyle of the building. */
  styles: readonly string[];
  latitude: number | null;
  longitude: number | null;
  /** Ids of the city, ZIP and neighborhood that the home lies in. */
  placeIds: readonly number[];
  wishes: Readonly<Partial<Record<WishKey, boolean | null>>>;
  /** Minutes to each anchor of the profile, in its order; null where no way is known. */
  minutes: readonly (number | null)[];
  /** Calendar date; newest first among equals. */
  listedOn: string | null;
}

/**
 * The allow-list of inputs. Names, languages, agents, photos, remarks, schools, crime and anything about the people of a place are
 * not in it, and so cannot move a score: a test reads a home from the database and compares.
 */
export const MATCH_INPUTS = [
  'id',
  'price',
  'taxYear',
  'hoaMonthly',
  'type',
  'beds',
  'baths',
  'livingAreaSqft',
  'lotSizeSqft',
  'yearBuilt',
  'stories',
  'garage',
  'styles',
  'latitude',
  'longitude',
  'placeIds',
  'wishes',
  'minutes',
  'listedOn',
] as const satisfies readonly (keyof MatchHome)[];
