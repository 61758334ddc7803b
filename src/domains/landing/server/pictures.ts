import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '#domains/accounts/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { redrawPicture, type Redrawn } from '#platform/files/redraw-picture.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import type { LandingPicture } from '../contract.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, MOST_PICTURES, pathOfPicture, PICTURE_WIDTHS } from '../model/pictures.ts';

/** Pictures for landing pages, newest first. */
export async function listLandingPictures(ctx: Pick<Context, 'db' | 'actor'>): Promise<{ pictures: LandingPicture[] }> {
  requireAdmin(ctx);
  return { pictures: await findPictures(ctx) };
}

/** The ids of all pictures that pages may show. */
export async function listPictureIds({ db }: Pick<Context, 'db'>): Promise<string[]> {
  return (await db.selectFrom('landing_pictures').select('id').execute()).map(({ id }) => id);
}

interface Added {
  pictureId: string;
  name: string;
  request: Request;
}

/**
 * Keeps a picture in a few widths, decoded and written again, so that nothing but what is seen stays. Throws `invalid` with
 * `file`, and `conflict` once there are too many.
 */
export async function addLandingPicture(ctx: ServerContext, { pictureId, name, request }: Added): Promise<LandingPicture> {
  requireAdmin(ctx);
  const known = await findPictures(ctx, pictureId);
  if (known[0] !== undefined) return known[0];
  const sizes = await drawSizes(request);
  const kept = sizes.map((size) => ({ ...size, fileKey: `landing/${randomUUID()}.webp` }));
  const fileKeys = kept.map(({ fileKey }) => fileKey);
  async function store(): Promise<void> {
    for (const { fileKey, content } of kept) await ctx.files.put(fileKey, content, 'image/webp');
  }
  async function write(inner: ServerContext & { db: Trx }): Promise<LandingPicture> {
    await takeTurn(inner.db, 'landing-pictures', 'all');
    const [repeated] = await findPictures(inner, pictureId);
    if (repeated !== undefined) return repeated;
    if ((await listPictureIds(inner)).length >= MOST_PICTURES)
      throw new DomainError('conflict', 'You’ve reached the limit of pictures: delete one first.');
    await inner.db.insertInto('landing_pictures').values({ id: pictureId, name, added_at: inner.now }).execute();
    await inner.db
      .insertInto('landing_picture_files')
      .values(kept.map(({ width, height, fileKey }) => ({ picture_id: pictureId, width, height, file_key: fileKey })))
      .execute();
    await keepFiles(inner.db, fileKeys);
    await recordAudit(inner, { action: 'landing-picture-added', details: { id: pictureId, name } });
    const [added] = await findPictures(inner, pictureId);
    if (added === undefined) throw new Error('the picture that was just written is not there');
    return added;
  }
  return storeThenWrite(ctx, { fileKeys, store, write });
}

/** Deletes a picture with its files. Throws `conflict` while a draft or a version has it, and `not-found`. */
export async function deleteLandingPicture(ctx: Context, pictureId: string): Promise<void> {
  requireAdmin(ctx);
  await transact(ctx, async (inner) => {
    const path = `%${pathOfPicture(pictureId)}%`;
    const { rows } = await sql<{ slug: string }>`
      select slug from landing_pages p where draft::text like ${path}
        or exists (select from landing_versions v where v.page_id = p.id and v.content::text like ${path})
      limit 1`.execute(inner.db);
    if (rows[0] !== undefined)
      throw new DomainError('conflict', `The page /landing/${rows[0].slug} has this picture, now or in one of its versions.`);
    const { numDeletedRows } = await inner.db.deleteFrom('landing_pictures').where('id', '=', pictureId).executeTakeFirst();
    if (numDeletedRows === 0n) throw noPicture();
    await recordAudit(inner, { action: 'landing-picture-deleted', details: { id: pictureId } });
  });
}

/** The picture itself: the smallest that is as wide as asked, else the widest. Throws `not-found`. */
export async function serveLandingPicture(
  { db, files }: Pick<ServerContext, 'db' | 'files'>,
  { pictureId, width = Number.MAX_SAFE_INTEGER }: { pictureId: string; width?: number | undefined },
): Promise<Response> {
  const sizes = await db
    .selectFrom('landing_picture_files')
    .select(['width', 'file_key'])
    .where('picture_id', '=', pictureId)
    .orderBy('width')
    .execute();
  const size = sizes.find((one) => one.width >= width) ?? sizes.at(-1);
  const picture = size === undefined ? undefined : await files.get(size.file_key);
  if (picture === undefined) throw noPicture();
  return new Response(Buffer.from(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}

/** Of widths that the picture has not, only the widest that it has. */
async function drawSizes(request: Request): Promise<Redrawn[]> {
  const sizes = PICTURE_WIDTHS.map((width) => ({ width }));
  const drawn = await redrawPicture(request, { mostBytes: MOST_PICTURE_BYTES, mostPixels: MOST_PICTURE_PIXELS, sizes });
  return [...new Map(drawn.map((one) => [one.width, one])).values()];
}

async function findPictures({ db }: Pick<Context, 'db'>, id?: string): Promise<LandingPicture[]> {
  const rows = await db
    .selectFrom('landing_pictures as p')
    .innerJoin('landing_picture_files as f', 'f.picture_id', 'p.id')
    .select(['p.id', 'p.name', 'p.added_at', 'f.width', 'f.height'])
    .distinctOn(['p.added_at', 'p.id'])
    .$if(id !== undefined, (query) => query.where('p.id', '=', id ?? ''))
    .orderBy('p.added_at', 'desc')
    .orderBy('p.id')
    .orderBy('f.width', 'desc')
    .limit(MOST_PICTURES)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    path: pathOfPicture(row.id),
    width: row.width,
    height: row.height,
    addedAt: row.added_at.toISOString(),
  }));
}

const noPicture = () => new DomainError('not-found', 'There is no such picture.');
