import { sql } from 'kysely';
import type { Trx } from '#platform/db/database.ts';
import { FEWEST_PEOPLE } from '../../model/hide-few.ts';
import { batchesBegin } from '../../model/sum-in-batches.ts';

// So that the planner looks at the few days of the name: the index of batches alone goes by days, and holds those of all names.
const hasBatch = sql<boolean>`coalesce(b.batch_visitors, 0) > 0`;

/**
 * Notes at the days from one on what counts in batches there (`model/sum-in-batches.ts`): a day of fewer than five visitors waits for
 * those that follow, and all of them count on the day that makes them five. What counts later depends on what counted before, so the
 * days are gone through in order.
 */
export async function batchActs(trx: Trx, from: string): Promise<void> {
  const { rows } = await sql<{ day: string }>`select distinct day from act_days where day >= ${from} order by day`.execute(trx);
  for (const { day } of rows) {
    const begin = batchesBegin(day);
    await sql`
      with waiting as (
        select d.kind, d.name, summed.times, summed.visitors from act_days d
        cross join lateral (
          select max(b.day) as day from act_days b
          where b.kind = d.kind and b.name = d.name and b.day >= ${begin} and b.day < ${day} and ${hasBatch}) last
        cross join lateral (
          select sum(w.times)::int as times, sum(w.visitors)::int as visitors from act_days w
          where w.kind = d.kind and w.name = d.name and w.day > coalesce(last.day, ${begin}::date - 1) and w.day <= ${day}) summed
        where d.day = ${day} and d.kind in ('act', 'word')),
      counted as (
        select kind, name, case when visitors >= ${FEWEST_PEOPLE} then times end as times,
          case when visitors >= ${FEWEST_PEOPLE} then visitors end as visitors from waiting)
      update act_days a set batch_times = c.times, batch_visitors = c.visitors from counted c
      where a.day = ${day} and a.kind = c.kind and a.name = c.name
        and (a.batch_times, a.batch_visitors) is distinct from (c.times, c.visitors)`.execute(trx);
  }
}
