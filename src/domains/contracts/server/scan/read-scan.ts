import { createHelper } from '#platform/jobs/helper.ts';

export interface ScanQuestion {
  /** Names the file, which is sent once and kept for its next pages. */
  id: string;
  file?: Uint8Array;
  /** From 1. */
  page: number;
}

export type ScanAnswer = { text: string } | { refusal: string } | { needsFile: true };

const ask = createHelper<ScanQuestion, ScanAnswer>(new URL('./read-scan-worker.ts', import.meta.url), {
  name: 'scans',
  heapMb: 512,
  idleMs: 20_000,
  // A page takes up to 6 s on a free core.
  patienceMs: 120_000,
});

/** The letters of one page of a scan, read in a process of its own. */
export async function readScannedPage(
  id: string,
  file: Uint8Array,
  page: number,
): Promise<{ text: string } | { refusal: string }> {
  const answer = await ask({ id, page });
  const whole = 'needsFile' in answer ? await ask({ id, file, page }) : answer;
  if ('needsFile' in whole) throw new Error('The reader of scans lost its file.');
  return whole;
}
