import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';

/** A span of days, both included (YYYY-MM-DD). */
export interface Span {
  from: string;
  to: string;
}

/** By what traffic can be told apart. */
export const DIMENSIONS = [
  'source',
  'medium',
  'campaign',
  'term',
  'content',
  'entry',
  'route',
  'device',
  'browser',
  'os',
  'country',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export interface TrafficSums {
  views: number;
  visits: number;
  /** Visitors of each day, added up: nobody is known the next day. */
  visitors: number;
  bounces: number;
  seconds: number;
}

/** One value of a dimension, or everything. */
export interface Segment {
  dimension: Dimension | 'all';
  value: string;
}

/** Sums of a segment by day, oldest first; days without anything are left out. */
export async function listTrafficDays(
  db: Db,
  { from, to }: Span,
  { dimension, value }: Segment,
): Promise<(TrafficSums & { day: string })[]> {
  return db
    .selectFrom('traffic_days')
    .select(['day', 'views', 'visits', 'visitors', 'bounces', 'seconds'])
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

const MOST_ROWS = 100;

/** The values of every dimension with their sums, largest first. */
export async function listTrafficValues(
  db: Db,
  { from, to }: Span,
): Promise<(TrafficSums & { dimension: string; value: string })[]> {
  const { rows } = await sql<TrafficSums & { dimension: string; value: string }>`
    with summed as (
      select dimension, value, sum(views)::int as views, sum(visits)::int as visits, sum(visitors)::int as visitors,
        sum(bounces)::int as bounces, sum(seconds)::bigint as seconds
      from traffic_days where day between ${from} and ${to} and dimension <> 'all' group by dimension, value),
    ranked as (select *, row_number() over (partition by dimension order by visitors desc, value) as place from summed)
    select dimension, value, views, visits, visitors, bounces, seconds from ranked where place <= ${MOST_ROWS} order by dimension, place`.execute(
    db,
  );
  return rows;
}

/** Steps of funnels, summed over the days of their first step. */
export async function listFunnelSteps(
  db: Db,
  { from, to }: Span,
  { dimension, value, windowDays }: { dimension: string; value: string; windowDays: number },
): Promise<{ funnel: string; step: number; reached: number; underWay: number }[]> {
  const { rows } = await sql<{ funnel: string; step: number; reached: number; underWay: number }>`
    select funnel, step, sum(reached)::int as reached, sum(under_way)::int as "underWay" from funnel_days
    where day between ${from} and ${to} and dimension = ${dimension} and value = ${value} and window_days in (1, ${windowDays})
    group by funnel, step order by funnel, step`.execute(db);
  return rows;
}

/** What pages did: each name with how often, and for how many visitors of a day. A `view` is named by its landing page. */
export async function listActs(
  db: Db,
  { from, to }: Span,
  kind: 'view' | 'act' | 'word' | 'error',
): Promise<{ name: string; times: number; visitors: number }[]> {
  const { rows } = await sql<{ name: string; times: number; visitors: number }>`
    select name, sum(times)::int as times, sum(visitors)::int as visitors from act_days
    where kind = ${kind} and day between ${from} and ${to} group by name order by visitors desc, name limit 500`.execute(db);
  return rows;
}

/** Measurements of pages by bucket. */
export async function listVitals(
  db: Db,
  { from, to }: Span,
): Promise<{ route: string; name: string; bucket: number; samples: number; visitors: number }[]> {
  const { rows } = await sql<{ route: string; name: string; bucket: number; samples: number; visitors: number }>`
    select route, name, bucket, sum(samples)::int as samples, sum(visitors)::int as visitors from vital_days
    where day between ${from} and ${to} group by route, name, bucket`.execute(db);
  return rows;
}

export interface ErrorGroup {
  fingerprint: string;
  origin: string;
  name: string;
  message: string;
  place: string;
  firstAt: Date;
  lastAt: Date;
  times: number;
  settledAt: Date | null;
}

/** Failures that happened in a span, latest first. */
export async function listErrorGroups(db: Db, { from, to }: Span): Promise<ErrorGroup[]> {
  const { rows } = await sql<ErrorGroup>`
    select fingerprint, origin, name, message, place, first_at as "firstAt", last_at as "lastAt", times::int as times, settled_at as "settledAt"
    from error_groups where last_at >= ${from}::date and first_at < ${to}::date + 2 order by settled_at is not null, last_at desc, fingerprint limit 200`.execute(
    db,
  );
  return rows;
}

/** Notes that a failure is taken care of, or is not; it comes back by itself when it happens again. Returns whether there is such a one. */
export async function settleError(db: Db, fingerprint: string, settledAt: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('error_groups')
    .set({ settled_at: settledAt })
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes retention as it was counted, for weeks from the first of them on. */
export async function writeRetention(db: Db, weeks: readonly { week: string; after: number; people: number }[]): Promise<void> {
  const first = weeks.map(({ week }) => week).toSorted()[0];
  if (first === undefined) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('retention_weeks')
      .where('week', 'in', [...new Set(weeks.map(({ week }) => week))])
      .execute();
    await trx
      .insertInto('retention_weeks')
      .values(weeks.map(({ week, after, people }) => ({ week, after_weeks: after, people })))
      .execute();
  });
}

/** Weeks of sign-up with who came back, since a day. */
export async function listRetention(db: Db, from: string): Promise<{ week: string; after: number; people: number }[]> {
  return db
    .selectFrom('retention_weeks')
    .select(['week', 'after_weeks as after', 'people'])
    .where('week', '>=', from)
    .orderBy('week')
    .orderBy('after_weeks')
    .execute();
}
