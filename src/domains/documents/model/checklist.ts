import { DAY_MS } from '#lib/time-units.ts';
import { type ExpectedPaper, EXPECTED_PAPERS, PAPER_KEYS, type PaperKey } from './paper-kinds.ts';

/** Where a file stands that was sent to be signed. `signed` is the file with the signatures, `original` what was sent for it. */
export type SigningState = 'waiting' | 'signed' | 'original';

/** A paper that waits for signatures, or that all have signed, is here too. */
export type PaperStatus = 'missing' | 'uploaded' | 'old' | 'waiting' | 'signed';

interface KeptPaper {
  id: string;
  name: string;
  belongsTo: string;
  item: string;
  uploadedAt: string;
  trashedAt: string | null;
}

export interface CheckedPaper<Kept> extends ExpectedPaper {
  key: PaperKey;
  status: PaperStatus;
  /** Newest first. */
  files: readonly Kept[];
}

/**
 * Each expected paper with the files that are it, and whether it is missing, here, waiting for signatures, signed, or so old that
 * lenders ask for a newer one. `stateOf` says where a file stands that was sent to be signed. Age counts from the upload: what the paper itself says about its date is not read.
 */
export function checkPapers<Kept extends KeptPaper>(
  documents: readonly Kept[],
  now: number,
  stateOf: (document: Kept) => SigningState | undefined = () => undefined,
): CheckedPaper<Kept>[] {
  return PAPER_KEYS.map((key) => {
    const paper: ExpectedPaper = EXPECTED_PAPERS[key];
    const files = documents
      .filter((document) => document.trashedAt === null && isPaper(document, key, paper))
      .toSorted((a, b) => b.uploadedAt.localeCompare(a.uploadedAt));
    const [newest] = files;
    const oldest = paper.freshDays === undefined ? 0 : now - paper.freshDays * DAY_MS;
    const isOld = newest !== undefined && Date.parse(newest.uploadedAt) < oldest;
    const state = newest === undefined ? undefined : stateOf(newest);
    const signing = state === 'original' ? 'signed' : state;
    const status = newest === undefined ? 'missing' : isOld ? 'old' : (signing ?? 'uploaded');
    return { ...paper, key, status, files };
  });
}

function isPaper({ belongsTo, item }: KeptPaper, key: PaperKey, { sameAs = [] }: ExpectedPaper): boolean {
  if (belongsTo === 'loan-application') return sameAs.includes(item);
  return (belongsTo === 'folder' || belongsTo === 'vault') && item === key;
}
