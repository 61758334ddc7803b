import { fileTypeFromBuffer } from 'file-type';
import { HEIC_REFUSED, isHeic } from '#lib/heic.ts';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { sharp } from '#platform/files/sharp.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { fetchOptionsOf, fetchPicture, PictureRefused } from '#platform/files/fetch-picture.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { transact } from '#platform/verb/transact.ts';
import type { SessionUser } from '../contract.ts';
import { requirePerson } from './account-context.ts';
import { recordAudit } from './audit.ts';
import { readMe } from './edit-profile.ts';
import { findUser } from './queries.ts';

const SIDE_PIXELS = 384;
const MOST_PIXELS = 40_000_000;
const MOST_FETCHED_BYTES = 5_000_000;
const ACCEPTED = new Set<string>(PICTURE_TYPES);

/**
 * Sets the caller's picture. The picture is re-encoded, which removes location and camera data. Throws `invalid` with
 * `image`.
 */
export async function setPhoto(ctx: ServerContext, image: string): Promise<SessionUser> {
  const { userId } = requirePerson(ctx);
  await storePhoto(ctx, userId, await drawPhoto(Buffer.from(image, 'base64')));
  return readMe(ctx);
}

/**
 * The job: fetches the picture that a person has at their provider. Pages never load pictures from other sites, which would
 * learn of each visit. Does nothing if the picture cannot be fetched or the person has chosen another one.
 */
export async function takePhoto(ctx: ServerContext, { userId, address }: Record<string, unknown>): Promise<void> {
  if (typeof userId !== 'string' || typeof address !== 'string') return;
  try {
    const file = await fetchPicture(address, { ...fetchOptionsOf(ctx.config), maxBytes: MOST_FETCHED_BYTES });
    const picture = await drawPhoto(file);
    const user = await findUser(ctx.db, userId);
    if (user !== undefined && user.photo_url === null) await storePhoto(ctx, userId, picture, { isOnlyFirst: true });
  } catch (error) {
    const isFinal = error instanceof DomainError || (error instanceof PictureRefused && error.isFinal);
    if (!isFinal) throw error;
    ctx.log.info({ userId, reason: String(error) }, 'the picture of a provider was not taken');
  }
}

async function storePhoto(ctx: ServerContext, userId: string, picture: Buffer, { isOnlyFirst = false } = {}): Promise<void> {
  const publicId = makeToken();
  const fileKey = `people/${publicId}.webp`;
  await storeThenWrite(ctx, {
    fileKeys: [fileKey],
    store: () => ctx.files.put(fileKey, picture, 'image/webp'),
    write: (inner) => replacePhoto(inner, userId, { publicId, fileKey, isOnlyFirst }),
  });
}

/** Removes the caller's picture. */
export async function removePhoto(ctx: ServerContext): Promise<SessionUser> {
  const { userId } = requirePerson(ctx);
  await replacePhoto(ctx, userId, undefined);
  return readMe(ctx);
}

/** The picture itself. Throws `not-found`. */
export async function servePhoto(ctx: ServerContext, publicId: string): Promise<Response> {
  const row = await ctx.db.selectFrom('user_photos').select('file_key').where('public_id', '=', publicId).executeTakeFirst();
  const picture = row === undefined ? undefined : await ctx.files.get(row.file_key);
  if (picture === undefined) throw new DomainError('not-found', 'There is no such picture.');
  return new Response(Buffer.from(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400, immutable' },
  });
}

async function drawPhoto(file: Buffer): Promise<Buffer> {
  const type = await fileTypeFromBuffer(file);
  if (isHeic(file)) throw unusable(HEIC_REFUSED);
  if (type === undefined || !ACCEPTED.has(type.mime)) throw unusable('Choose a JPEG, PNG or WebP picture');
  try {
    return await sharp(file, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize(SIDE_PIXELS, SIDE_PIXELS, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw unusable('We can’t read this picture: choose another one');
  }
}

function unusable(message: string): DomainError {
  return new DomainError('invalid', `image: ${message}`, { fields: { image: message } });
}

/** Writes the current picture; the previous picture's file goes with its row. Nothing where only a first one was wanted. */
function replacePhoto(
  ctx: ServerContext,
  userId: string,
  photo: { publicId: string; fileKey: string; isOnlyFirst: boolean } | undefined,
): Promise<void> {
  return transact(ctx, async (inner) => {
    const user = await inner.db.selectFrom('users').select('photo_url').where('id', '=', userId).forUpdate().executeTakeFirst();
    if (photo?.isOnlyFirst === true && user?.photo_url !== null) return;
    await inner.db.deleteFrom('user_photos').where('user_id', '=', userId).execute();
    if (photo !== undefined) {
      await inner.db
        .insertInto('user_photos')
        .values({ user_id: userId, public_id: photo.publicId, file_key: photo.fileKey, updated_at: inner.now })
        .execute();
      await keepFiles(inner.db, [photo.fileKey]);
    }
    const photoUrl = photo === undefined ? null : `/api/people/photos/${photo.publicId}`;
    await inner.db.updateTable('users').set({ photo_url: photoUrl }).where('id', '=', userId).execute();
    await recordAudit(inner, { action: photo === undefined ? 'photo-removed' : 'photo-set', subjectId: userId });
  });
}
