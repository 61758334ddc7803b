import type { Context } from '#platform/verb/context.ts';
import { countWeeklyMinutes } from '../model/count-weekly-minutes.ts';
import { findBookables, keyOf } from './bookables.ts';
import { findTourType } from './queries.ts';

/** In how many minutes of a usual week buyers can tour a home by booking; 0 where they cannot. Callers have authorized its people. */
export async function findTourAccess({ db }: Pick<Context, 'db'>, listingId: number): Promise<number> {
  const owner = { listing_id: listingId, host_id: null };
  const type = await findTourType(db, (await findBookables({ db }, [owner])).get(keyOf(owner)));
  return type === undefined ? 0 : countWeeklyMinutes(type.schedule.rules);
}
