import { countPeopleByDay } from '#domains/accounts/server/index.ts';
import { FEWEST_PEOPLE, hideFew, orHidden } from '#domains/analytics/contract.ts';
import {
  DIMENSIONS,
  listTrafficDays,
  listTrafficValues,
  type Segment,
  type Span,
  type TrafficSums,
} from '#domains/analytics/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { type ComparedWith, type getTraffic, otherSpan, type Traffic } from '../contract.ts';
import { countsDemo, readInventedUntil } from './counted.ts';

const HIDDEN: Traffic = { visitors: null, visits: null, views: null, bounceRate: null, secondsPerVisit: null };
const NOTHING: TrafficSums = { views: 0, visits: 0, visitors: 0, bounces: 0, seconds: 0 };

/** Visitors, visits and views of a span, by day and by dimension. */
export async function showTraffic(
  ctx: Context & Pick<ServerContext, 'config'>,
  { from, to, compare, ...segment }: Span & Segment & { compare: ComparedWith },
): Promise<EndpointResponse<typeof getTraffic>> {
  const { db } = ctx;
  const [days, earlier, values, people, inventedUntil] = await Promise.all([
    listTrafficDays(db, { from, to }, segment),
    listTrafficDays(db, otherSpan({ from, to, compare }), segment),
    listTrafficValues(db, { from, to }),
    countPeopleByDay({ db, from, to, withDemo: countsDemo(ctx) }),
    readInventedUntil(db),
  ]);
  const shownDays = new Set(hideFew(days, ({ visitors }) => visitors).shown);
  const sumOf = (of: 'signUps' | 'active') => orHidden(people.reduce((sum, day) => sum + day[of], 0));
  return {
    now: present(sum(days)),
    before: present(sum(earlier)),
    // A line through days of few people would tell of each of them, and so would the sum of the others.
    days: days.map((row) => {
      const { visitors, visits, views } = shownDays.has(row) ? present(row) : HIDDEN;
      return { day: row.day, visitors, visits, views };
    }),
    dimensions: DIMENSIONS.map((dimension) => {
      const { shown, hidden } = hideFew(
        values.filter((row) => row.dimension === dimension),
        ({ visitors }) => visitors,
      );
      return { dimension, hidden, rows: shown.map(({ value, ...sums }) => ({ value, ...present(sums) })) };
    }),
    people: { signUps: sumOf('signUps'), active: sumOf('active') },
    inventedUntil,
  };
}

function sum(days: readonly TrafficSums[]): TrafficSums {
  const total = { ...NOTHING };
  for (const day of days)
    for (const name of ['views', 'visits', 'visitors', 'bounces', 'seconds'] as const) total[name] += day[name];
  return total;
}

function present({ views, visits, visitors, bounces, seconds }: TrafficSums): Traffic {
  if (visitors > 0 && visitors < FEWEST_PEOPLE) return HIDDEN;
  return {
    visitors,
    visits,
    views,
    bounceRate: visits === 0 ? null : bounces / visits,
    secondsPerVisit: visits === 0 ? null : seconds / visits,
  };
}
