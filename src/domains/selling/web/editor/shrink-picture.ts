const WIDEST_PX = 4096;
const QUALITY = 0.88;
const SMALL_ENOUGH_BYTES = 1_500_000;

/**
 * An upright JPEG of at most 4096 pixels a side, so phones send less. A picture that the browser cannot decode goes unchanged,
 * and the server says what is wrong with it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_ENOUGH_BYTES) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, WIDEST_PX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    return small === null || small.size >= file.size ? file : small;
  } catch {
    return file;
  }
}
