import { createThread } from '#platform/jobs/thread.ts';

type Pdf = Uint8Array<ArrayBuffer>;

export interface PdfOrder {
  /** Address of the module that has the writer. */
  module: string;
  writer: string;
  /** Copied to the thread: data, no functions. */
  args: unknown[];
}

const order = createThread<PdfOrder, Pdf>(new URL('./pdf-worker.ts', import.meta.url));

/** A module's writer of PDFs, at work in a thread of its own: laying out a report takes half a second, and all others would wait. */
export function writeInThread<Writer extends (...args: never[]) => Promise<Pdf>>(
  module: URL,
  writer: string,
): (...args: Parameters<Writer>) => Promise<Pdf> {
  return (...args) => order({ module: module.href, writer, args });
}
