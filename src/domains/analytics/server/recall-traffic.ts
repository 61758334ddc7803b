import type { FunnelStep } from '#lib/funnel-step.ts';
import { insertRows } from '#platform/db/insert-rows.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { INVENTED } from '../model/funnels.ts';
import { batchActs } from './traffic/batch-acts.ts';
import { markFew } from './traffic/mark-few.ts';
import { type RetentionCount, type TrafficSums, writeRetention } from './traffic/read-traffic.ts';
import { rollUpPeopleFunnels } from './traffic/roll-up-funnels.ts';

/** What is made up of a day. */
export interface RecalledDay {
  day: string;
  traffic: (TrafficSums & { dimension: string; value: string })[];
  funnels: {
    funnel: string;
    window_days: number;
    dimension: string;
    value: string;
    step: number;
    reached: number;
    still_open: number;
    under_way: number;
  }[];
  vitals: { route: string; name: string; bucket: number; samples: number; visitors: number; people: number }[];
  acts: { kind: string; name: string; times: number; visitors: number }[];
}

/** What is made up of people with an account. */
export interface RecalledPeople {
  /** The first day of them. */
  from: string;
  steps: readonly FunnelStep[];
  retention: readonly RetentionCount[];
}

/** Writes what people of the demonstration are said to have done, instead of what was said before. For the process itself. */
export async function recallPeople(ctx: Context, { from, steps, retention }: RecalledPeople): Promise<void> {
  requireSystem(ctx);
  await rollUpPeopleFunnels(ctx.db, { steps, now: ctx.now, from, of: INVENTED });
  await writeRetention(ctx.db, retention, { isInvented: true });
}

/** The days among some that have sums already. */
export async function findSummedDays(
  { db }: Pick<Context, 'db'>,
  { from, to }: { from: string; to: string },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('traffic_days')
    .select('day')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  return new Set(rows.map(({ day }) => day));
}

/** Writes the invented traffic of the demonstration. For the process itself. */
export async function recallTraffic(ctx: Context, days: readonly RecalledDay[]): Promise<void> {
  requireSystem(ctx);
  const flat = (of: (day: RecalledDay) => readonly object[]): Record<string, unknown>[] =>
    days.flatMap((day) => of(day).map((row) => ({ day: day.day, ...row })));
  await ctx.db.transaction().execute(async (trx) => {
    for (const table of ['traffic_days', 'funnel_days', 'vital_days', 'act_days'] as const)
      await trx
        .deleteFrom(table)
        .where(
          'day',
          'in',
          days.map(({ day }) => day),
        )
        .execute();
    await insertRows(
      trx,
      'traffic_days',
      flat(({ traffic }) => traffic),
    );
    await markFew(
      trx,
      days.map(({ day }) => day),
    );
    await insertRows(
      trx,
      'funnel_days',
      flat(({ funnels }) => funnels),
    );
    await insertRows(
      trx,
      'vital_days',
      flat(({ vitals }) => vitals),
    );
    await insertRows(
      trx,
      'act_days',
      flat(({ acts }) => acts),
    );
    const [first] = days.map(({ day }) => day).toSorted();
    if (first !== undefined) await batchActs(trx, first);
  });
}
