import type { Context } from '#platform/verb/context.ts';
import { OWN_OFFICE_KEY, TAKES_OFFERS } from '../contract.ts';

/** Which of these homes are listed here and take offers now, by the ids of their records. */
export async function listTakingOffers({ db }: Pick<Context, 'db'>, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('list_office_key', '=', OWN_OFFICE_KEY)
    .where('standard_status', 'in', [...TAKES_OFFERS])
    .where('display_listing', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
