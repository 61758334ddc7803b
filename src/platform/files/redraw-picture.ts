import { fileTypeFromBuffer } from 'file-type';
import type { ResizeOptions } from 'sharp';
import { formatMegabytes } from '#lib/format.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { sharp } from './sharp.ts';
import { spoolUpload, TooManyBytes } from './spool-upload.ts';

const ACCEPTED = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface RedrawOptions {
  mostBytes: number;
  mostPixels: number;
  /** One picture is made for each; none is enlarged. */
  sizes: readonly ResizeOptions[];
}

export interface Redrawn {
  width: number;
  height: number;
  /** WebP. */
  content: Buffer;
}

/** An uploaded picture, decoded and written again, so that nothing but what is seen stays. Throws `invalid` with `file`. */
export async function redrawPicture(request: Request, { mostBytes, mostPixels, sizes }: RedrawOptions): Promise<Redrawn[]> {
  const file = await spoolUpload(request, { mostBytes }).catch((error: unknown) => {
    if (error instanceof TooManyBytes) throw unusable(`This picture is over ${formatMegabytes(mostBytes)}. Choose a smaller one`);
    throw error;
  });
  try {
    const type = await fileTypeFromBuffer(file.start);
    if (type === undefined || !ACCEPTED.has(type.mime)) throw unusable('Choose a JPEG, PNG or WebP picture');
    const drawn: Redrawn[] = [];
    for (const size of sizes) {
      const { data, info } = await sharp(file.path, { limitInputPixels: mostPixels })
        .rotate()
        .resize({ ...size, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw unusable('We can’t read this picture');
        });
      drawn.push({ width: info.width, height: info.height, content: data });
    }
    return drawn;
  } finally {
    await file.release();
  }
}

function unusable(words: string): DomainError {
  return new DomainError('invalid', words, { fields: { file: words } });
}
