import os from 'node:os';
import { sql } from 'kysely';
import { rollUpTraffic } from '#domains/analytics/server/traffic/roll-up.ts';
import { addDays } from '#lib/calendar.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { type Db, openDatabase } from '#platform/db/database.ts';
import { writeMark } from '#platform/db/marks.ts';
import type { Log } from '#platform/log/log.ts';
import { databaseCpuSince, readDatabaseCpu } from './database-cpu.ts';

export interface StoreBenchResult {
  events: number;
  /** With indexes. */
  bytesPerEvent: number;
  days: {
    events: number;
    rollUpMs: number;
    /** Of the database; null where the system does not tell. */
    cpuMs: number | null;
  }[];
  cores: number;
  load: number;
}

/** Parts of all events: days of several sizes, so that it shows how the work grows. */
const PARTS = [0.05, 0.1, 0.2, 0.25, 0.4];
const FIRST_DAY = '2026-03-02';
/** A day begins at 9:00 UTC. */
const BEGINS = 'T09:00:00Z';
const EVENTS_PER_VISITOR = 12;

/** Stores single reports as pages make them, and sums up each day of them once. */
export async function benchTrafficStore(options: {
  connectionString: string;
  log: Log;
  events: number;
}): Promise<StoreBenchResult> {
  const { db, close } = openDatabase({ connectionString: options.connectionString, poolSize: 1, log: options.log });
  try {
    // Otherwise the work of helpers would be missing in the time of the process.
    await sql`set max_parallel_workers_per_gather = 0`.execute(db);
    await sql`set statement_timeout = 0`.execute(db);
    await sql`select setseed(0.5)`.execute(db);
    const days: StoreBenchResult['days'] = [];
    for (const [at, part] of PARTS.entries()) {
      const day = addDays(FIRST_DAY, at);
      const events = Math.round(options.events * part);
      await fillDay(db, day, events);
      await writeMark(db, 'analytics.rolled-up', { until: `${day}${BEGINS}` });
      const before = await readDatabaseCpu(db);
      const began = performance.now();
      await rollUpTraffic({ db, now: new Date(Date.parse(`${day}${BEGINS}`) + DAY_MS - 1000) });
      const rollUpMs = Math.round(performance.now() - began);
      const cpuMs = databaseCpuSince(before, await readDatabaseCpu(db));
      days.push({ events, rollUpMs, cpuMs: cpuMs === null ? null : Math.round(cpuMs) });
    }
    const { rows } = await sql<{ bytes: number; events: number }>`
      select sum(pg_total_relation_size(i.inhrelid))::float8 as bytes, (select count(*) from traffic_events)::float8 as events
      from pg_inherits i where i.inhparent = 'traffic_events'::regclass`.execute(db);
    const { bytes = 0, events = 0 } = rows[0] ?? {};
    return { events, bytesPerEvent: bytes / events, days, cores: os.availableParallelism(), load: os.loadavg()[0] ?? 0 };
  } finally {
    await close();
  }
}

async function fillDay(db: Db, day: string, events: number): Promise<void> {
  const name = `traffic_events_${day.replaceAll('-', '')}`;
  await sql`create table if not exists ${sql.table(name)} partition of traffic_events
    for values from (${sql.lit(day)}) to (${sql.lit(addDays(day, 1))})`.execute(db);
  await sql`
    insert into traffic_events (day, arrived_at, happened_at, seq, visitor, kind, route, name, value, source, device, browser, os, country)
    select ${day}::date, at + interval '1 second', at, n % 20, substring(sha256(visitor::text::bytea) for 12), kind,
      (array['/', '/properties', '/property/:id', '/property-search', '/valuation', '/landing/:slug', '/how-it-works'])[1 + floor(random() * 7)::int],
      case kind when 'act' then (array['search_found', 'home_saved', 'tour_asked', 'signed_up', 'home_asked'])[1 + floor(random() * 5)::int]
        when 'vital' then (array['lcp', 'inp', 'cls', 'ttfb'])[1 + floor(random() * 4)::int] end,
      case kind when 'vital' then random() * 4000 end, 'site-' || visitor % 300 || '.example',
      (array['desktop', 'mobile', 'tablet'])[1 + visitor % 3], (array['Chrome', 'Safari', 'Firefox', 'Edge'])[1 + visitor % 4],
      (array['Windows', 'iOS', 'Android', 'macOS'])[1 + visitor % 4], 'US'
    from (
      select n, visitor, kind,
        ${`${day}${BEGINS}`}::timestamptz + make_interval(secs => (visitor * 7919 % 80000) + random() * 5000) as at
      from (
        select n, n / ${EVENTS_PER_VISITOR} as visitor,
          (array['view', 'view', 'view', 'view', 'view', 'view', 'act', 'act', 'vital', 'vital', 'leave'])[1 + floor(random() * 11)::int] as kind
        from generate_series(1, ${events}::int) n) drawn) timed`.execute(db);
  await sql`analyze ${sql.table(name)}`.execute(db);
}
