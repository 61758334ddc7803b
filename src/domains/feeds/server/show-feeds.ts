import { sql } from 'kysely';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { type FeedRun, type FeedState, feedWorkSchema } from '../contract.ts';
import { readFeedStates, readRejects } from './list-feeds.ts';

const MOST_RUNS = 20;

/** Every feed as an administrator sees it. Throws `forbidden` for anybody else. */
export async function showFeeds(ctx: Context): Promise<FeedState[]> {
  requireAdmin(ctx);
  const states = await readFeedStates(ctx);
  const runs = await readRuns(ctx);
  const requests = await readRequests(ctx);
  return Promise.all(
    states.map(
      async ({ address: _address, lastStartedAt: _started, lastRun: _run, lastSuccessAt, lastReconciledAt, ...state }) => ({
        ...state,
        ...(await readRejects(ctx, state.name)),
        lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        lastReconciledAt: lastReconciledAt?.toISOString() ?? null,
        runs: runs.get(state.name) ?? [],
        requests: requests.flatMap(({ feed, kind, askedAt }) => (feed === state.name ? [{ kind, askedAt }] : [])),
      }),
    ),
  );
}

async function readRequests({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('feed_requests')
    .innerJoin('feeds', 'feeds.id', 'feed_requests.feed_id')
    .select(['feeds.name as feed', 'feed_requests.kind', 'feed_requests.asked_at'])
    .orderBy('feed_requests.asked_at')
    .execute();
  return rows.map(({ feed, kind, asked_at: askedAt }) => ({
    feed,
    kind: feedWorkSchema.parse(kind),
    askedAt: askedAt.toISOString(),
  }));
}

async function readRuns({ db }: Pick<Context, 'db'>): Promise<Map<string, FeedRun[]>> {
  const { rows } = await sql<
    Omit<FeedRun, 'startedAt' | 'finishedAt'> & { feed: string; started_at: Date; finished_at: Date | null }
  >`
    select f.name as feed, r.id, r.kind, r.state, r.started_at, r.finished_at, r.read_count as read, r.inserted as added,
      r.updated as changed, r.unchanged, r.removed, r.quarantined as refused, r.requests, r.throttled, r.error
    from feeds f cross join lateral (
      select * from ingest_runs where feed_id = f.id order by started_at desc, id desc limit ${MOST_RUNS}
    ) r`.execute(db);
  const byFeed = new Map<string, FeedRun[]>();
  for (const { feed, started_at: startedAt, finished_at: finishedAt, ...run } of rows) {
    const shown = { ...run, startedAt: startedAt.toISOString(), finishedAt: finishedAt?.toISOString() ?? null };
    byFeed.set(feed, [...(byFeed.get(feed) ?? []), shown]);
  }
  return byFeed;
}
