import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { INVENTED } from '../../model/funnels.ts';
import { FEWEST_PEOPLE } from '../../model/hide-few.ts';
import { batchesBegin } from '../../model/sum-in-batches.ts';

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

/** Sums of a segment by day, oldest first; days without anything are left out, and days of few are marked. */
export async function listTrafficDays(
  db: Db,
  { from, to }: Span,
  { dimension, value }: Segment,
): Promise<(TrafficSums & { day: string; isFew: boolean })[]> {
  return db
    .selectFrom('traffic_days')
    .select(['day', 'views', 'visits', 'visitors', 'bounces', 'seconds', 'is_few as isFew'])
    .where('dimension', '=', dimension)
    .where('value', '=', value)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

const MOST_ROWS = 100;

export interface TrafficValues {
  dimension: string;
  /** Values of which no day may be shown. */
  hidden: number;
  rows: (TrafficSums & { value: string })[];
}

/** The values of every dimension with their sums, largest first, without the days on which they are of few. */
export async function listTrafficValues(db: Db, { from, to }: Span): Promise<TrafficValues[]> {
  // Null where no day may be shown, as are the other sums.
  type Row = Omit<TrafficSums, 'visitors'> & { dimension: string; value: string; visitors: number | null; hidden: number };
  const { rows } = await sql<Row>`
    with summed as (
      select dimension, value, sum(views) filter (where not is_few)::int as views, sum(visits) filter (where not is_few)::int as visits,
        sum(visitors) filter (where not is_few)::int as visitors, sum(bounces) filter (where not is_few)::int as bounces,
        sum(seconds) filter (where not is_few)::bigint as seconds
      from traffic_days where day between ${from} and ${to} and dimension <> 'all' group by dimension, value),
    ranked as (select *, row_number() over (partition by dimension order by visitors desc nulls last, value) as place,
      count(*) filter (where visitors is null) over (partition by dimension)::int as hidden from summed)
    select dimension, value, views, visits, visitors, bounces, seconds, hidden from ranked
    where place = 1 or (place <= ${MOST_ROWS} and visitors is not null) order by dimension, place`.execute(db);
  return [...Map.groupBy(rows, ({ dimension }) => dimension)].map(([dimension, own]) => ({
    dimension,
    hidden: own[0]?.hidden ?? 0,
    rows: own.flatMap(({ value, views, visits, visitors, bounces, seconds }) =>
      visitors === null ? [] : [{ value, views, visits, visitors, bounces, seconds }],
    ),
  }));
}

/** Steps of funnels by the day of their first step, oldest first, as far back as batches of the span reach. */
export async function listFunnelDays(
  db: Db,
  { from, to }: Span,
  { dimension, value, windowDays }: { dimension: string; value: string; windowDays: number },
): Promise<{ day: string; funnel: string; step: number; reached: number; stillOpen: number; underWay: number }[]> {
  return db
    .selectFrom('funnel_days')
    .select(['day', 'funnel', 'step', 'reached', 'still_open as stillOpen', 'under_way as underWay'])
    .where('day', '>=', batchesBegin(from))
    .where('day', '<=', to)
    .where('dimension', 'in', dimension === 'all' ? [dimension, INVENTED] : [dimension])
    .where('value', 'in', dimension === 'all' ? [value, INVENTED] : [value])
    .where('window_days', 'in', [1, windowDays])
    .orderBy('day')
    .orderBy('funnel')
    .orderBy('step')
    .execute();
}

const MOST_NAMES = 500;

/**
 * What pages did in a span, in batches: each name with how often, and for how many visitors of a day, most first. Of acts those too that
 * count nowhere yet; words are too many to look for them.
 */
export async function sumActs(
  db: Db,
  { from, to }: Span,
  kind: 'act' | 'word',
): Promise<{ name: string; times: number; visitors: number; isFew: boolean }[]> {
  const { rows } = await sql<{ name: string; times: number; visitors: number; isFew: boolean }>`
    with counted as (
      select name, sum(batch_times)::int as times, sum(batch_visitors)::int as visitors from act_days
      where kind = ${kind} and day between ${from} and ${to} and batch_visitors is not null
      group by name order by visitors desc, name limit ${MOST_NAMES})
    select name, times, visitors, false as "isFew" from counted
    union all
    select name, 0, 0, true from (
      select distinct name from act_days where kind = ${kind} and ${kind === 'act'} and day between ${from} and ${to}) seen
    where not exists (select from counted c where c.name = seen.name)
    order by visitors desc, name`.execute(db);
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
    where kind = ${kind} and day between ${from} and ${to} group by name order by visitors desc, name limit ${MOST_NAMES}`.execute(
    db,
  );
  return rows;
}

/** Measurements of pages by bucket, without days of few; of a page that has no other days, none. */
export async function listVitals(
  db: Db,
  { from, to }: Span,
): Promise<{ route: string; name: string; bucket: number; samples: number }[]> {
  const { rows } = await sql<{ route: string; name: string; bucket: number; samples: number }>`
    select route, name, bucket, coalesce(sum(samples) filter (where people >= ${FEWEST_PEOPLE}), 0)::int as samples from vital_days
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

export interface RetentionCount {
  week: string;
  after: number;
  people: number;
}

/** Writes retention as it was counted, or invented, for the weeks that are given. */
export async function writeRetention(
  db: Db,
  weeks: readonly RetentionCount[],
  { isInvented }: { isInvented: boolean } = { isInvented: false },
): Promise<void> {
  const first = weeks.map(({ week }) => week).toSorted()[0];
  if (first === undefined) return;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('retention_weeks')
      .where('week', 'in', [...new Set(weeks.map(({ week }) => week))])
      .where('is_invented', '=', isInvented)
      .execute();
    await trx
      .insertInto('retention_weeks')
      .values(weeks.map(({ week, after, people }) => ({ week, after_weeks: after, people, is_invented: isInvented })))
      .execute();
  });
}

/** Weeks of sign-up with who came back, since a day. */
export async function listRetention(db: Db, from: string): Promise<RetentionCount[]> {
  return db
    .selectFrom('retention_weeks')
    .select(['week', 'after_weeks as after', sql<number>`sum(people)::int`.as('people')])
    .where('week', '>=', from)
    .groupBy(['week', 'after_weeks'])
    .orderBy('week')
    .orderBy('after_weeks')
    .execute();
}
