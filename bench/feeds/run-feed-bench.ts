import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { addFeed, removeFeed, syncFeed, type FeedPorts } from '#domains/feeds/server/index.ts';
import type { Context } from '#platform/verb/context.ts';

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

const NAME = 'Bench';

/** How fast a feed of records of 10 kB is read into this database: once as new, once unchanged. */
export async function runFeedBench(ctx: Context & FeedPorts, records: number): Promise<FeedFigures> {
  const file = path.join(import.meta.dirname, 'serve-feed.ts');
  const server = spawn(process.execPath, ['--import', './src/platform/runtime/load-sources.js', file, String(records)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string];
  let peakBytes = 0;
  const timer = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 50);
  try {
    await addFeed(ctx, {
      name: NAME,
      address: line.trim(),
      profile: 'plain',
      sourceName: 'Bench MLS',
      policy: { template: 'own' },
    });
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
    server.kill();
    await removeFeed(ctx, NAME).catch(() => undefined);
  }
}
