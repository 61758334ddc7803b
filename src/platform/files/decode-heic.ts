import { createHelper } from '#platform/jobs/helper.ts';

/** A file to read, and where its picture goes as a JPEG. */
export interface HeicQuestion {
  from: string;
  to: string;
}

/**
 * Decodes a phone's HEIC picture into a JPEG file, in a process of its own: 12 megapixels take 3.5 s and 290 MB. Rejects if the
 * file is broken. Installations switch it on (`HEIC_UPLOADS`), because patents cover the coding (HEVC) in some countries.
 */
export const decodeHeic = createHelper<HeicQuestion, void>(new URL('./heic-worker.ts', import.meta.url), {
  name: 'HEIC pictures',
  heapMb: 512,
});
