import type { Context } from '#platform/verb/context.ts';
import { withFeedLock } from './feed-lock.ts';
import type { FeedRow } from './feed-rows.ts';
import { finishRun, type RunKind, type RunState, type RunTraffic, startRun } from './queries.ts';
import { noCounts, type RunCounts } from './run-counts.ts';

export interface RecordedRun {
  /** Null in a dry run. */
  id: number | null;
  counts: RunCounts;
  /** What is fetched meanwhile, if anything. */
  traffic: RunTraffic;
  now: Date;
}

interface Ended<Result> {
  result: Result;
  state: RunState;
  /** What whoever looks at the run should know. */
  note: string | null;
}

/** Works on a feed that nobody else works on meanwhile, and keeps on record how it ended; a dry run leaves no record. */
export async function recordRun<Result>(
  ctx: Context,
  feed: FeedRow,
  { kind, isDryRun = false }: { kind: RunKind; isDryRun?: boolean | undefined },
  work: (run: RecordedRun) => Promise<Ended<Result>>,
): Promise<Result> {
  return withFeedLock(ctx, feed, async () => {
    const now = new Date();
    const id = isDryRun
      ? null
      : await startRun(ctx.db, { feedId: feed.id, origin: feed.address, format: feed.profile, kind, now });
    const run: RecordedRun = { id, counts: noCounts(), traffic: { bytes: 0, requests: 0, throttled: 0 }, now };
    const end = async (state: RunState, error: string | null) => {
      if (id !== null)
        await finishRun(ctx.db, id, { state, counts: run.counts, traffic: run.traffic, error, kind, now: new Date() });
    };
    try {
      const { result, state, note } = await work(run);
      await end(state, note);
      return result;
    } catch (error) {
      await end('failed', error instanceof Error ? error.message : String(error)).catch(() => undefined);
      throw error;
    }
  });
}
