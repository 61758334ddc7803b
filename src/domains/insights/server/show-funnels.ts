import { FEWEST_PEOPLE, orHidden, PEOPLE_FUNNELS, VISITOR_FUNNELS } from '#domains/analytics/contract.ts';
import { listFunnelSteps, listRetention, type Span } from '#domains/analytics/server/index.ts';
import { addDays, daysBetween, utcDay } from '#lib/calendar.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Funnel, getFunnels, getRetention } from '../contract.ts';
import { readInventedUntil } from './counted.ts';

interface Asked extends Span {
  dimension: string;
  value: string;
  window: number;
}

/** The funnels of visitors and, where nothing is told apart, of people. */
export async function showFunnels({ db }: Context, asked: Asked): Promise<EndpointResponse<typeof getFunnels>> {
  const [rows, inventedUntil] = await Promise.all([
    listFunnelSteps(db, asked, { dimension: asked.dimension, value: asked.value, windowDays: asked.window }),
    readInventedUntil(db),
  ]);
  const present = (
    id: string,
    of: Funnel['of'],
    { title, steps }: { title: string; steps: readonly { label: string }[] },
  ): Funnel => {
    const own = steps.map(({ label }, at) => {
      const row = rows.find(({ funnel, step }) => funnel === id && step === at + 1);
      return { label, reached: row?.reached ?? 0, underWay: row?.underWay ?? 0 };
    });
    const entered = own[0]?.reached ?? 0;
    const isHidden = entered > 0 && entered < FEWEST_PEOPLE;
    return {
      id,
      title,
      of,
      hidden: isHidden,
      steps: own.map(({ label, reached, underWay }, at) => {
        const before = own[at - 1];
        const couldHave = before === undefined ? reached : before.reached - before.underWay;
        const shown = isHidden ? null : orHidden(reached);
        // The rate would tell how many are under way where that is hidden.
        const isRateHidden = shown === null || couldHave < FEWEST_PEOPLE || orHidden(before?.underWay ?? 0) === null;
        return {
          label,
          reached: shown,
          underWay: isHidden ? null : orHidden(underWay),
          rate: isRateHidden ? null : reached / couldHave,
        };
      }),
    };
  };
  return {
    funnels: [
      ...Object.entries(VISITOR_FUNNELS).map(([id, funnel]) => present(id, 'visitors', funnel)),
      ...(asked.dimension === 'all' ? Object.entries(PEOPLE_FUNNELS).map(([id, funnel]) => present(id, 'people', funnel)) : []),
    ],
    inventedUntil,
  };
}

const WEEKS_SHOWN = 12;

/** Of those who signed up in a week, the share that came back, for twelve weeks. */
export async function showRetention({ db, now }: Context): Promise<EndpointResponse<typeof getRetention>> {
  const today = utcDay(now);
  const rows = await listRetention(db, addDays(today, -7 * (WEEKS_SHOWN + 1)));
  const weeks = Map.groupBy(rows, ({ week }) => week);
  return {
    weeks: [...weeks].map(([week, own]) => {
      const size = own.find(({ after }) => after === 0)?.people ?? 0;
      const past = Math.min(WEEKS_SHOWN, Math.floor(daysBetween(week, today) / 7));
      return {
        week,
        people: orHidden(size),
        returned: Array.from({ length: WEEKS_SHOWN + 1 }, (_, after) => {
          const returned = own.find((row) => row.after === after)?.people ?? 0;
          return after > past || size < FEWEST_PEOPLE || orHidden(returned) === null ? null : returned / size;
        }),
      };
    }),
  };
}
