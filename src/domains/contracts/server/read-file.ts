import { createHelper } from '#platform/jobs/helper.ts';
import type { FormFamily } from '../model/form-families.ts';
import type { ReadContract } from '../model/reading.ts';
import type { ReadingEngine } from './read-pages.ts';

export interface FileRead {
  read: ReadContract;
  family: FormFamily | null;
  engine: ReadingEngine;
  pageCount: number;
  pages: string[];
}

/** A file of pictures: its letters are read later, page by page. */
export interface FileScan {
  scannedPages: number;
}

export type FileAnswer = FileRead | FileScan | { refusal: string };

/** What is said of a file that its process could not bear. */
export const TAKES_TOO_MUCH = 'This file takes too much time or memory to read. Send a shorter or simpler copy.';

/** Reads a file in a process of its own: a hostile one may take all of that process's time and memory, and no more. */
export const readFileApart = createHelper<Uint8Array, FileAnswer>(new URL('./read-file-worker.ts', import.meta.url), {
  name: 'contracts',
  heapMb: 512,
  mostMb: 900,
  idleMs: 45_000,
  patienceMs: 45_000,
});
