import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { FEWEST_PEOPLE } from '../../model/hide-few.ts';

/** Marks the values of days that `hideFew` hides: sums over days leave them out. */
export async function markFew(trx: Trx, days: readonly string[]): Promise<void> {
  await sql`
    update traffic_days t set is_few = true
    from (
      select day, dimension, value, visitors,
        row_number() over (partition by day, dimension order by visitors, value) as place,
        count(*) filter (where visitors < ${FEWEST_PEOPLE}) over of_day as few,
        sum(visitors) filter (where visitors < ${FEWEST_PEOPLE}) over of_day as people
      from traffic_days where day = any(${[...days]}::date[])
      window of_day as (partition by day, dimension)) ranked
    where t.day = ranked.day and t.dimension = ranked.dimension and t.value = ranked.value
      and (ranked.visitors < ${FEWEST_PEOPLE}
        or (ranked.place = ranked.few + 1 and ranked.few > 0 and (ranked.few = 1 or ranked.people < ${FEWEST_PEOPLE})))`.execute(
    trx,
  );
}
