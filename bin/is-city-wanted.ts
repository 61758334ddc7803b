import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { readMark } from '#platform/db/marks.ts';

/** Whether the installation has no homes yet, or building its city was broken off. A city that was removed is not built again. */
export async function isCityWanted(db: Db): Promise<boolean> {
  const { readDemonstration } = await loadFeeds();
  const demonstration = await readDemonstration(db);
  return demonstration === undefined ? !(await hasHomes(db)) : demonstration.state === 'seeding';
}

/** Whether the homes of this day's city can be browsed, though the rest of it was broken off. */
export async function isCityBrowsable(db: Db, asOf: string): Promise<boolean> {
  const { DEMONSTRATION_MARK } = await loadFeeds();
  const mark = await readMark(db, DEMONSTRATION_MARK);
  return (
    typeof mark === 'object' && mark !== null && 'asOf' in mark && mark.asOf === asOf && 'missing' in mark && mark.missing != null
  );
}

async function hasHomes(db: Db): Promise<boolean> {
  const { rows } = await sql`select from listings limit 1`.execute(db);
  return rows.length > 0;
}

// Imported after the database starts: if it cannot, the reason shows before anything heavy loads.
function loadFeeds() {
  return import('#domains/feeds/server/index.ts');
}
