import type { Sharp } from 'sharp';
import { PictureRefused } from '#platform/files/fetch-picture.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sharp } from '#platform/files/sharp.ts';
import { MEDIA_WIDTHS, type MediaWidth } from '../contract.ts';
import { SHOWN_AS, variantKey } from './serve-media.ts';

const MASTER_PX = 4096;
const MASTER_QUALITY = 90;
const SMALLEST_EDGE_PX = 40;

export interface PictureSize {
  width: number;
  height: number;
}

/** What is shown of a picture: turned clockwise, then this part of it, in shares of its width and height. Null: all of it. */
export interface PictureCut {
  turn: 0 | 90 | 180 | 270;
  crop: { x: number; y: number; width: number; height: number } | null;
}

/**
 * Keeps a picture that somebody gives us, under a name of its own: at our widths, and as a master of at most 4096 pixels
 * for print. `picture` is a file's path or its bytes. Throws {@link PictureRefused}.
 */
export async function keepPicture(
  files: FileStore,
  { picture, fileKey, mostPixels }: { picture: string | Buffer; fileKey: string; mostPixels: number },
): Promise<PictureSize> {
  // Only the head is read here.
  const { width, height } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }));
  if (width * height > mostPixels)
    throw new PictureRefused(`it has more than ${Math.floor(mostPixels / 1e6)} megapixels: save it smaller`, true);
  const open = () => openPicture(picture, mostPixels);
  await storeSizes(files, { open, fileKey });
  return storeMaster(files, { open, fileKey });
}

/** Keeps a cut of a kept picture under another name. Undefined if its files are gone. Throws {@link PictureRefused}. */
export async function cutPicture(
  files: FileStore,
  { fromKey, fileKey, cut }: { fromKey: string; fileKey: string; cut: PictureCut },
): Promise<PictureSize | undefined> {
  const master = await files.get(masterKey(fromKey));
  if (master === undefined) return undefined;
  const upright = await sharp(master).metadata();
  const [width, height] = cut.turn % 180 === 0 ? [upright.width, upright.height] : [upright.height, upright.width];
  const region = regionOf(cut, { width, height });
  if (Math.min(region.width, region.height) < SMALLEST_CUT_PX)
    throw new PictureRefused(`the part you chose is too small: choose at least ${SMALLEST_CUT_PX} pixels each way`, true);
  const open = () => sharp(master).rotate(cut.turn).extract(region);
  await storeSizes(files, { open, fileKey });
  return storeMaster(files, { open, fileKey });
}

const SMALLEST_CUT_PX = 200;

function regionOf({ crop }: PictureCut, { width, height }: PictureSize) {
  const { x, y, ...part } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.min(width - 1, Math.round(x * width));
  const top = Math.min(height - 1, Math.round(y * height));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(part.height * height))),
  };
}

/** The size of a kept picture. Undefined if its files are gone. */
export async function sizeKeptPicture(files: FileStore, fileKey: string): Promise<PictureSize | undefined> {
  const master = await files.get(masterKey(fileKey));
  if (master === undefined) return undefined;
  const { width, height } = await sharp(master).metadata();
  return { width, height };
}

/** A kept picture at one of our widths. */
export function readKeptPicture(files: FileStore, { fileKey, width }: { fileKey: string; width: MediaWidth }) {
  return files.get(variantKey(fileKey, width));
}

/** A kept picture as large as we have it, for print. */
export function readKeptMaster(files: FileStore, fileKey: string) {
  return files.get(masterKey(fileKey));
}

/** Deletes all sizes of a picture, and a file of another kind under its name. */
export async function deletePicture(files: FileStore, fileKey: string): Promise<void> {
  for (const key of [fileKey, ...filesOfPicture(fileKey)]) await files.delete(key);
}

/** The files that a kept picture has, one a size. */
export const filesOfPicture = (fileKey: string): string[] => [
  ...MEDIA_WIDTHS.map((width) => variantKey(fileKey, width)),
  masterKey(fileKey),
];

const masterKey = (fileKey: string) => `${fileKey}-master.webp`;

/** A picture to decode, upright. */
export const openPicture = (picture: string | Buffer, limitInputPixels: number): Sharp =>
  sharp(picture, { failOn: 'error', limitInputPixels }).autoOrient();

async function storeMaster(files: FileStore, { open, fileKey }: { open: () => Sharp; fileKey: string }): Promise<PictureSize> {
  const { data, info } = await open()
    .resize({ width: MASTER_PX, height: MASTER_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: MASTER_QUALITY, effort: SHOWN_AS.effort })
    .toBuffer({ resolveWithObject: true });
  await files.put(masterKey(fileKey), data, 'image/webp');
  return { width: info.width, height: info.height };
}

/** Decodes a picture and keeps it at our widths, without its metadata (which may tell where it was taken). */
export async function storeSizes(
  files: FileStore,
  { open, fileKey }: { open: () => Sharp; fileKey: string },
): Promise<PictureSize> {
  let size: PictureSize | undefined;
  for (const width of MEDIA_WIDTHS.toReversed()) {
    const { data, info } = await open()
      .resize({ width, withoutEnlargement: true })
      .webp(SHOWN_AS)
      .toBuffer({ resolveWithObject: true })
      .catch((error: unknown) => {
        throw new PictureRefused(
          `the picture is broken: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`,
          false,
        );
      });
    size ??= { width: info.width, height: info.height };
    if (Math.min(info.width, info.height) < SMALLEST_EDGE_PX && width === 1600)
      throw new PictureRefused('the picture is too small to show', true);
    await files.put(variantKey(fileKey, width), data, 'image/webp');
  }
  return size ?? { width: 0, height: 0 };
}
