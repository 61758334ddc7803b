import { HEIC_START_BYTES, isHeic } from '#lib/heic.ts';

/** Whether a chosen file is a HEIC picture, by its content, because browsers name its type differently or not at all. */
export async function isHeicFile(file: File): Promise<boolean> {
  return isHeic(new Uint8Array(await file.slice(0, HEIC_START_BYTES).arrayBuffer()));
}
