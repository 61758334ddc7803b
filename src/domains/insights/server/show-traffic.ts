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
import { countPeople } from './count-people.ts';
import { readInventedUntil } from './counted.ts';

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
    countPeople(ctx, { from, to }),
    readInventedUntil(db),
  ]);
  const byDimension = new Map(values.map((one) => [one.dimension, one]));
  return {
    now: sum(days),
    before: sum(earlier),
    // A line through days of few people would tell of each of them; no sum does.
    days: days.map((row) => {
      const { visitors, visits, views } = row.isFew ? HIDDEN : row;
      return { day: row.day, visitors, visits, views };
    }),
    dimensions: DIMENSIONS.map((dimension) => {
      const { hidden, rows } = byDimension.get(dimension) ?? { hidden: 0, rows: [] };
      return { dimension, hidden, rows: rows.map(({ value, ...sums }) => ({ value, ...present(sums) })) };
    }),
    people,
    inventedUntil,
  };
}

/** Without the days of few, so that two spans never differ by fewer than five visitors; nothing where there are no others. */
function sum(days: readonly (TrafficSums & { isFew: boolean })[]): Traffic {
  const shown = days.filter(({ isFew }) => !isFew);
  if (shown.length === 0 && days.length > 0) return HIDDEN;
  const total = { ...NOTHING };
  for (const day of shown)
    for (const name of ['views', 'visits', 'visitors', 'bounces', 'seconds'] as const) total[name] += day[name];
  return present(total);
}

function present({ views, visits, visitors, bounces, seconds }: TrafficSums): Traffic {
  return {
    visitors,
    visits,
    views,
    bounceRate: visits === 0 ? null : bounces / visits,
    secondsPerVisit: visits === 0 ? null : seconds / visits,
  };
}
