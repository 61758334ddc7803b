import type { MediaWidth } from '#domains/listings/contract.ts';
import { filesOfPicture, readKeptPicture } from '#domains/listings/server/index.ts';
import type { HandlerInput } from '#lib/endpoint.ts';
import type { Config } from '#platform/config/config.ts';
import type { Trx } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import type { SpooledFile } from '#platform/files/spool-upload.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { type changeOwnListingPhoto as changeEndpoint, MOST_PHOTOS, type OwnListing } from '../contract.ts';
import { lockMine, requirePhoto } from './find-mine.ts';
import { presentOwnListing } from './present.ts';
import { receivePicture, releasePicture, storePicture } from './receive-picture.ts';
import { updateOwnListing } from './listing-rows.ts';
import { findPhoto, insertPhoto, listPhotos, type PhotoRow, placePhotos, updatePhoto } from './photo-rows.ts';

type FileContext = Context & { files: FileStore };

interface PhotoPlace {
  id: string;
  photoId: string;
  place?: number | undefined;
  /** RESO ImageOf. */
  room?: string | undefined;
}

/**
 * Adds a photo after the others, or at its place among those that arrive together. Turns it upright and removes its metadata,
 * which may tell where it was taken. The same photo again, by id or content, adds nothing. Throws `invalid` with `file` if it is
 * not a picture, `conflict` at {@link MOST_PHOTOS} photos.
 */
export async function addPhoto(
  ctx: FileContext & { config: Pick<Config, 'HEIC_UPLOADS'> },
  { id, photoId, place, room, request }: PhotoPlace & { request: Request },
): Promise<OwnListing> {
  await requireEditable(ctx, id);
  const file = await receivePicture(request, ctx.config);
  try {
    return await addReceived(ctx, { id, photoId, place, room, file });
  } finally {
    await releasePicture(file);
  }
}

async function addReceived(
  ctx: FileContext,
  { id, photoId, place, room, file }: PhotoPlace & { file: SpooledFile },
): Promise<OwnListing> {
  const isThere = (photo: PhotoRow) => photo.id === photoId || photo.sha256.equals(file.sha256);
  const before = await listPhotos(ctx.db, [id]);
  const isKnown = before.some(isThere);
  const photo = { id, photoId, place, room, file, isThere };
  if (isKnown) return transact(ctx, (inner) => writePhoto(inner, { ...photo, stored: undefined }));
  requireRoom(before);
  // Decoding takes a second or more, so it happens before the listing is locked. The same photo may be decoded twice at once.
  const fileKey = `own/${id}/${photoId}-${crypto.randomUUID()}`;
  return storeThenWrite(ctx, {
    fileKeys: filesOfPicture(fileKey),
    store: () => storePicture(ctx.files, { file, fileKey }),
    write: (inner, stored) => writePhoto(inner, { ...photo, stored }),
  });
}

async function writePhoto(
  inner: Context & { db: Trx },
  {
    id,
    photoId,
    place,
    room,
    file,
    stored,
    isThere,
  }: PhotoPlace & {
    file: SpooledFile;
    /** Undefined for a photo that was there before. */
    stored: Awaited<ReturnType<typeof storePicture>> | undefined;
    isThere: (photo: PhotoRow) => boolean;
  },
): Promise<OwnListing> {
  const row = await lockMine(inner, id, 'edit');
  const photos = await listPhotos(inner.db, [id]);
  const same = photos.find(isThere);
  if (same !== undefined) {
    // A removed photo that arrives again comes back.
    if (same.removed_at !== null) {
      requireRoom(photos);
      await updatePhoto(inner.db, { listingId: id, photoId: same.id, change: { removed_at: null } });
    }
    return presentOwnListing(inner, row);
  }
  requireRoom(photos);
  if (stored === undefined) throw new DomainError('conflict', 'This photo has been removed. Add it again.');
  const isNew = await insertPhoto(inner.db, {
    id: photoId,
    own_listing_id: id,
    position: place ?? Math.max(0, ...photos.map(({ position }) => position)) + 1,
    file_key: stored.fileKey,
    sha256: file.sha256,
    room: room === undefined || room === '' ? null : room,
    width: stored.width,
    height: stored.height,
    measures: JSON.stringify(stored.measures),
    added_at: inner.now,
  });
  if (!isNew) throw new DomainError('conflict', 'Add this photo again: its id has already been used.');
  await keepFiles(inner.db, filesOfPicture(stored.fileKey));
  await updateOwnListing(inner.db, id, { updated_at: inner.now });
  return presentOwnListing(inner, row);
}

function requireRoom(photos: readonly PhotoRow[]): void {
  if (photos.filter((photo) => photo.removed_at === null).length >= MOST_PHOTOS)
    throw new DomainError('conflict', `A listing has at most ${MOST_PHOTOS} photos. Remove some first.`);
}

type PhotoChange = HandlerInput<typeof changeEndpoint>['body'];

/** Throws `not-found` for photos of other listings, `invalid` if the original is not another photo of this listing. */
export async function changePhoto(
  ctx: Context,
  { id, photoId, change }: { id: string; photoId: string; change: PhotoChange },
): Promise<OwnListing> {
  const { kind, room, caption, altText, alterations, originalId, isRemoved } = change;
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const photos = await listPhotos(inner.db, [id]);
    const photo = requirePhoto(photos, photoId);
    if (isRemoved === false && photo.removed_at !== null) requireRoom(photos);
    if (originalId !== undefined && originalId !== null) {
      const original = photos.find((one) => one.id === originalId);
      const message = 'Choose another photo of this listing that is not altered';
      if (original === undefined || original.id === photoId || original.alterations.length > 0)
        throw invalidField('originalId', message);
    }
    await updatePhoto(inner.db, {
      listingId: id,
      photoId,
      change: {
        ...(kind === undefined ? {} : { kind }),
        ...(room === undefined ? {} : { room: room === '' ? null : room }),
        ...(caption === undefined ? {} : { caption: caption === '' ? null : caption }),
        ...(altText === undefined ? {} : { alt_text: altText === '' ? null : altText }),
        ...(alterations === undefined ? {} : { alterations: [...new Set(alterations)] }),
        ...(originalId === undefined ? {} : { original_id: originalId }),
        ...(isRemoved === undefined ? {} : { removed_at: isRemoved ? (photo.removed_at ?? ctx.now) : null }),
        own_listing_id: id,
      },
    });
    await updateOwnListing(inner.db, id, { updated_at: ctx.now });
    return presentOwnListing(inner, row);
  });
}

/** Puts photos in an order. Photos that are not named follow in their old order. */
export async function orderPhotos(
  ctx: Context,
  { id, photoIds }: { id: string; photoIds: readonly string[] },
): Promise<OwnListing> {
  return transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const known = (await listPhotos(inner.db, [id])).map((photo) => photo.id);
    const named = [...new Set(photoIds)].filter((photoId) => known.includes(photoId));
    await placePhotos(inner.db, id, [...named, ...known.filter((photoId) => !named.includes(photoId))]);
    await updateOwnListing(inner.db, id, { updated_at: ctx.now });
    return presentOwnListing(inner, row);
  });
}

/** A photo of a draft, or the whole picture that it was cut from, for whoever knows its id. Throws `not-found`. */
export async function servePhoto(
  ctx: FileContext,
  { photoId, width, isWhole }: { photoId: string; width: MediaWidth; isWhole: boolean },
): Promise<Uint8Array> {
  const photo = await findPhoto(ctx.db, photoId);
  const fileKey = isWhole ? (photo?.whole_key ?? photo?.file_key) : photo?.file_key;
  const content = fileKey === undefined ? undefined : await readKeptPicture(ctx.files, { fileKey, width });
  if (content === undefined) throw new DomainError('not-found', 'There is no photo with this id.');
  return content;
}

// Checks before it reads and decodes a file. The lock checks again.
async function requireEditable(ctx: Context, id: string): Promise<void> {
  await transact(ctx, (inner) => lockMine(inner, id, 'edit'));
}
