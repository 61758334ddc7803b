import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { FeedState, FeedWork } from '../contract.ts';
import { ASKED, FEED_WORK } from './job-names.ts';
import { hasDemonstration } from './remove-demonstration.ts';
import { showFeeds } from './show-feeds.ts';

export interface WorkRequest {
  name: string;
  kind: FeedWork;
  isForced: boolean;
}

/**
 * Asks for work in the background. Asked for again before it is done, it is still done once. Throws `not-found`, and `conflict`
 * for a feed that must not be read, and for forcing where nothing waits for a person.
 */
export async function askFeedWork(
  ctx: Context & { jobs: JobQueue },
  { name, kind, isForced }: WorkRequest,
): Promise<FeedState[]> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const feed = await findFeed(inner, name);
    if (kind !== 'replay') await requireReadable(inner, feed);
    if (isForced && !(await isHeld(inner, feed.id)))
      throw new DomainError('conflict', 'No comparison of this feed waits for a person, so there is nothing to force.');
    const { rows } = await sql<{ is_new: boolean }>`
      insert into feed_requests as r (feed_id, kind, is_forced, asked_at)
      values (${feed.id}, ${kind}, ${isForced}, ${ctx.now}::timestamptz)
      on conflict (feed_id, kind) do update set is_forced = r.is_forced or excluded.is_forced
      returning xmax = 0 as is_new`.execute(inner.db);
    // Also for one that waits already: its job may have been given up.
    await inner.jobs.send(inner.db, FEED_WORK, { feedId: feed.id }, ASKED);
    if (rows[0]?.is_new === true || isForced)
      await recordAudit(inner, { action: 'feed-work-asked', details: { feed: name, kind, isForced } });
    return showFeeds(inner);
  });
}

/** Stops a feed from being read by itself, or lets it again; the same twice changes nothing. Throws `not-found` and `conflict`. */
export async function setFeedPaused(ctx: Context, { name, isPaused }: { name: string; isPaused: boolean }): Promise<FeedState[]> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    const feed = await findFeed(inner, name);
    if (!isPaused) await requireReadable(inner, feed);
    if (feed.is_paused !== isPaused) await pauseFound(inner, feed, isPaused);
    return showFeeds(inner);
  });
}

/** Writes it down and into the log of what was done, within the caller's transaction. */
export async function pauseFound(ctx: Context, feed: { id: number; name: string }, isPaused: boolean): Promise<void> {
  await ctx.db.updateTable('feeds').set({ is_paused: isPaused }).where('id', '=', feed.id).execute();
  await recordAudit(ctx, { action: isPaused ? 'feed-paused' : 'feed-resumed', details: { feed: feed.name } });
}

interface FoundFeed {
  id: number;
  name: string;
  source_name: string;
  is_paused: boolean;
}

/** Throws `not-found`. Locked, so that two requests at once are answered one after the other. */
async function findFeed({ db }: Pick<Context, 'db'>, name: string): Promise<FoundFeed> {
  const feed = await db
    .selectFrom('feeds')
    .select(['id', 'name', 'source_name', 'is_paused'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();
  if (feed === undefined) throw new DomainError('not-found', 'There is no such feed.');
  return feed;
}

async function requireReadable(ctx: Context, feed: FoundFeed): Promise<void> {
  if (feed.source_name === DEMONSTRATION_SOURCE)
    throw new DomainError('conflict', 'This feed belongs to the demonstration city: there is no server behind it.');
  if (await hasDemonstration(ctx))
    throw new DomainError(
      'conflict',
      'The demonstration city is still here, and real homes never stand beside it. Whoever runs this site removes it with the first sync on the command line.',
    );
}

async function isHeld({ db }: Pick<Context, 'db'>, feedId: number): Promise<boolean> {
  const newest = await db
    .selectFrom('ingest_runs')
    .select('state')
    .where('feed_id', '=', feedId)
    .where('kind', '=', 'reconcile')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.state === 'held';
}
