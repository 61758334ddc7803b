import { createHelper } from '#platform/jobs/helper.ts';
import type { PageBox } from '../model/fields.ts';
import type { Mark } from '../model/marks.ts';

export interface InspectOrder {
  inspect: Uint8Array;
}
export interface AssembleOrder {
  files: readonly Uint8Array[];
  marks: readonly Mark[];
  /** The pages behind the documents. */
  certificate: Uint8Array;
}

export type Inspection = { pages: PageBox[] } | { fault: 'broken' | 'locked' };

/** A large file takes long, a hostile one forever. */
const PATIENCE_MS = 60_000;

const ask = createHelper<InspectOrder | AssembleOrder, Inspection | Uint8Array>(
  new URL('./assemble-worker.ts', import.meta.url),
  {
    name: 'documents to sign',
    heapMb: 512,
    idleMs: 45_000,
    patienceMs: PATIENCE_MS,
  },
);

/** The pages of a PDF, or why it cannot be signed. A file that ends the process is broken too. */
export async function inspectPdf(content: Uint8Array): Promise<Inspection> {
  try {
    const answer = await ask({ inspect: content });
    return answer instanceof Uint8Array ? { fault: 'broken' } : answer;
  } catch {
    return { fault: 'broken' };
  }
}

/**
 * The documents one after the other with all marks on their pages, and the certificate behind them, as one PDF. Form fields and
 * annotations become part of the pages, and only pages are taken over: no script, action or attachment comes along. Rejects for
 * files that cannot be read, and for text that no font of ours has.
 */
export async function assemblePdf(order: AssembleOrder): Promise<Uint8Array> {
  const answer = await ask(order);
  if (!(answer instanceof Uint8Array)) throw new TypeError('no file was assembled');
  return answer;
}
