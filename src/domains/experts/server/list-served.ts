import { sql } from 'kysely';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { isCategoryKey } from '#lib/service-categories.ts';
import type { Context } from '#platform/verb/context.ts';
import type { listServed as listing } from '../contract.ts';
import { cellsAt } from '../model/cells.ts';
import { ledgerDay } from '../model/ledger.ts';
import { requireZip } from './locate-need.ts';

/** Categories in which somebody serves a ZIP code: as in the directory. Throws `invalid` for a ZIP code that nobody knows. */
export async function listServed(ctx: Context, zip: string): Promise<EndpointResponse<typeof listing>> {
  const place = await requireZip(ctx, zip, 'zip');
  const { rows } = await sql<{ key: string; count: number }>`
    select e.category_key as key, count(*)::int as count from expert_entries e
    where e.valid_until >= ${ledgerDay(ctx.now)} and not e.is_paused and e.kind <> 'played'
      and exists (select from vendor_areas a where a.vendor_id = e.vendor_id and a.category_key = e.category_key
        and a.cell = any(${cellsAt(place)}::integer[]))
      and (e.area ->> 'kind' <> 'zips' or e.area -> 'zips' ? ${zip})
    group by 1`.execute(ctx.db);
  return { categories: rows.flatMap(({ key, count }) => (isCategoryKey(key) ? [{ key, count }] : [])) };
}
