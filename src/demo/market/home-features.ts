import type { District, Parcel } from '#demo/city/types.ts';
import { createRandom } from '#lib/random.ts';
import { exteriorFeatures } from './features-exterior.ts';
import type { ExteriorFeatures } from './features-exterior.ts';
import { interiorFeatures } from './features-interior.ts';
import type { InteriorFeatures } from './features-interior.ts';
import { sharedFeatures } from './features-shared.ts';
import type { SharedFeatures } from './features-shared.ts';
import type { Home } from './types.ts';

/** Feature lists in the values of the RESO lookups. */
export interface HomeFeatures extends InteriorFeatures, ExteriorFeatures, SharedFeatures {}

/**
 * The features of a home; the same home always has the same ones, whenever it is listed.
 * They are worked out on demand because only listed homes need them.
 */
export function homeFeatures(home: Home, parcel: Parcel, district: District, seed: number): HomeFeatures {
  const random = createRandom(seed).fork(`features/${home.parcelNumber}/${home.unitNumber ?? ''}`);
  const building = createRandom(seed).fork(`building/${home.parcelNumber}`);
  return {
    ...interiorFeatures(home, random.fork('interior')),
    ...exteriorFeatures(home, parcel, district, random.fork('exterior')),
    ...sharedFeatures(home, parcel, district, building, random.fork('shared')),
  };
}
