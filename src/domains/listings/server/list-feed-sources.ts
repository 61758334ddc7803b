import { sql } from 'kysely';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import { DEMONSTRATION_SOURCE, type listFeedSources as endpoint, OWN_OFFICE_KEY } from '../contract.ts';
import { judgeFreshness, readPolicy, writeDisclaimer } from '../model/display-policy.ts';

/** The sources of homes for sale that other brokers list, and what their boards have us say. */
export async function listFeedSources({ db, now }: Context): Promise<EndpointAnswer<typeof endpoint>> {
  const { rows } = await sql<{
    name: string;
    homes: number;
    policy: unknown;
    disclaimer: string | null;
    as_of: Date;
    last_read_at: Date | null;
  }>`
    select l.originating_system_name as name, count(*)::int as homes, s.policy, s.disclaimer, s.last_read_at,
      coalesce(s.last_read_at, min(l.imported_at)) as as_of
    from listings l left join listing_sources s on s.name = l.originating_system_name
    where l.standard_status = 'Active' and l.display_listing and l.list_office_key is distinct from ${OWN_OFFICE_KEY}
    group by l.originating_system_name, s.policy, s.disclaimer, s.last_read_at order by homes desc, name limit 50`.execute(db);
  const sources = rows.map((row) => {
    const policy = readPolicy(row.policy ?? { template: 'own' }, row.name);
    const fictional = 'Fictional homes in a fictional city, made to show how this product works. Nothing here is for sale.';
    const written = policy === undefined ? '' : writeDisclaimer(policy, row.name, row.as_of);
    return {
      name: row.name,
      board: policy?.board ?? row.name,
      lastUpdated: row.last_read_at?.toISOString() ?? null,
      isOld: policy !== undefined && judgeFreshness(policy, row.as_of, now) !== 'fresh',
      disclaimer: row.name === DEMONSTRATION_SOURCE ? fictional : (row.disclaimer ?? written),
      homes: row.homes,
    };
  });
  return { sources };
}
