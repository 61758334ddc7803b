import { KEPT_REPORT_DAYS } from '#lib/kept-for.ts';
import { sql } from 'kysely';
import { addDays } from '#lib/calendar.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import { readMark, writeMark } from '#platform/db/marks.ts';
import type { Context } from '#platform/verb/context.ts';
import { siteDay } from '../../model/site-day.ts';
import { VISIT_GAP_MINUTES } from '../../model/visit-terms.ts';
import { batchActs } from './batch-acts.ts';
import { markFew } from './mark-few.ts';
import { rollUpVisitorFunnels } from './roll-up-funnels.ts';

const MARK = 'analytics.rolled-up';
/** Reports are written up to this long after they arrived. */
const LATE_MS = 60_000;
/** Values of a dimension that are told apart on a day; the rest is one. */
const MOST_VALUES = 500;

/** Sums up again every day for which something arrived since the last time: nothing is added to a sum, so nothing counts twice. */
export async function rollUpTraffic(ctx: Pick<Context, 'db' | 'now'>): Promise<{ days: string[] }> {
  const { db, now } = ctx;
  const since = untilOf(await readMark(db, MARK));
  const { rows } = await sql<{ day: string }>`
    select distinct day from traffic_events where arrived_at > ${since} order by day`.execute(db);
  // A day that is over is summed once more, since nobody in it is under way any longer.
  const days = new Set(rows.map(({ day }) => day));
  const today = siteDay(now);
  if (siteDay(since) < today && since.getTime() > 0) days.add(siteDay(since));
  for (const day of days)
    await db.transaction().execute(async (trx) => {
      await lockRollUp(trx);
      await rollUpDay(trx, day);
      await rollUpVisitorFunnels(trx, { day, isOver: day < today });
    });
  const [first] = [...days].toSorted();
  if (first !== undefined)
    await db.transaction().execute(async (trx) => {
      await lockRollUp(trx);
      await batchActs(trx, first);
    });
  await writeMark(db, MARK, { until: new Date(now.getTime() - LATE_MS).toISOString() });
  return { days: [...days] };
}

const lockRollUp = (trx: Trx) => sql`select pg_advisory_xact_lock(hashtext('analytics.roll-up'))`.execute(trx);

function untilOf(mark: unknown): Date {
  const until: unknown = typeof mark === 'object' && mark !== null ? Reflect.get(mark, 'until') : undefined;
  return typeof until === 'string' ? new Date(until) : new Date(0);
}

async function rollUpDay(trx: Trx, day: string): Promise<void> {
  await trx.deleteFrom('traffic_days').where('day', '=', day).execute();
  await sql`
    with e as (
      select visitor, happened_at, seq, kind, route, source, coalesce(medium, 'none') as medium, coalesce(campaign, 'none') as campaign,
        coalesce(term, 'none') as term, coalesce(content, 'none') as content,
        device, browser, os, country,
        case when happened_at - lag(happened_at) over w > make_interval(mins => ${VISIT_GAP_MINUTES}) then 1 else 0 end as starts
      from traffic_events where day = ${day} and visitor is not null and kind in ('view', 'act', 'leave')
      window w as (partition by visitor order by happened_at, seq)),
    n as (select *, sum(starts) over (partition by visitor order by happened_at, seq rows unbounded preceding) as visit from e),
    visits as (
      select visitor, visit, count(*) filter (where kind = 'view') as views, count(*) filter (where kind = 'act') as acts,
        extract(epoch from max(happened_at) - min(happened_at)) as seconds,
        (array_agg(route order by happened_at, seq) filter (where kind = 'view'))[1] as entry,
        (array_agg(source order by happened_at, seq))[1] as source, (array_agg(medium order by happened_at, seq))[1] as medium,
        (array_agg(campaign order by happened_at, seq))[1] as campaign,
        (array_agg(term order by happened_at, seq))[1] as term, (array_agg(content order by happened_at, seq))[1] as content, min(device) as device, min(browser) as browser, min(os) as os,
        (array_agg(country order by happened_at, seq))[1] as country
      from n group by visitor, visit having count(*) filter (where kind = 'view') > 0),
    summed as (
      select d.dimension, d.value, sum(views) as views, count(*) as visits, count(distinct visitor) as visitors,
        count(*) filter (where views = 1 and acts = 0) as bounces, sum(seconds) as seconds
      from visits cross join lateral (values ('all', 'all'), ('source', source), ('medium', medium), ('campaign', campaign), ('term', term),
        ('content', content),
        ('device', device), ('browser', browser), ('os', os), ('country', country), ('entry', entry)) as d (dimension, value)
      group by 1, 2
      union all
      select 'route', route, count(*), count(distinct (visitor, visit)), count(distinct visitor), 0, 0
      from n where kind = 'view' group by route),
    ranked as (select *, row_number() over (partition by dimension order by visits desc, value) as place from summed)
    insert into traffic_days (day, dimension, value, views, visits, visitors, bounces, seconds)
    select ${day}, dimension, case when place <= ${MOST_VALUES} then value else 'other' end, sum(views), sum(visits), sum(visitors), sum(bounces), sum(seconds)
    from ranked group by 2, 3`.execute(trx);
  await markFew(trx, [day]);

  await trx.deleteFrom('act_days').where('day', '=', day).execute();
  await sql`
    insert into act_days (day, kind, name, times, visitors)
    select ${day}, kind, name, count(*), count(distinct visitor) from traffic_events
    where day = ${day} and kind in ('view', 'act', 'word', 'error') and name is not null group by kind, name
    order by count(distinct visitor) desc limit 5000`.execute(trx);

  await trx.deleteFrom('vital_days').where('day', '=', day).execute();
  await sql`
    with measured as (
      select route, upper(name) as name, visitor,
        least(600, greatest(0, round(ln(greatest(value::float8 * case upper(name) when 'CLS' then 10000 else 1 end, 0) + 1) / ln(1.04)))) as bucket
      from traffic_events where day = ${day} and kind = 'vital' and value is not null),
    together as (select route, name, count(distinct visitor) as people from measured group by route, name)
    insert into vital_days (day, route, name, bucket, samples, visitors, people)
    select ${day}, route, name, bucket, count(*), count(distinct visitor), people
    from measured join together using (route, name) group by route, name, bucket, people`.execute(trx);
}

/** Drops the parts of days that are too old. */
export async function forgetRawTraffic(db: Db, now: Date): Promise<void> {
  const oldest = addDays(siteDay(now), -KEPT_REPORT_DAYS);
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'traffic_events'::regclass and c.relname ~ '^traffic_events_\\d{8}$' order by 1`.execute(db);
  for (const { name } of rows)
    if (name < `traffic_events_${oldest.replaceAll('-', '')}`) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  await sql`delete from traffic_events_rest where day < ${oldest}`.execute(db);
}
