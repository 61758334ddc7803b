import { cutPicture, filesOfPicture, type PictureCut, sizeKeptPicture } from '#domains/listings/server/index.ts';
import type { Trx } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { tellRefusal } from '#platform/files/spool-picture.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { OwnListing } from '../contract.ts';
import { lockMine, requirePhoto } from './find-mine.ts';
import { measureKept } from './measure-photo.ts';
import { presentOwnListing, readCut } from './present.ts';
import { updateOwnListing } from './listing-rows.ts';
import { listPhotos, type PhotoRow, updatePhoto } from './photo-rows.ts';
import { releaseFiles } from './release-files.ts';

type FileContext = Context & { files: FileStore };

interface CutInput {
  id: string;
  photoId: string;
  cut: PictureCut;
}

/**
 * Turns and crops a photo from its whole picture, which stays: a turn of 0 without a crop brings it back. The same cut again
 * changes nothing. Throws `not-found` for photos of other listings, `invalid` for a part too small to show, `conflict` if
 * somebody cut it in the meantime.
 */
export async function cutPhoto(ctx: FileContext, { id, photoId, cut }: CutInput): Promise<OwnListing> {
  const before = await transact(ctx, async (inner) => {
    const row = await lockMine(inner, id, 'edit');
    const photo = requirePhoto(await listPhotos(inner.db, [id]), photoId);
    return { photo, same: isSame(readCut(photo), cut) ? await presentOwnListing(inner, row) : undefined };
  });
  if (before.same !== undefined) return before.same;
  const { photo } = before;
  const fromKey = wholeKeyOf(photo);
  const fileKey = isWhole(cut) ? fromKey : `own/${photo.own_listing_id}/${photo.id}-${photo.cuts + 1}-${crypto.randomUUID()}`;
  // Decoding takes a second or more, so it happens before the listing is locked again.
  return storeThenWrite(ctx, {
    fileKeys: isWhole(cut) ? [] : filesOfPicture(fileKey),
    store: () => show(ctx, { fromKey, fileKey, cut }),
    write: (inner, shown) => writeCut(inner, { id, photoId, cut, shown, cuts: photo.cuts }),
  });
}

interface ShownCut extends CutInput {
  shown: Awaited<ReturnType<typeof show>>;
  /** How often the photo had been cut when this one was made. */
  cuts: number;
}

async function writeCut(inner: Context & { db: Trx }, { id, photoId, cut, shown, cuts }: ShownCut): Promise<OwnListing> {
  const row = await lockMine(inner, id, 'edit');
  const photo = requirePhoto(await listPhotos(inner.db, [id]), photoId);
  if (photo.cuts !== cuts)
    throw new DomainError('conflict', 'Someone else cropped this photo since you opened it. Take a look, then try again.');
  await updatePhoto(inner.db, {
    listingId: id,
    photoId,
    change: {
      file_key: shown.fileKey,
      whole_key: isWhole(cut) ? null : wholeKeyOf(photo),
      width: shown.width,
      height: shown.height,
      measures: JSON.stringify(shown.measures),
      turn: cut.turn,
      crop: cut.crop === null ? null : JSON.stringify(cut.crop),
      cuts: photo.cuts + 1,
    },
  });
  await keepFiles(inner.db, filesOfPicture(shown.fileKey));
  await releaseFiles(inner, row, [photo.file_key]);
  await updateOwnListing(inner.db, id, { updated_at: inner.now });
  return presentOwnListing(inner, row);
}

async function show(ctx: FileContext, { fromKey, fileKey, cut }: { fromKey: string; fileKey: string; cut: PictureCut }) {
  const size = isWhole(cut)
    ? await sizeKeptPicture(ctx.files, fromKey)
    : await tellRefusal(() => cutPicture(ctx.files, { fromKey, fileKey, cut }));
  if (size === undefined) throw new DomainError('conflict', 'The whole picture is gone. Add the photo again.');
  return { fileKey, ...size, measures: await measureKept(ctx.files, fileKey) };
}

const wholeKeyOf = (photo: PhotoRow) => photo.whole_key ?? photo.file_key;
const isWhole = ({ turn, crop }: PictureCut) => turn === 0 && crop === null;
const isSame = (one: PictureCut, other: PictureCut) =>
  one.turn === other.turn && JSON.stringify(sidesOf(one)) === JSON.stringify(sidesOf(other));
const sidesOf = ({ crop }: PictureCut) => (crop === null ? null : [crop.x, crop.y, crop.width, crop.height]);
