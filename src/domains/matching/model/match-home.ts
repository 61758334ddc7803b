import type { WishKey } from './wishes.ts';

/** Everything that matching may know about a home: facts of the building, the lot, the price and the location. */
export interface MatchHome {
  id: number;
  /** Dollars. */
  price: number | null;
  /** Dollars a year. */
  taxYear: number | null;
  /** Dollars a month; 0 if the listing says there is no association. */
  hoaMonthly: number | null;
  /** single_family, condo …; null if the type has no such word. */
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
  /** Ids of the home's city, ZIP code and neighborhood. */
  placeIds: readonly number[];
  wishes: Readonly<Partial<Record<WishKey, boolean | null>>>;
  /** Minutes to each anchor of the profile, in its order; null if no route is known. */
  minutes: readonly (number | null)[];
  /** Calendar date; newest first among equals. */
  listedOn: string | null;
}

/**
 * The allow-list of inputs. It has no names, languages, agents, photos, remarks, schools, crime or facts about the people of
 * a place, so they cannot change a score: a test reads a home from the database and compares.
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
