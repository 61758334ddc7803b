import { sql } from 'kysely';
import { reportedSince } from '#domains/analytics/server/index.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { SLOW_MS } from '../../model/experiment-terms.ts';
import { countActs } from './count-event.ts';

const MARK = 'landing-acts-counted';
/** What pages report is written together, a moment after it came. */
const OVERLAP_MS = 60_000;

/**
 * Counts what pages reported since the last time of people who had seen an arm before: acts, failures, pages that were slow. Both
 * know a visitor by the same name of the same day; of a known browser it is noted which visitor of the day it is. What is counted already is not counted again.
 */
export async function countReportedActs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const mark = await readMark(db, MARK);
  const until: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'until') : undefined;
  const since = typeof until === 'string' ? new Date(Date.parse(until) - OVERLAP_MS) : new Date(0);
  await countActs(
    db,
    sql`
      with reported as (${reportedSince(since, SLOW_MS)})
      select v.experiment_id, v.day, v.visitor, null::bytea as browser, t.metric
      from landing_exposures v join reported t on t.day = v.day and t.visitor = v.visitor and t.happened_at >= v.seen_at
      where not exists (select from landing_known_visitors k where k.day = t.day and k.visitor = t.visitor)
      union all
      select v.experiment_id, t.day, t.visitor, v.browser, t.metric
      from reported t join landing_known_visitors k on k.day = t.day and k.visitor = t.visitor
      join landing_known_exposures v on v.browser = k.browser and t.happened_at >= v.seen_at`,
  );
  await writeMark(db, MARK, { until: now.toISOString() });
}
