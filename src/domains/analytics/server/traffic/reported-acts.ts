import { type RawBuilder, sql } from 'kysely';

/**
 * What pages reported since a moment that says how they served: `day`, `visitor`, `happened_at` and `metric`, which is the name of
 * an act, `error`, or `slow` for a page that took longer than a time to show its largest part. For experiments to count by.
 */
export function reportedSince(since: Date, slowMs: number): RawBuilder<unknown> {
  return sql`
    select day, visitor, happened_at, case kind when 'act' then name when 'error' then 'error' else 'slow' end as metric
    from traffic_events
    where arrived_at >= ${since} and visitor is not null
      and (kind in ('act', 'error') or (kind = 'vital' and name = 'lcp' and value > ${slowMs}))`;
}
