import type { ResizeOptions } from 'sharp';
import { sharp } from './sharp.ts';
import { spoolPicture, unusablePicture } from './spool-picture.ts';

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
  const file = await spoolPicture(request, { mostBytes });
  try {
    const drawn: Redrawn[] = [];
    for (const size of sizes) {
      const { data, info } = await sharp(file.path, { limitInputPixels: mostPixels })
        .rotate()
        .resize({ ...size, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer({ resolveWithObject: true })
        .catch(() => {
          throw unusablePicture('We can’t read this picture');
        });
      drawn.push({ width: info.width, height: info.height, content: data });
    }
    return drawn;
  } finally {
    await file.release();
  }
}
