import { MOST_PICTURE_LETTERS } from '../model/limits.ts';
import type { Signature } from '../model/signature.ts';

const SIDES = { width: 600, height: 200 };

/** A picture of a signature as a small PNG. Rejects for what is no picture. */
export async function readSignature(file: Blob): Promise<Signature> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDES.width / picture.width, SIDES.height / picture.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  ];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser draws no pictures');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let png = dataOf(canvas.toDataURL('image/png'));
  if (png.length > MOST_PICTURE_LETTERS) {
    // Shades of gray pack better than the noise of a photo.
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 0; at < data.length; at += 4) {
      const gray = Math.round(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3 / 32) * 32;
      data.fill(Math.min(255, gray), at, at + 3);
    }
    context.putImageData(new ImageData(data, canvas.width, canvas.height), 0, 0);
    png = dataOf(canvas.toDataURL('image/png'));
  }
  if (png.length > MOST_PICTURE_LETTERS) throw new Error('the picture is too large');
  return { kind: 'uploaded', png };
}

const dataOf = (url: string): string => url.slice(url.indexOf(',') + 1);
