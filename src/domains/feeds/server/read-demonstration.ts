import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';
import { readMark } from '#platform/db/marks.ts';

/** The mark under which the installation remembers its demonstration city. */
export const DEMONSTRATION_MARK = 'demonstration';

/** Parts of the city that come after the homes for sale. */
const CITY_PARTS = ['homes', 'records', 'sold', 'surroundings', 'market'] as const;
export type CityPart = (typeof CITY_PARTS)[number];

const markSchema = z.object({
  state: z.enum(['seeding', 'ready', 'removed']),
  missing: z.array(z.enum(CITY_PARTS)).optional(),
});

export interface Demonstration {
  state: 'seeding' | 'ready' | 'removed';
  /** What is still being made; everything else can be browsed. Undefined while nothing can. */
  missing?: CityPart[] | undefined;
}

/** Progress of the demonstration city; undefined if none was ever built. */
export async function readDemonstration(db: Db): Promise<Demonstration | undefined> {
  return markSchema.safeParse(await readMark(db, DEMONSTRATION_MARK)).data;
}
