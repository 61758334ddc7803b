import { readKeptPicture } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sharp } from '#platform/files/sharp.ts';
import { listUnmeasured, updatePhoto } from './photo-rows.ts';
import { MEASURED_PX, measurePhoto, type PhotoMeasures } from '../model/photo-measures.ts';

export const MEASURED_WIDTH = 960;

/** Measures a kept photo, always from the same of its sizes, so that the numbers compare. Null if its file is gone. */
export async function measureKept(files: FileStore, fileKey: string): Promise<PhotoMeasures | null> {
  const picture = await readKeptPicture(files, { fileKey, width: MEASURED_WIDTH });
  return picture === undefined ? null : measurePicture(picture);
}

/** Measures an encoded picture that is {@link MEASURED_WIDTH} pixels wide. */
export async function measurePicture(picture: Uint8Array): Promise<PhotoMeasures> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#ffffff' })
    .resize({ width: MEASURED_PX, height: MEASURED_PX, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measurePhoto({ pixels: data, width: info.width, height: info.height });
}

const BATCH = 40;

/** Measures photos that were added before there were measures. Returns how many; those whose file is gone count as measured. */
export async function measureDuePhotos(ctx: Context & { files: FileStore }): Promise<number> {
  requireSystem(ctx);
  const due = await listUnmeasured(ctx.db, BATCH);
  for (const { id, own_listing_id: listingId, file_key: fileKey } of due) {
    const measures = JSON.stringify(await measureKept(ctx.files, fileKey));
    await updatePhoto(ctx.db, { listingId, photoId: id, change: { measures } });
  }
  return due.length;
}
