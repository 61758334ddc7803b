import { readFile } from 'node:fs/promises';
import os from 'node:os';
import { sql } from 'kysely';
import { removeFeed, syncFeed, type FeedPorts } from '#domains/feeds/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { addBenchFeed, NAME } from './bench-feed.ts';
import { startServer } from './start-server.ts';

export interface FeedFigures {
  records: number;
  newPerSecond: number;
  unchangedPerSecond: number;
  /** Processor time for a thousand records, which a busy machine spoils less than the rate. */
  cpuMsPerThousand: { asNew: CpuTime; unchanged: CpuTime };
  peakRssMegabytes: number;
  cores: number;
  load: number;
}

interface CpuTime {
  /** Of the reading process. */
  reading: number;
  /** Of its connections to the database; null where that runs on another machine. */
  database: number | null;
}

/** How fast a feed of records of 10 kB is read into this database: once as new, once unchanged. */
export async function runFeedBench(ctx: Context & FeedPorts, records: number): Promise<FeedFigures> {
  const server = await startServer(records);
  let peakBytes = 0;
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 50);
  try {
    await addBenchFeed(ctx, server.address);
    const measure = async (isFull: boolean) => {
      const startedAt = performance.now();
      const [cpuBefore, databaseBefore] = [process.cpuUsage(), await readDatabaseCpu(ctx.db)];
      const { read } = await syncFeed(ctx, NAME, { isFull });
      const { user, system } = process.cpuUsage(cpuBefore);
      const seconds = (performance.now() - startedAt) / 1000;
      const databaseMs = sumSince(databaseBefore, await readDatabaseCpu(ctx.db));
      return {
        perSecond: Math.round(read / seconds),
        cpuMs: {
          reading: Math.round((user + system) / read),
          database: databaseMs === null ? null : Math.round((databaseMs / read) * 1000),
        },
      };
    };
    const asNew = await measure(false);
    const unchanged = await measure(true);
    return {
      records,
      newPerSecond: asNew.perSecond,
      unchangedPerSecond: unchanged.perSecond,
      cpuMsPerThousand: { asNew: asNew.cpuMs, unchanged: unchanged.cpuMs },
      peakRssMegabytes: Math.round(peakBytes / 1_000_000),
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    clearInterval(timer);
    server.stop();
    await removeFeed(ctx, NAME).catch(() => undefined);
  }
}

/** Processor time of each connection to this database so far, in milliseconds, by its process; none where Linux does not tell it. */
async function readDatabaseCpu(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity where datname = current_database()`.execute(db);
  const told = rows.map(async ({ pid }) => {
    const line = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => undefined);
    return line === undefined ? undefined : ([pid, Number(line.split(' ')[0]) / 1e6] as const);
  });
  return new Map((await Promise.all(told)).filter((one) => one !== undefined));
}

function sumSince(before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number | null {
  if (after.size === 0) return null;
  return [...after].reduce((sum, [pid, ms]) => sum + ms - (before.get(pid) ?? 0), 0);
}
