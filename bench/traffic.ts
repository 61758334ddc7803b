import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { closeTraffic, recallTraffic } from '#domains/analytics/server/index.ts';
import { recordTraffic } from '#domains/analytics/contract.ts';
import { rollUpTraffic } from '#domains/analytics/server/traffic/roll-up.ts';
import { showFunnels } from '#domains/insights/server/show-funnels.ts';
import { showHealth } from '#domains/insights/server/show-health.ts';
import { showSearchQuality } from '#domains/insights/server/show-quality.ts';
import { showTraffic } from '#domains/insights/server/show-traffic.ts';
import { inventDay } from '#demo/past/recall-site-traffic.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';
import { createApp } from '#server/create-app.ts';
import { openPorts } from '#server/open-ports.ts';
import { createBackgroundWork } from '#server/worker.ts';
import { databaseCpuSince, readDatabaseCpu } from './database-cpu.ts';
import { type Percentiles, percentiles } from './search/measure.ts';

export interface TrafficBenchResult {
  events: number;
  eventsPerSecond: number;
  /** Of a report of a page, from the request to its answer. */
  reportMs: Percentiles;
  stored: number;
  /** Events that the sums stand for, and rows that hold them. */
  summed: { events: number; rows: number };
  /** Summing up the day of all these events anew. */
  rollUpMs: number;
  /** With what each read computes on average, here and in the database, which other work on the machine does not change. */
  panels: { panel: string; ms: Percentiles; cpuMs: number | null }[];
  cores: number;
  load: number;
}

interface Options {
  connectionString: string;
  log: Log;
  /** Reports of twenty events each. */
  reports: number;
  clients: number;
  /** Events a second that are sent. */
  rate: number;
}

const IN_REPORT = 20;
const PANEL_READS = 60;
const PANEL_DAYS = 730;
const WIDE_VALUES = 300;
/** Events that the sums of the panels stand for. */
const SUMMED_EVENTS = 100_000_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

/** Takes in reports through the whole application, sums them up, and reads panels over the sums of two years. */
export async function benchTraffic({ connectionString, log, reports, clients, rate }: Options): Promise<TrafficBenchResult> {
  const { db, pool, close } = openDatabase({ connectionString, poolSize: clients, log });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'traffic-'));
  const config = parseConfig({ READS_PER_MINUTE: '0' });
  const { ports, queue } = await openPorts({ config, pool, log, dataDir });
  try {
    await createBackgroundWork({ ports, queue, db, log }).open();
    const app = await createApp({ ...ports, db, log, openPages: async () => ({ fetch: async () => new Response('') }) });
    const times: number[] = [];
    const send = async (at: number) => {
      const body = JSON.stringify({
        zone: 'America/Denver',
        reports: Array.from({ length: IN_REPORT }, (_, one) =>
          one % 4 === 0
            ? { kind: 'vital', name: 'LCP', value: 900 + at, path: `/property/${at}`, agoMs: one * 100 }
            : { kind: 'act', name: 'search_found', path: '/property-search', agoMs: one * 100 },
        ),
      });
      const start = performance.now();
      const answer = await app.fetch(
        new Request(`http://localhost${recordTraffic.path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'user-agent': CHROME },
          body,
        }),
        { remoteAddress: `10.${at % 200}.${(at >> 8) % 250}.7` },
      );
      if (answer.status !== 204) throw new Error(`answered ${answer.status}`);
      times.push(performance.now() - start);
    };
    const began = performance.now();
    let next = 0;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (next < reports) {
          const at = next++;
          const early = (at * IN_REPORT * 1000) / rate - (performance.now() - began);
          if (early > 0) await setTimeout(early);
          await send(at);
        }
      }),
    );
    await closeTraffic(db);
    const seconds = (performance.now() - began) / 1000;
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from traffic_events`.execute(db);
    const ctx = { ...ports, db, log, now: new Date(), requestId: 'bench', actor: { kind: 'system' } as const };
    const rolled = performance.now();
    await rollUpTraffic({ ...ctx, now: new Date(Date.now() + 1000) });
    const rollUpMs = Math.round(performance.now() - rolled);

    const today = utcDay(ctx.now);
    const first = addDays(today, -PANEL_DAYS);
    for (let at = 0; at < PANEL_DAYS; at += 1) {
      const day = inventDay(addDays(first, at), 1);
      // As many values as a busy site keeps apart.
      const wide = Array.from({ length: WIDE_VALUES }, (_, value) => ({
        dimension: 'source',
        value: `site-${value}.example`,
        views: 40,
        visits: 12,
        visitors: 10,
        bounces: 3,
        seconds: 900,
      }));
      // Most words are typed once or twice a year, some every day.
      const words = Array.from({ length: WIDE_VALUES }, (_, value) => {
        const name = value % 3 === 0 ? `word-${value}` : `word-${at}-${value}`;
        return { kind: 'word', name, times: 2, visitors: 1 };
      });
      await recallTraffic(ctx, [{ ...day, traffic: [...day.traffic, ...wide], acts: [...day.acts, ...words] }]);
    }
    // As many rows as before, of a site with this many views.
    await sql`
      with all_days as (select sum(views) as views from traffic_days where dimension = 'all' and day < ${today})
      update traffic_days t set views = ceil(t.views * s.scale), visits = ceil(t.visits * s.scale), visitors = ceil(t.visitors * s.scale),
        bounces = ceil(t.bounces * s.scale), seconds = ceil(t.seconds * s.scale)
      from (select ${SUMMED_EVENTS}::numeric / views as scale from all_days) s where t.day < ${today}`.execute(db);
    // As autovacuum leaves it.
    await sql`vacuum analyze`.execute(db);
    const { rows: sums } = await sql<{ events: number; rows: number }>`
      select (select sum(views) from traffic_days where dimension = 'all')::float8 as events,
        (select count(*) from traffic_days)::int + (select count(*) from funnel_days)::int + (select count(*) from vital_days)::int
          + (select count(*) from act_days)::int as rows`.execute(db);
    const span = { from: addDays(today, -365), to: today };
    const measure = async (panel: string, read: () => Promise<unknown>) => {
      const took: number[] = [];
      await read();
      const before = await readDatabaseCpu(db);
      const own = process.cpuUsage();
      for (let at = 0; at < PANEL_READS; at += 1) {
        const start = performance.now();
        await read();
        took.push(performance.now() - start);
      }
      const { user, system } = process.cpuUsage(own);
      const database = databaseCpuSince(before, await readDatabaseCpu(db));
      const cpuMs = database === null ? null : Math.round((database + (user + system) / 1000) / PANEL_READS);
      return { panel, ms: percentiles(took), cpuMs };
    };
    const panels = [
      await measure('traffic, a year', () => showTraffic(ctx, { ...span, compare: 'before', dimension: 'all', value: 'all' })),
      await measure('traffic, 28 days', () =>
        showTraffic(ctx, { from: addDays(today, -28), to: today, compare: 'before', dimension: 'device', value: 'mobile' }),
      ),
      await measure('funnels, a year', () => showFunnels(ctx, { ...span, dimension: 'all', value: 'all', window: 30 })),
      await measure('search, a year', () => showSearchQuality(ctx, { ...span, compare: 'before' })),
      await measure('health, a year', () => showHealth(ctx, span)),
    ];
    await app.close();
    return {
      events: reports * IN_REPORT,
      eventsPerSecond: Math.round((reports * IN_REPORT) / seconds),
      reportMs: percentiles(times),
      stored: rows[0]?.n ?? 0,
      summed: sums[0] ?? { events: 0, rows: 0 },
      rollUpMs,
      panels,
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    await queue.stop();
    await ports.realtime.close();
    await close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
