import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** Where listings come from, with how fresh they are. */
export interface ListingSource {
  name: string;
  lastReadAt: Date | null;
  listings: number;
  active: number;
  /** The latest change of a listing. */
  changedAt: Date | null;
}

/** Every source with its listings, by name. */
export async function measureSources(db: Db): Promise<ListingSource[]> {
  const { rows } = await sql<ListingSource>`
    select coalesce(l.name, s.name) as name, s.last_read_at as "lastReadAt", coalesce(l.n, 0)::int as listings, coalesce(l.active, 0)::int as active, l.changed as "changedAt"
    from (select originating_system_name as name, count(*) as n, count(*) filter (where standard_status = 'Active') as active,
        max(modification_timestamp) as changed from listings group by 1) l
    full join listing_sources s on s.name = l.name order by 1`.execute(db);
  return rows;
}
