import { isGzip } from '#platform/files/is-gzip.ts';
import { sayCount } from '#lib/say-number.ts';
import { createReadStream } from 'node:fs';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import { DEMONSTRATION_SOURCE } from '#domains/listings/contract.ts';
import { findPolicies } from '#domains/listings/server/index.ts';
import { formatMegabytes } from '#lib/format.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { type SpooledFile, spoolUpload, TooManyBytes } from '#platform/files/spool-upload.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { UploadTrial } from '../contract.ts';
import { MOST_UPLOAD_BYTES, MOST_WAITING_UPLOADS, UPLOAD_HOURS } from '../model/feed-terms.ts';
import type { FeedPorts } from './feed-access.ts';
import { addFeed } from './feed-admin.ts';
import { draftFeed, type FeedRow, readFeeds } from './feed-rows.ts';
import { addressOfUpload, openUpload } from './open-feed-file.ts';
import { type Input, openSource } from './open-input.ts';
import { ASKED, FEED_WORK } from './job-names.ts';
import { hasDemonstration } from './remove-demonstration.ts';
import { tryFile } from './try-file.ts';

interface FeedFile {
  uploadId: string;
  name: string;
  sourceName: string;
  fileName: string;
}

/**
 * Tries a file of listings and keeps it until somebody takes it over; no listing is written. A repeat of the same id is tried again as
 * it was kept. Throws `invalid` with `file` or `sourceName`, and `conflict` for a name that another feed has.
 */
export async function uploadFeedFile(
  ctx: Context & FeedPorts,
  { request, ...file }: FeedFile & { request: Request },
): Promise<UploadTrial> {
  requireAdmin(ctx);
  const feed = await findFeedFor(ctx, file);
  const known = await findUpload(ctx, file.uploadId);
  if (known !== undefined && (known.feed_name !== file.name || known.source_name !== file.sourceName))
    throw new DomainError('conflict', 'This file was sent under another name: choose it again.');
  if (known !== undefined) return present(ctx, known, await tryOpened(ctx, feed, () => openUpload(ctx.db, known.id)));
  const spooled = await spoolUpload(request, { mostBytes: MOST_UPLOAD_BYTES }).catch((error: unknown) => {
    if (error instanceof TooManyBytes)
      throw unusable(`This file is over ${formatMegabytes(MOST_UPLOAD_BYTES)}: pack it with gzip, or send it in parts`);
    throw error;
  });
  try {
    const tried = await tryOpened(ctx, feed, () =>
      openSource({ origin: file.fileName, stream: createReadStream(spooled.path), totalBytes: spooled.bytes }),
    );
    if (tried.read === 0) throw unusable(tried.broken ?? 'There is no listing in this file');
    await keepFile(ctx, file, spooled);
    return await present(
      ctx,
      { id: file.uploadId, feed_name: file.name, source_name: file.sourceName, file_name: file.fileName },
      tried,
    );
  } finally {
    await spooled.release();
  }
}

async function tryOpened(ctx: Context, feed: FeedRow, open: () => Promise<Input>) {
  try {
    return await tryFile(ctx, feed, await open());
  } catch (error) {
    if (error instanceof OperatorError) throw unusable(error.message);
    throw error;
  }
}

const unusable = (words: string) => invalidField('file', words);

/** The feed that would read the file, or one as it would be made. */
async function findFeedFor(ctx: Context, { name, sourceName }: Pick<FeedFile, 'name' | 'sourceName'>): Promise<FeedRow> {
  if (sourceName === DEMONSTRATION_SOURCE) {
    const words = 'That is what the demonstration city is called: name who these listings come from';
    throw invalidField('sourceName', words);
  }
  const feeds = await readFeeds(ctx.db);
  const feed = feeds.find((one) => one.name === name);
  if (feed === undefined) return draftFeed({ name, sourceName, now: ctx.now, hasOthers: feeds.length > 0 });
  if (feed.kind !== 'file')
    throw new DomainError('conflict', `${name} reads a server already: choose another name for this file.`);
  if (feed.source_name !== sourceName)
    throw new DomainError(
      'conflict',
      `${name} brings listings of ${feed.source_name}: name that source, or choose another name.`,
    );
  return feed;
}

interface Upload {
  id: string;
  feed_name: string;
  source_name: string;
  file_name: string;
}

async function findUpload({ db }: Pick<Context, 'db'>, id: string): Promise<(Upload & { feed_id: number | null }) | undefined> {
  return db
    .selectFrom('feed_uploads')
    .select(['id', 'feed_id', 'feed_name', 'source_name', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst();
}

const PART_BYTES = 1024 * 1024;

/** Keeps it packed, in parts: neither we nor the database ever hold it whole. */
async function keepFile(ctx: Context, { uploadId, name, sourceName, fileName }: FeedFile, spooled: SpooledFile): Promise<void> {
  await transact(ctx, async (inner) => {
    const { db } = inner;
    await takeTurn(db, 'feed-uploads', 'all');
    if ((await findUpload(inner, uploadId)) !== undefined) return;
    const { n } = await db
      .selectFrom('feed_uploads')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('feed_id', 'is', null)
      .executeTakeFirstOrThrow();
    if (n >= MOST_WAITING_UPLOADS)
      throw new DomainError(
        'conflict',
        `${n} files wait already. Bring one in, or wait: each goes after ${sayCount(UPLOAD_HOURS, 'hour')}.`,
      );
    await db
      .insertInto('feed_uploads')
      .values({ id: uploadId, feed_name: name, source_name: sourceName, file_name: fileName, bytes: 0, uploaded_at: inner.now })
      .execute();
    let [held, size, part, bytes]: [Uint8Array[], number, number, number] = [[], 0, 0, 0];
    const put = async () => {
      const content = Buffer.concat(held);
      await db.insertInto('feed_upload_parts').values({ upload_id: uploadId, part, content }).execute();
      [held, size, part, bytes] = [[], 0, part + 1, bytes + content.length];
    };
    for await (const chunk of packed(spooled)) {
      held.push(chunk);
      size += chunk.length;
      if (size >= PART_BYTES) await put();
    }
    if (size > 0) await put();
    await db.updateTable('feed_uploads').set({ bytes }).where('id', '=', uploadId).execute();
    await recordAudit(inner, { action: 'feed-file-uploaded', details: { feed: name, source: sourceName, file: fileName } });
  });
}

function packed({ path, start }: SpooledFile): AsyncIterable<Uint8Array> {
  const source = createReadStream(path);
  if (isGzip(start)) return source;
  const gzip = createGzip({ level: 1 });
  source.on('error', (error) => gzip.destroy(error));
  return source.pipe(gzip);
}

type Tried = Awaited<ReturnType<typeof tryFile>>;

async function present(ctx: Context, upload: Upload, tried: Tried): Promise<UploadTrial> {
  const { id, feed_name: name, source_name: sourceName, file_name: fileName } = upload;
  const isRegistered = (await findPolicies(ctx.db, [sourceName])).size > 0;
  return { id, name, fileName, isRegistered, ...tried };
}

/**
 * Has the feed of an uploaded file's name read it in the background; a feed that is not there is made. Its earlier file goes. Throws
 * `not-found`, and `conflict` beside the demonstration city and as {@link uploadFeedFile}.
 */
export async function acceptFeedUpload(
  ctx: Context & FeedPorts & { identity: Identity; jobs: JobQueue },
  { uploadId, policy }: { uploadId: string; policy: 'own' | 'idx' | null },
): Promise<{ name: string }> {
  requireAdmin(ctx);
  return transact(ctx, async (inner) => {
    await takeTurn(inner.db, 'feed-uploads', 'all');
    const upload = await findUpload(inner, uploadId);
    if (upload === undefined) throw new DomainError('not-found', 'This file is not here anymore: upload it again.');
    const { feed_name: name, source_name: sourceName, file_name: fileName } = upload;
    if (upload.feed_id !== null) return { name };
    if (await hasDemonstration(inner))
      throw new DomainError(
        'conflict',
        'The demonstration city is still here, and real homes never stand beside it. Whoever runs this site removes it with the first sync on the command line.',
      );
    const known = await findFeedFor(inner, { name, sourceName });
    const isRegistered = (await findPolicies(inner.db, [sourceName])).size > 0;
    const feedId = await pointFeed(inner, known, {
      address: addressOfUpload(uploadId),
      policy: policy === null || isRegistered ? undefined : { template: policy },
    });
    await inner.db.deleteFrom('feed_uploads').where('feed_id', '=', feedId).execute();
    await inner.db.updateTable('feed_uploads').set({ feed_id: feedId }).where('id', '=', uploadId).execute();
    await inner.db
      .insertInto('feed_requests')
      .values({ feed_id: feedId, kind: 'sync', is_forced: false, asked_at: inner.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await inner.jobs.send(inner.db, FEED_WORK, { feedId }, ASKED);
    await recordAudit(inner, { action: 'feed-file-accepted', details: { feed: name, file: fileName, policy } });
    return { name };
  });
}

/** Has a feed read another address, and keeps what was said of its fields; or makes it. Registering is the process's alone. */
async function pointFeed(
  ctx: Context & FeedPorts,
  known: FeedRow,
  { address, policy }: { address: string; policy: { template: 'own' | 'idx' } | undefined },
): Promise<number> {
  const mapping = known.mappingData;
  const { name, source_name: sourceName, rank, every_minutes: everyMinutes, time_zone: timeZone } = known;
  const { id } = await addFeed(
    { ...ctx, actor: { kind: 'system' } },
    { name, address, sourceName, rank, everyMinutes, mapping, policy, timeZone: timeZone ?? undefined },
  );
  return id;
}

/** Deletes uploaded files that nobody took over. */
export async function sweepUploads({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await sql`
    delete from feed_uploads where feed_id is null
      and uploaded_at < ${now}::timestamptz - make_interval(hours => ${UPLOAD_HOURS}::int)`.execute(db);
}
