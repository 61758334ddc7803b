import { FEWEST_PEOPLE, orHidden, PEOPLE_FUNNELS, sumInBatches, VISITOR_FUNNELS } from '#domains/analytics/contract.ts';
import { listFunnelDays, listRetention, type Span } from '#domains/analytics/server/index.ts';
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
    listFunnelDays(db, asked, { dimension: asked.dimension, value: asked.value, windowDays: asked.window }),
    readInventedUntil(db),
  ]);
  const byStep = Map.groupBy(rows, ({ funnel, step }) => nameStep(funnel, step));
  const present = (
    id: string,
    of: Funnel['of'],
    { title, steps }: { title: string; steps: readonly { label: string }[] },
  ): Funnel => {
    let most = Infinity;
    const own = steps.map(({ label }, at) => {
      const days = byStep.get(nameStep(id, at + 1)) ?? [];
      const sumOf = (peopleOf: (row: (typeof days)[number]) => number) =>
        sumInBatches(
          days.map((row) => ({ day: row.day, people: peopleOf(row) })),
          asked,
        );
      const reached = sumOf((row) => row.reached);
      // More of a step than of the one before have come through: those who wait there are missing.
      most = Math.min(most, reached.people);
      return {
        label,
        reached: { people: most, isFew: reached.isFew || (most === 0 && reached.people > 0) },
        underWay: sumOf((row) => row.underWay),
        stillOpen: sumOf((row) => row.stillOpen),
        // A rate is of those whose time is over, whether they went on or not.
        over: sumOf((row) => row.reached - row.stillOpen),
      };
    });
    const isHidden = own[0]?.reached.isFew ?? false;
    return {
      id,
      title,
      of,
      hidden: isHidden,
      steps: own.map(({ label, reached, underWay, stillOpen, over }, at) => {
        const before = own[at - 1] ?? { over, stillOpen };
        // Beside the sums, a rate would tell of the few who still have time.
        const isRateHidden =
          isHidden ||
          [reached, over, stillOpen, before.stillOpen].some(({ isFew }) => isFew) ||
          before.over.people < FEWEST_PEOPLE;
        return {
          label,
          reached: isHidden || reached.isFew ? null : reached.people,
          underWay: isHidden || underWay.isFew ? null : underWay.people,
          // Those who complete a batch may have begun before the span.
          rate: isRateHidden ? null : Math.min(1, over.people / before.over.people),
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

const nameStep = (funnel: string, step: number) => `${funnel} ${step}`;

const WEEKS_SHOWN = 12;

/** Of those who signed up in a week, the share that came back, for twelve weeks. */
export async function showRetention({ db, now }: Context): Promise<EndpointResponse<typeof getRetention>> {
  const today = utcDay(now);
  const [rows, inventedUntil] = await Promise.all([
    listRetention(db, addDays(today, -7 * (WEEKS_SHOWN + 2))),
    readInventedUntil(db),
  ]);
  const weeks = Map.groupBy(rows, ({ week }) => week);
  return {
    weeks: [...weeks].map(([week, own]) => {
      const size = own.find(({ after }) => after === 0)?.people ?? 0;
      // Of a week that is under way, most have had no day to come back on.
      const past = Math.floor(daysBetween(week, today) / 7) - 1;
      return {
        week,
        people: orHidden(size),
        returned: Array.from({ length: WEEKS_SHOWN + 1 }, (_, after) => {
          const returned = own.find((row) => row.after === after)?.people ?? 0;
          return after > past || size < FEWEST_PEOPLE || orHidden(returned) === null ? null : returned / size;
        }),
      };
    }),
    inventedUntil,
  };
}
