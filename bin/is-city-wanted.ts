import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Whether the installation has no homes yet, or building its city was broken off. A city that was removed is not built again. */
export async function isCityWanted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ state: string | null; hasListings: boolean }>`
    select (select value ->> 'state' from installation where key = 'demonstration') as state,
           exists (select from listings) as "hasListings"
  `.execute(db);
  const [{ state, hasListings } = { state: null, hasListings: true }] = rows;
  return state === 'seeding' || (state === null && !hasListings);
}

/** Whether the homes of this day's city can be browsed, though the rest of it was broken off. */
export async function isCityBrowsable(db: Db, asOf: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from installation where key = 'demonstration' and value ->> 'asOf' = ${asOf} and value -> 'missing' is not null) as found`.execute(
    db,
  );
  return rows[0]?.found === true;
}
