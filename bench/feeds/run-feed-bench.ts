import os from 'node:os';
import { removeFeed, syncFeed, type FeedPorts } from '#domains/feeds/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { addBenchFeed, NAME } from './bench-feed.ts';
import { startServer } from './start-server.ts';

export interface FeedFigures {
  records: number;
  newPerSecond: number;
  unchangedPerSecond: number;
  /** Processor time of the reading process, without the database, for a thousand records. */
  cpuMsPerThousand: { asNew: number; unchanged: number };
  peakRssMegabytes: number;
  cores: number;
  load: number;
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
      const cpuBefore = process.cpuUsage();
      const { read } = await syncFeed(ctx, NAME, { isFull });
      const { user, system } = process.cpuUsage(cpuBefore);
      const seconds = (performance.now() - startedAt) / 1000;
      return { perSecond: Math.round(read / seconds), cpuMs: Math.round((user + system) / read) };
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
