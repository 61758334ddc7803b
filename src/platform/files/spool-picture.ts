import { fileTypeFromBuffer } from 'file-type';
import { formatMegabytes } from '#lib/format.ts';
import { PICTURE_TYPES } from '#lib/picture-types.ts';
import { type DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { PictureRefused } from './fetch-picture.ts';
import { type SpooledFile, spoolUpload, TooManyBytes } from './spool-upload.ts';

const ACCEPTED = new Set<string>(PICTURE_TYPES);
const CHOOSE = 'Choose a JPEG, PNG or WebP picture';

interface SpoolPictureOptions {
  mostBytes: number;
  /** What to do with a picture of another kind, as a sentence. */
  advice?: string;
  /** Decides by the first bytes: takes a picture of another kind (`true`), or says why not. Undefined leaves it as it is. */
  judge?: (start: Uint8Array) => true | string | undefined;
}

/** A picture that somebody sends, still on disk. Throws `invalid` with `file` if it is too large or no picture. */
export async function spoolPicture(request: Request, { mostBytes, advice, judge }: SpoolPictureOptions): Promise<SpooledFile> {
  const file = await spoolUpload(request, { mostBytes }).catch((error: unknown) => {
    if (error instanceof TooManyBytes)
      throw unusablePicture(`This picture is over ${formatMegabytes(mostBytes)}. Choose a smaller one`);
    throw error;
  });
  const type = await fileTypeFromBuffer(file.start);
  const isUsual = type !== undefined && ACCEPTED.has(type.mime);
  const refusal = judge?.(file.start) ?? (isUsual ? true : advice === undefined ? CHOOSE : `${CHOOSE}. ${advice}`);
  if (refusal === true) return file;
  await file.release();
  throw unusablePicture(refusal);
}

/** Says at the file why a picture cannot be used. */
export async function tellRefusal<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PictureRefused)) throw error;
    throw unusablePicture(`This picture can’t be used: ${error.message}`);
  }
}

export function unusablePicture(words: string): DomainError {
  return invalidField('file', words);
}
