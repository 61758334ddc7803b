import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { ResourceName } from '../model/profiles.ts';
import { type ApplyOptions, applyRecords } from './apply-records.ts';
import { type FeedRow, requireFeed } from './feed-rows.ts';
import { forgetFaults, touchRun } from './queries.ts';
import { type RecordedRun, recordRun } from './record-run.ts';
import type { RunCounts } from './run-counts.ts';
import { readStaged } from './stage-records.ts';

export interface ReplayOptions {
  isDryRun?: boolean;
  /** Also what is not in quarantine: after a mapping was changed. */
  isAll?: boolean;
  onProgress?: (counts: RunCounts, total: number) => void;
}

export interface ReplayResult extends Omit<RunCounts, 'sources'> {
  feed: string;
  /** Records that left quarantine. */
  fixed: number;
}

const PAGE = 200;

/** Maps what is in quarantine once more, and with `isAll` everything that is staged: after a mapping was mended. */
export async function replayFeed(ctx: Context, name: string, options: ReplayOptions = {}): Promise<ReplayResult> {
  requireSystem(ctx);
  const feed = await requireFeed(ctx.db, name);
  return recordRun(ctx, feed, { kind: 'replay', isDryRun: options.isDryRun }, async (run) => {
    const fixed = await replay({ ...ctx, now: run.now }, { feed, run, options });
    const { sources: _sources, ...plain } = run.counts;
    return { result: { feed: feed.name, ...plain, fixed }, state: 'done', note: null };
  });
}

/** Returns how many records left quarantine. */
async function replay(
  ctx: Context,
  { feed, run, options }: { feed: FeedRow; run: RecordedRun; options: ReplayOptions },
): Promise<number> {
  const { id: runId, counts, traffic } = run;
  const base = { feed, runId, counts, isDryRun: options.isDryRun === true, isAgain: true };
  const total = await countOpen(ctx, feed.id, options.isAll === true);
  const openBefore = await countOpen(ctx, feed.id, false);
  for (let after = 0; ;) {
    const { rows } = await sql<{
      id: number;
      resource: ResourceName;
      payload: unknown;
      record_number: number;
      line: number | null;
    }>`
        select id, resource, payload, record_number, line from quarantined_records
        where feed_id = ${feed.id} and state = 'open' and id > ${after} order by id limit ${PAGE}`.execute(ctx.db);
    if (rows.length === 0) break;
    after = rows.at(-1)?.id ?? after;
    for (const resource of new Set(rows.map((row) => row.resource))) {
      const records = rows.filter((row) => row.resource === resource).map((row) => reread(row));
      await applyRecords(ctx, records, { ...base, resource });
    }
    // What is left shows while it goes on, too.
    if (runId !== null) await touchRun(ctx.db, runId, counts, traffic);
    options.onProgress?.(counts, total);
  }
  if (options.isAll === true && runId !== null) await forgetFaults(ctx.db, feed.id);
  if (options.isAll === true) await replayStaged(ctx, { ...base, onProgress: () => options.onProgress?.(counts, total) });
  return openBefore - (await countOpen(ctx, feed.id, false));
}

// A text in quarantine is a record that could not be parsed: its bytes are tried again.
function reread({ payload, record_number: number, line }: { payload: unknown; record_number: number; line: number | null }) {
  const about = { number, ...(line === null ? {} : { line }) };
  return typeof payload === 'string' ? { ...about, bytes: Buffer.from(payload) } : { ...about, value: payload };
}

async function replayStaged(
  ctx: Context,
  options: Omit<ApplyOptions, 'resource' | 'alongside'> & { onProgress: () => void },
): Promise<void> {
  const { feed, onProgress } = options;
  for (let after = ''; ;) {
    const { rows } = await sql<{ key: string }>`
      select key from feed_records where feed_id = ${feed.id} and resource = 'Property' and state = 'current' and key > ${after}
      order by key limit ${PAGE}`.execute(ctx.db);
    if (rows.length === 0) return;
    after = rows.at(-1)?.key ?? after;
    const staged = await readStaged(
      ctx.db,
      feed.id,
      'Property',
      rows.map((row) => row.key),
    );
    await applyRecords(
      ctx,
      staged.map(({ content }, index) => ({ bytes: content, number: index + 1 })),
      { ...options, resource: 'Property' },
    );
    onProgress();
  }
}

async function countOpen(ctx: Context, feedId: number, isAll: boolean): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from quarantined_records where feed_id = ${feedId} and state = 'open')::int
      + case when ${isAll} then (select count(*) from feed_records where feed_id = ${feedId} and resource = 'Property' and state = 'current')::int
        else 0 end as n`.execute(ctx.db);
  return rows[0]?.n ?? 0;
}
