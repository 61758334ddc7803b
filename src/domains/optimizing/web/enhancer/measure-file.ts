import { grayOf, MEASURED_PX, measurePhoto } from '#domains/selling/contract.ts';
import type { LoosePhoto } from '../../model/check-photos.ts';

/** Measures a picture on this device: it goes nowhere. Rejects what the browser cannot read as a picture. */
export async function measureFile(file: Blob): Promise<Pick<LoosePhoto, 'longerSide' | 'measures'>> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const longerSide = Math.max(bitmap.width, bitmap.height);
    const scale = Math.min(1, MEASURED_PX / longerSide);
    const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ];
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser draws no pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const pixels = grayOf(context.getImageData(0, 0, width, height).data);
    return { longerSide, measures: measurePhoto({ pixels, width, height }) };
  } finally {
    bitmap.close();
  }
}
