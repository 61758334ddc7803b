import { sql } from 'kysely';
import { applyPolicies, locatePlaces, markSourceRead } from '#domains/listings/server/index.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { JsonBroken } from '../model/split-json.ts';
import { LOOKUP_HOURS } from '../model/feed-terms.ts';
import { formatNumber } from '#lib/format.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import { type ApplyOptions, applyRecords, type PreparedPage, preparePage } from './apply-records.ts';
import { fromPage, type IncomingRecord } from './incoming-record.ts';
import { accessOf, type FeedPorts } from './feed-access.ts';
import { type FeedRow, forgetPage, keepPage, readKeptPage, readPosition, requireFeed, writePosition } from './feed-rows.ts';
import { openFeedFile } from './open-feed-file.ts';
import * as runs from './queries.ts';
import { inPages, readRecords } from './read-records.ts';
import { hasDemonstration } from './remove-demonstration.ts';
import { noCounts, type RunCounts } from './run-counts.ts';
import { findKnownHashes } from './stage-records.ts';
import { withFeedLock } from './feed-lock.ts';
import type { FeedProfile, ResourceName } from '../model/profiles.ts';
import { createFeedClient, type FeedClient, QueryRefused, ResourceRefused } from './web-api/feed-client.ts';
import { loadLookups } from './web-api/load-lookups.ts';
import { loadMetadata } from './web-api/load-metadata.ts';
import type { ServerMetadata } from './web-api/metadata.ts';
import type { Position } from './web-api/position.ts';
import { walk } from './web-api/walk.ts';

export interface SyncOptions {
  /** Says what would happen, and writes nothing. */
  isDryRun?: boolean;
  /** Reads everything again, from the start. */
  isFull?: boolean;
  /** No new page is asked for after this time; the next run goes on. */
  budgetMs?: number;
  onProgress?: (progress: SyncProgress) => void;
  signal?: AbortSignal;
  /** Of the client, for tests. */
  backoffMs?: number;
  idleMs?: number;
  limits?: FeedProfile['limits'];
}

export interface SyncProgress extends RunCounts {
  resource: ResourceName;
  /** Records that the server or file announces; undefined where it does not say. */
  expected: number | undefined;
  /** Of a file, the part that was read, from 0 to 1. */
  share: number | undefined;
}

export interface SyncResult extends Omit<RunCounts, 'sources'>, runs.RunTraffic {
  feed: string;
  kind: runs.RunKind;
  sources: string[];
  /** False where the budget ended first: run it again. */
  isComplete: boolean;
}

/**
 * Brings a feed's listings up to date: what changed since the last run, or everything the first time. Killed anywhere, the next
 * run goes on after the last page that was kept. Throws OperatorError where the feed cannot be read; what was read stays.
 */
export async function syncFeed(ctx: Context & FeedPorts, name: string, options: SyncOptions = {}): Promise<SyncResult> {
  requireSystem(ctx);
  const feed = await requireFeed(ctx.db, name);
  if (options.isDryRun !== true && (await hasDemonstration(ctx)))
    throw new OperatorError('The demonstration city is still here, and real homes never stand beside it: remove it first.');
  return withFeedLock(ctx, feed, () => runSync(ctx, feed, options));
}

interface Run {
  feed: FeedRow;
  /** What is read, as messages call it. */
  origin: string;
  id: number | null;
  counts: RunCounts;
  traffic: runs.RunTraffic;
  options: SyncOptions;
}

async function runSync(ctx: Context & FeedPorts, feed: FeedRow, options: SyncOptions): Promise<SyncResult> {
  const position = await readPosition(ctx.db, feed.id, 'Property');
  const isIncrement = feed.kind === 'web-api' && options.isFull !== true && position.phase !== 'full';
  const kind = feed.kind === 'file' ? 'file' : isIncrement ? 'increment' : 'full';
  const id =
    options.isDryRun === true
      ? null
      : await runs.startRun(ctx.db, { feedId: feed.id, origin: feed.address, format: feed.profile, kind, now: new Date() });
  if (id !== null) await ctx.db.updateTable('feeds').set({ last_started_at: new Date() }).where('id', '=', feed.id).execute();
  const run: Run = {
    feed,
    origin: feed.address,
    id,
    counts: noCounts(),
    traffic: { bytes: 0, requests: 0, throttled: 0 },
    options,
  };
  let isComplete = false;
  try {
    isComplete = feed.kind === 'file' ? await readFile(ctx, run) : await readServer(ctx, run);
  } catch (error) {
    const sentence = explainBreak(error, run);
    if (id !== null) {
      const ended = { state: 'failed', counts: run.counts, traffic: run.traffic, kind, now: new Date() } as const;
      await runs.finishRun(ctx.db, id, { ...ended, error: sentence ?? String(error) }).catch(() => undefined);
      await locatePlaces(ctx, [...run.counts.sources]).catch(() => undefined);
    }
    if (sentence === undefined) throw error;
    throw new OperatorError(sentence, { cause: error });
  }
  const { sources, ...counts } = run.counts;
  if (id !== null) await finish(ctx, run, { id, kind, isComplete });
  return { feed: feed.name, kind, ...counts, ...run.traffic, sources: [...sources], isComplete };
}

async function finish(
  ctx: Context,
  { feed, counts, traffic }: Run,
  { id, kind, isComplete }: { id: number; kind: runs.RunKind; isComplete: boolean },
): Promise<void> {
  // What a run has read is as old as its beginning.
  const { now } = ctx;
  await locatePlaces(ctx, [...counts.sources]);
  if (isComplete) {
    const sources = [...new Set([...feed.systems, ...counts.sources])];
    await markSourceRead(ctx, sources.length === 0 ? [feed.source_name] : sources);
    await applyPolicies(ctx, sources);
    await ctx.db.updateTable('feeds').set({ last_success_at: now }).where('id', '=', feed.id).execute();
  }
  await runs.finishRun(ctx.db, id, { state: 'done', counts, traffic, kind, now: new Date(), error: null });
}

async function readServer(ctx: Context & FeedPorts, run: Run): Promise<boolean> {
  const { feed, options } = run;
  const client = createFeedClient({
    profile: feed.profileData,
    access: accessOf(ctx, feed),
    log: ctx.log,
    signal: options.signal,
    ...(options.backoffMs === undefined ? {} : { backoffMs: options.backoffMs, mostWaitMs: 30_000 }),
    ...(options.idleMs === undefined ? {} : { idleMs: options.idleMs }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  });
  const metadata = feed.profileData.shape === 'reso' ? await loadMetadata(client, feed) : undefined;
  if (metadata !== undefined) await readLookups(ctx, run, { client, metadata });
  // Offices and the like first: listings take from them what they lack themselves.
  const resources: ResourceName[] = [
    ...feed.profileData.separate.filter((name) => name === 'Office' || name === 'Member'),
    'Property',
  ];
  resources.push(...feed.profileData.separate.filter((name) => name === 'OpenHouse' || name === 'Media'));
  for (const resource of resources) {
    if (resource !== 'Property' && metadata !== undefined && !metadata.fields.has(resource)) continue;
    try {
      if (!(await readResource(ctx, run, { client, metadata, resource }))) return false;
    } catch (error) {
      // Many licenses leave out who the agents are; the homes come all the same.
      if (resource !== 'Member' || !(error instanceof ResourceRefused)) throw error;
      ctx.log.info({ feed: feed.name, resource, reason: error.message }, 'a resource is not ours to read');
    }
  }
  return true;
}

/** Reads what words of the server's own mean, once a day. A server that keeps them to itself is read without them. */
async function readLookups(
  ctx: Context,
  { feed, id }: Run,
  { client, metadata }: { client: FeedClient; metadata: ServerMetadata },
): Promise<void> {
  if (feed.lookups_read_at !== null && Date.now() - feed.lookups_read_at.getTime() < LOOKUP_HOURS * HOUR_MS) return;
  try {
    const words = await loadLookups(client, feed, metadata);
    if (words === undefined) return;
    feed.lookupWords = words;
    if (id === null) return;
    await ctx.db
      .updateTable('feeds')
      .set({ lookups: JSON.stringify(words), lookups_read_at: new Date() })
      .where('id', '=', feed.id)
      .execute();
  } catch (error) {
    if (!(error instanceof ResourceRefused || error instanceof QueryRefused)) throw error;
    ctx.log.info({ feed: feed.name, reason: error.message }, 'the lookups of a feed are not ours to read');
  }
}

async function readResource(
  ctx: Context,
  run: Run,
  {
    client,
    metadata,
    resource,
  }: { client: FeedClient; metadata: Awaited<ReturnType<typeof loadMetadata>>; resource: ResourceName },
): Promise<boolean> {
  const { feed, options, counts } = run;
  const startedAt = performance.now();
  const stored = await readPosition(ctx.db, feed.id, resource);
  const from =
    options.isFull === true && resource === 'Property' && stored.phase === 'idle'
      ? { ...stored, phase: 'full' as const, highWater: null }
      : stored;
  /** Of the page that is being taken over: whether to go on behind it. */
  let writing = Promise.resolve(true);
  let isMapped = Promise.resolve();
  const pages = walk(
    {
      client,
      address: feed.address,
      profile: feed.profileData,
      resource,
      systemName: feed.source_name,
      metadata,
      kept: await readKeptPage(ctx.db, feed.id, resource),
      keep: run.id === null ? undefined : (page) => keepPage(ctx.db, feed.id, resource, page),
      findKnown: (hashes) => findKnownHashes(ctx.db, feed.id, resource, hashes),
      takenOver: () => writing,
    },
    from,
  );
  const write = async (page: PreparedPage, after: Position) => {
    counts.pages += 1;
    Object.assign(run.traffic, client.counts);
    await page.write();
    options.onProgress?.({ ...counts, resource, expected: after.expected ?? undefined, share: undefined });
    return options.budgetMs === undefined || performance.now() - startedAt <= options.budgetMs || after.phase === 'idle';
  };
  let read = counts.read;
  try {
    for await (const { records, lookedUp, after, isKept } of pages) {
      const base = read;
      read += records.length;
      const incoming = records.map((record, index) => fromPage(record, base + index + 1, lookedUp.get(record)));
      const applying: ApplyOptions = {
        ...applyOptionsOf(run, resource),
        alongside: async (trx) => {
          await writePosition(trx, feed.id, resource, after);
          if (after.phase === 'idle') await forgetPage(trx, feed.id, resource);
          if (run.id !== null) await runs.touchRun(trx, run.id, counts, run.traffic);
          // Where the database's machine fails before this is on its disk, records and position are lost as one; keeping the page
          // waited for the disk, and for all that came before.
          if (isKept()) await sql`set local synchronous_commit = off`.execute(trx);
        },
      };
      await isMapped;
      const before = writing;
      const page = await preparePage({ ...ctx, now: new Date() }, incoming, applying, () => before);
      if (!(await before)) return false;
      ({ isMapped } = page);
      writing = write(page, after);
      writing.catch(() => undefined);
    }
    return await writing;
  } finally {
    // What fails meanwhile does not leave a page half counted.
    await writing.catch(() => undefined);
  }
}

function applyOptionsOf({ feed, id, counts, options }: Run, resource: ResourceName): ApplyOptions {
  return { feed, resource, runId: id, counts, isDryRun: options.isDryRun === true };
}

/** Records of a file that are kept together. */
export const FILE_PAGE = 250;

async function readFile(ctx: Context & FeedPorts, run: Run): Promise<boolean> {
  const input = await openFeedFile(ctx, run.feed);
  run.origin = input.origin;
  const keep = async (page: IncomingRecord[]) => {
    run.counts.pages += 1;
    run.traffic.bytes = input.bytesRead();
    await applyRecords(ctx, page, {
      ...applyOptionsOf(run, 'Property'),
      alongside: async (trx) => (run.id === null ? undefined : runs.touchRun(trx, run.id, run.counts, run.traffic)),
    });
    const share = input.totalBytes === undefined ? undefined : Math.min(1, input.bytesRead() / input.totalBytes);
    run.options.onProgress?.({ ...run.counts, resource: 'Property', expected: undefined, share });
  };
  try {
    for await (const page of inPages(readRecords(input, run.feed.mappingData), FILE_PAGE)) await keep(page);
  } finally {
    run.traffic.bytes = input.bytesRead();
  }
  return true;
}

/** The sentence for people; undefined for what is no fault of the feed. */
export function explainBreak(
  error: unknown,
  { origin, counts, options }: Pick<Run, 'origin' | 'counts' | 'options'>,
): string | undefined {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof JsonBroken)) return undefined;
  const { read } = counts;
  const kept = `${formatNumber(read)} ${read === 1 ? 'record' : 'records'} before it ${options.isDryRun === true ? 'can be' : read === 1 ? 'was' : 'were'} imported`;
  return `${origin} breaks on line ${formatNumber(error.line)}: ${error.message}; ${kept}. Fix the file or fetch it again, and sync once more.`;
}
