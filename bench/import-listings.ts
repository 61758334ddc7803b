import { mkdtemp, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { importListings, openInput } from '#domains/feeds/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { writeListingFile } from './listing-records.ts';

export interface ImportFigures {
  records: number;
  fileMegabytes: number;
  firstPerSecond: number;
  againPerSecond: number;
  peakRssMegabytes: number;
}

/** How fast typical records are imported into this database: once as new, once unchanged. */
export async function benchImport(ctx: Context, records: number): Promise<ImportFigures> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'realty-bench-'));
  const file = path.join(folder, 'listings.json');
  try {
    await writeListingFile(file, records);
    let peakBytes = 0;
    const timer = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 100);
    const perSecond = async () => {
      const startedAt = performance.now();
      await importListings(ctx, await openInput(file), { defaultSource: 'Bench MLS' });
      return Math.round(records / ((performance.now() - startedAt) / 1000));
    };
    const firstPerSecond = await perSecond();
    const againPerSecond = await perSecond();
    clearInterval(timer);
    const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
    return {
      records,
      fileMegabytes: megabytes((await stat(file)).size),
      firstPerSecond,
      againPerSecond,
      peakRssMegabytes: megabytes(peakBytes),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
