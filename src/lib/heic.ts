/** The number of bytes needed to recognize such a file. */
export const HEIC_START_BYTES = 64;

export const HEIC_REFUSED = 'This is a HEIC picture, which most devices cannot show: export it as a JPEG and choose that';

const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Whether a file starts like a phone's HEIC picture, which neither most browsers nor our server can decode. */
export function isHeic(start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(0, HEIC_START_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = Math.min(text.length, new DataView(start.buffer, start.byteOffset).getUint32(0));
  for (let at = 8; at + 4 <= length; at += 4) if (BRANDS.has(text.slice(at, at + 4))) return true;
  return false;
}
