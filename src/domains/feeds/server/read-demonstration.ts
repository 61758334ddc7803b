import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '#platform/db/database.ts';

/** What of the city comes after the homes that are for sale. */
const CITY_PARTS = ['records', 'sold', 'surroundings', 'market'] as const;
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

/** How far the demonstration city is; undefined where none was ever built. */
export async function readDemonstration(db: Db): Promise<Demonstration | undefined> {
  const { rows } = await sql<{ value: unknown }>`select value from installation where key = 'demonstration'`.execute(db);
  return markSchema.safeParse(rows[0]?.value).data;
}
