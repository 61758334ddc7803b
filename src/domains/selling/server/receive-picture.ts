import { rm } from 'node:fs/promises';
import { keepPicture } from '#domains/listings/server/index.ts';
import { HEIC_REFUSED, isHeic } from '#lib/heic.ts';
import type { Config } from '#platform/config/config.ts';
import { decodeHeic } from '#platform/files/decode-heic.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { spoolPicture, tellRefusal, unusablePicture } from '#platform/files/spool-picture.ts';
import type { SpooledFile } from '#platform/files/spool-upload.ts';
import { limitAtOnce } from '#platform/jobs/limit-at-once.ts';
import { MOST_PHOTO_BYTES } from '../model/limits.ts';
import { measureKept } from './measure-photo.ts';

/** More than any phone makes; decoded, they take 200 MB. */
const MOST_PIXELS = 64_000_000;
/** Each takes up to 200 MB while it is decoded. */
const DECODED_AT_ONCE = 2;

/** A picture that somebody sends, still on disk. Throws `invalid` with `file` if it is too large or no picture. */
export async function receivePicture(request: Request, { HEIC_UPLOADS }: Pick<Config, 'HEIC_UPLOADS'>): Promise<SpooledFile> {
  return spoolPicture(request, {
    mostBytes: MOST_PHOTO_BYTES,
    judge: (start) => (isHeic(start) ? HEIC_UPLOADS || HEIC_REFUSED : undefined),
  });
}

/** Decodes, keeps and measures a received picture. Throws `invalid` with `file`. */
export const storePicture = limitAtOnce(
  DECODED_AT_ONCE,
  async (files: FileStore, { file, fileKey }: { file: SpooledFile; fileKey: string }) => {
    const decoded = `${file.path}.jpg`;
    const isCoded = isHeic(file.start);
    if (isCoded)
      await decodeHeic({ from: file.path, to: decoded }).catch(() => {
        throw unusablePicture('This HEIC picture is broken. Export it as a JPEG and choose that');
      });
    const size = await tellRefusal(() =>
      keepPicture(files, { picture: isCoded ? decoded : file.path, fileKey, mostPixels: MOST_PIXELS }),
    );
    return { fileKey, ...size, measures: await measureKept(files, fileKey) };
  },
);

/** Removes what {@link receivePicture} and {@link storePicture} left on disk. */
export async function releasePicture(file: SpooledFile): Promise<void> {
  await file.release();
  if (isHeic(file.start)) await rm(`${file.path}.jpg`, { force: true });
}
