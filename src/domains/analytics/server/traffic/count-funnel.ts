import { sql, type RawBuilder } from 'kysely';

interface FunnelQuery {
  /** Gives `unit`, `at`, `seq`, `segment`, and `step`: the bits of the steps that an event is, 1 for the first. */
  events: RawBuilder<unknown>;
  steps: number;
  /** From the first step to the last. */
  windowSeconds: number;
  now: Date;
  /** The day of a cohort, of the column `at`. */
  dayOf: (at: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/**
 * Steps that units took in order, each within the window after the first: one row a day, segment and step, with those who reached
 * it, those of them who still have time, and those of these who reached no later one. A step follows the one before it, and is never the same event. The
 * latest start that leads to an event decides, since it has the most time left: one sort of the events that are steps, whatever the
 * number of steps.
 */
export function countFunnel({ events, steps, windowSeconds, now, dayOf }: FunnelQuery): RawBuilder<{
  day: string;
  segment: string;
  step: number;
  reached: number;
  still_open: number;
  under_way: number;
}> {
  const window = sql`make_interval(secs => ${windowSeconds})`;
  let chain = sql`select unit, at, seq, segment, step, case when step & 1 > 0 then at end as start1
    from (${events}) as events where step > 0`;
  for (let step = 2; step <= steps; step += 1) {
    const before = sql.ref(`start${step - 1}`);
    chain = sql`
      select *, case when step & ${sql.lit(1 << (step - 1))} > 0 and at - latest <= ${window} then latest end as ${sql.ref(`start${step}`)}
      from (select *, max(${before}) over (partition by unit order by at, seq rows between unbounded preceding and 1 preceding) as ${sql.ref('latest')}
        from (select ${columns(step)} from (${chain}) as c) as d) as e`;
  }
  const reached = sql.join(
    Array.from({ length: steps }, (_, at) => sql`count(${sql.ref(`start${at + 1}`)})`),
    sql`, `,
  );
  return sql`
    with units as (
      select unit, min(start1) as first, max(start1) as last, (array_agg(segment order by at, seq) filter (where start1 is not null))[1] as segment, array[${reached}] as hits
      from (${chain}) as steps group by unit having count(start1) > 0),
    deepest as (
      select *, (select count(*) from unnest(hits) as h where h > 0)::int as depth, last + ${window} > ${now} as is_open from units)
    select ${dayOf(sql`first`)} as day, segment, s.step::int as step, count(*) filter (where depth >= s.step)::int as reached,
      count(*) filter (where depth >= s.step and is_open)::int as still_open,
      count(*) filter (where depth = s.step and s.step < ${steps} and is_open)::int as under_way
    from deepest cross join generate_series(1, ${steps}) as s (step) group by 1, 2, 3`;
}

function columns(step: number): RawBuilder<unknown> {
  const starts = Array.from({ length: step - 1 }, (_, at) => sql.ref(`start${at + 1}`));
  return sql.join([sql.ref('unit'), sql.ref('at'), sql.ref('seq'), sql.ref('segment'), sql.ref('step'), ...starts], sql`, `);
}
