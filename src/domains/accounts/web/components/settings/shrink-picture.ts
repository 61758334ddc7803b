const SIDE_PIXELS = 768;
const QUALITY = 0.85;

/** A picture made small in the browser, as Base64; undefined where the browser cannot read it. */
export async function shrinkPicture(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_PIXELS / Math.min(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const url = canvas.toDataURL('image/jpeg', QUALITY);
    return url.slice(url.indexOf(',') + 1);
  } catch {
    return undefined;
  }
}
