import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { fetchPicture, PictureRefused, type FetchPictureOptions } from '#platform/files/fetch-picture.ts';
import { deletePicture, openPicture, storeSizes } from './keep-picture.ts';
import { orphanFiles } from './write-media.ts';

interface DueMedia {
  id: number;
  listing_id: number;
  source_url: string;
  attempts: number;
  file_key: string | null;
  /** The originating system of its listing. */
  system: string;
}

export interface FetchMediaOptions extends Omit<FetchPictureOptions, 'userAgentFor'> {
  /** How pictures of an originating system are asked for, where its hosts want to know who asks. */
  userAgentOf?: (system: string) => FetchPictureOptions['userAgentFor'];
  /** No new picture is begun after this time. */
  budgetMs: number;
  parallel: number;
}

type MediaContext = Context & { files: FileStore };

const MOST_ATTEMPTS = 5;
const CLAIM_MINUTES = 10;
const MOST_PIXELS = 120_000_000;

/** Fetches pictures that are still to come, covers first. Returns how many were tried; 0: nothing is due. */
export async function fetchDueMedia(ctx: MediaContext, options: FetchMediaOptions): Promise<number> {
  requireSystem(ctx);
  const until = performance.now() + options.budgetMs;
  let tried = 0;
  while (performance.now() < until) {
    const due = await claim(ctx.db, options.parallel);
    if (due.length === 0) break;
    tried += due.length;
    await Promise.all(due.map((media) => fetchOne(ctx, media, options)));
  }
  return tried;
}

// Claimed for a while: no other process takes it, and after a crash it is tried again.
async function claim(db: Db, limit: number): Promise<DueMedia[]> {
  const { rows } = await sql<DueMedia>`
    update listing_media m set attempts = m.attempts + 1, next_attempt_at = now() + ${`${CLAIM_MINUTES} minutes`}::interval
    from (
      select id from listing_media where state = 'pending' and next_attempt_at <= now()
      order by sort_order, next_attempt_at limit ${limit} for update skip locked
    ) due
    where m.id = due.id
    returning (select l.originating_system_name from listings l where l.id = m.listing_id) as system, m.id, m.listing_id, m.source_url, m.attempts, m.file_key`.execute(
    db,
  );
  return rows;
}

async function fetchOne(ctx: MediaContext, media: DueMedia, options: FetchMediaOptions): Promise<void> {
  try {
    const body = await fetchPicture(media.source_url, { ...options, userAgentFor: options.userAgentOf?.(media.system) });
    await markStored(ctx.db, media, await storeVariants(ctx, body));
  } catch (error) {
    await markFailed(ctx.db, media, error);
    ctx.log.info(
      { mediaId: media.id, reason: error instanceof Error ? error.message : String(error) },
      'a picture was not fetched',
    );
  }
}

interface StoredPicture {
  fileKey: string;
  sha256: string;
  width: number;
  height: number;
}

/** Keeps a picture of a feed under a name that its content gives, until tomorrow if no row says by then that it has it. */
async function storeVariants({ db, files }: MediaContext, body: Buffer): Promise<StoredPicture> {
  const sha256 = hash('sha256', body);
  const fileKey = `media/${sha256.slice(0, 2)}/${sha256}`;
  await orphanFiles(db, [fileKey]);
  const size = await storeSizes(files, { open: () => openPicture(body, MOST_PIXELS), fileKey });
  return { fileKey, sha256, ...size };
}

async function markStored(db: Db, media: DueMedia, stored: StoredPicture): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('listing_media')
      .set({
        state: 'stored',
        file_key: stored.fileKey,
        sha256: Buffer.from(stored.sha256, 'hex'),
        width: stored.width,
        height: stored.height,
        last_error: null,
        expired_at: null,
        renewals: 0,
      })
      .where('id', '=', media.id)
      .execute();
    if (media.file_key !== null && media.file_key !== stored.fileKey) await orphanFiles(trx, [media.file_key]);
    await sql`
      update listings l set cover_media_id = c.id
      from (
        select id from listing_media where listing_id = ${media.listing_id} and (state = 'drawn' or file_key is not null)
        order by sort_order, id limit 1
      ) c
      where l.id = ${media.listing_id} and l.cover_media_id is distinct from c.id`.execute(trx);
  });
}

async function markFailed(db: Db, media: DueMedia, error: unknown): Promise<void> {
  const isFinal = (error instanceof PictureRefused && error.isFinal) || media.attempts >= MOST_ATTEMPTS;
  const waitMinutes = 5 ** media.attempts;
  const isExpired = error instanceof PictureRefused && error.isExpired;
  await sql`
    update listing_media set expired_at = case when ${isExpired} then now() end, last_error = ${error instanceof Error ? error.message.slice(0, 300) : 'unknown'},
      state = ${isFinal ? 'failed' : 'pending'}, next_attempt_at = now() + ${`${waitMinutes} minutes`}::interval
    where id = ${media.id} and state = 'pending'`.execute(db);
}

const SWEEP_BATCH = 200;

/** Deletes files that no picture has used for a day. Returns how many; one that cannot be deleted waits for another day. */
export async function sweepOrphanedFiles(ctx: MediaContext): Promise<number> {
  requireSystem(ctx);
  await sql`delete from orphaned_files o using listing_media m where m.file_key = o.file_key`.execute(ctx.db);
  const { rows } = await sql<{ file_key: string }>`
    select file_key from orphaned_files where orphaned_at < now() - interval '1 day' limit ${SWEEP_BATCH}`.execute(ctx.db);
  for (const { file_key: fileKey } of rows)
    await sweepOne(ctx, fileKey).catch(async (error: unknown) => {
      ctx.log.warn({ err: error, fileKey }, 'a picture could not be deleted');
      await orphanFiles(ctx.db, [fileKey]);
    });
  return rows.length;
}

/** The row stays locked until the files are gone: who stores the same content again waits, and then stores it anew. */
async function sweepOne(ctx: MediaContext, fileKey: string): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      delete from orphaned_files o where file_key = ${fileKey} and orphaned_at < now() - interval '1 day'
        and not exists (select from listing_media m where m.file_key = o.file_key)
      returning file_key`.execute(trx);
    if (rows.length > 0) await deletePicture(ctx.files, fileKey);
  });
}
