import os from 'node:os';
import { removeFeed, syncFeed, type FeedPorts } from '#domains/feeds/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { databaseCpuSince, readDatabaseCpu } from '../database-cpu.ts';
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
  try {
    await addBenchFeed(ctx, server.address);
    const measure = async (isFull: boolean) => {
      const startedAt = performance.now();
      const [cpuBefore, databaseBefore] = [process.cpuUsage(), await readDatabaseCpu(ctx.db)];
      const { read } = await syncFeed(ctx, NAME, { isFull });
      const { user, system } = process.cpuUsage(cpuBefore);
      const seconds = (performance.now() - startedAt) / 1000;
      const databaseMs = databaseCpuSince(databaseBefore, await readDatabaseCpu(ctx.db));
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
      // Asking for it now and then would be counted with the reading.
      peakRssMegabytes: Math.round((process.resourceUsage().maxRSS * 1024) / 1_000_000),
      cores: os.availableParallelism(),
      load: os.loadavg()[0] ?? 0,
    };
  } finally {
    server.stop();
    await removeFeed(ctx, NAME).catch(() => undefined);
  }
}
