import { sql } from 'kysely';
import { addDays } from '#lib/calendar.ts';
import type { FunnelStep } from '#lib/funnel-step.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import { FUNNEL_WINDOWS, type INVENTED, PEOPLE_FUNNELS, VISITOR_FUNNELS, type VisitorStep } from '../../model/funnels.ts';
import { siteDay } from '../../model/site-day.ts';
import { countFunnel } from './count-funnel.ts';

const DAY_SECONDS = 86_400;
/** By what the funnels of visitors can be told apart; all of them are the sum of the first. */
const SEGMENTS = ['device', 'source'] as const;

/** Funnels of a day’s visitors. Nobody is known the next day, so who has not gone on by then is gone. */
export async function rollUpVisitorFunnels(trx: Trx, { day, isOver }: { day: string; isOver: boolean }): Promise<void> {
  const names = Object.keys(VISITOR_FUNNELS);
  await trx.deleteFrom('funnel_days').where('day', '=', day).where('funnel', 'in', names).execute();
  // Far away in either direction: a day is over as a whole.
  const now = isOver ? new Date('9999-01-01') : new Date(0);
  for (const [funnel, { steps }] of Object.entries(VISITOR_FUNNELS))
    for (const dimension of SEGMENTS) {
      const bits = sql.join(
        (steps as readonly VisitorStep[]).map((step, at) => sql`case when ${matches(step)} then ${sql.lit(1 << at)} else 0 end`),
        sql` | `,
      );
      const counted = countFunnel({
        events: sql`select visitor as unit, happened_at as at, seq, ${sql.ref(dimension)} as segment, ${bits} as step
          from traffic_events where day = ${day} and visitor is not null and kind in ('view', 'act')`,
        steps: steps.length,
        windowSeconds: 2 * DAY_SECONDS,
        now,
        dayOf: () => sql`${day}::date`,
      });
      await sql`
        insert into funnel_days (day, funnel, window_days, dimension, value, step, reached, still_open, under_way)
        with counted as (${counted})
        select day, ${funnel}, 1, ${dimension}, segment, step, reached, still_open, under_way from counted
        union all select day, ${funnel}, 1, 'all', 'all', step, sum(reached), sum(still_open), sum(under_way) from counted
        where ${dimension === SEGMENTS[0]} group by day, step`.execute(trx);
    }
}

function matches({ routes, acts }: VisitorStep) {
  if (routes !== undefined) return sql`kind = 'view' and route = any(${[...routes]}::text[])`;
  if (acts !== undefined) return sql`kind = 'act' and name = any(${[...acts]}::text[])`;
  return sql`kind = 'view'`;
}

const LONGEST_WINDOW = Math.max(...FUNNEL_WINDOWS);

interface CountedPeople {
  steps: readonly FunnelStep[];
  now: Date;
  from?: string;
  of?: 'all' | typeof INVENTED;
}

/** Funnels of people with an account, from the steps they took. Cohorts whose window has closed stay as they are. */
export async function rollUpPeopleFunnels(db: Db, { steps, now, from, of = 'all' }: CountedPeople): Promise<void> {
  const since = from ?? addDays(siteDay(now), -LONGEST_WINDOW - 1);
  await db.transaction().execute(async (trx) => {
    for (const [funnel, { steps: wanted }] of Object.entries(PEOPLE_FUNNELS)) {
      const places = new Map(wanted.map(({ name }, at): [string, number] => [name, at]));
      const own = steps.filter(({ name }) => places.has(name));
      await trx
        .deleteFrom('funnel_days')
        .where('day', '>=', since)
        .where('funnel', '=', funnel)
        .where('dimension', '=', of)
        .execute();
      if (own.length === 0) continue;
      for (const days of FUNNEL_WINDOWS) {
        const counted = countFunnel({
          events: sql`select unit, at, seq, 'all' as segment, step from unnest(${own.map(({ unit }) => unit)}::text[],
            ${own.map(({ at }) => at.toISOString())}::timestamptz[], ${own.map((_, at) => at)}::int[],
            ${own.map(({ name }) => 1 << (places.get(name) ?? 0))}::int[]) as e (unit, at, seq, step)`,
          steps: wanted.length,
          windowSeconds: days * DAY_SECONDS,
          now,
          dayOf: (at) => sql`((${at} - interval '9 hours') at time zone 'utc')::date`,
        });
        await sql`
          insert into funnel_days (day, funnel, window_days, dimension, value, step, reached, still_open, under_way)
          select day, ${funnel}, ${days}, ${of}, ${of}, step, reached, still_open, under_way from (${counted}) as counted where day >= ${since}`.execute(
          trx,
        );
      }
    }
  });
}
