import { rm } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { keepPicture } from '#domains/listings/server/index.ts';
import { HEIC_REFUSED, isHeic } from '#lib/heic.ts';
import type { Config } from '#platform/config/config.ts';
import { decodeHeic } from '#platform/files/decode-heic.ts';
import { PictureRefused } from '#platform/files/fetch-picture.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { type SpooledFile, spoolUpload, TooManyBytes } from '#platform/files/spool-upload.ts';
import { limitAtOnce } from '#platform/jobs/limit-at-once.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { MOST_PHOTO_BYTES, MOST_PHOTO_SIZE } from '../model/limits.ts';
import { measureKept } from './measure-photo.ts';

/** More than any phone makes; decoded, they take 200 MB. */
const MOST_PIXELS = 64_000_000;
/** Each takes up to 200 MB while it is decoded. */
const DECODED_AT_ONCE = 2;
const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A picture that somebody sends, still on disk. Throws `invalid` with `file` if it is too large or no picture. */
export async function receivePicture(request: Request, config: Pick<Config, 'HEIC_UPLOADS'>): Promise<SpooledFile> {
  const file = await spoolUpload(request, { mostBytes: MOST_PHOTO_BYTES }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) throw unusable(`This picture is over ${MOST_PHOTO_SIZE}. Choose a smaller one`);
    throw error;
  });
  const refusal = await refuse(file, config);
  if (refusal === undefined) return file;
  await file.release();
  throw unusable(refusal);
}

async function refuse({ start }: SpooledFile, config: Pick<Config, 'HEIC_UPLOADS'>): Promise<string | undefined> {
  if (isHeic(start)) return config.HEIC_UPLOADS ? undefined : HEIC_REFUSED;
  const type = await fileTypeFromBuffer(start);
  return type !== undefined && ACCEPTED.has(type.mime) ? undefined : 'Choose a JPEG, PNG or WebP picture';
}

/** Decodes, keeps and measures a received picture. Throws `invalid` with `file`. */
export const storePicture = limitAtOnce(
  DECODED_AT_ONCE,
  async (files: FileStore, { file, fileKey }: { file: SpooledFile; fileKey: string }) => {
    const decoded = `${file.path}.jpg`;
    const isCoded = isHeic(file.start);
    if (isCoded)
      await decodeHeic({ from: file.path, to: decoded }).catch(() => {
        throw unusable('This HEIC picture is broken. Export it as a JPEG and choose that');
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

/** Says at the file why a picture cannot be used. */
export async function tellRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw unusable(`This picture cannot be used: ${error.message}`);
  }
}

function unusable(message: string): DomainError {
  return new DomainError('invalid', message, { fields: { file: message } });
}
