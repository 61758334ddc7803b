import { createHelper } from '#platform/jobs/helper.ts';

type Pdf = Uint8Array<ArrayBuffer>;

export interface PdfOrder {
  /** Address of the module that has the writer. */
  module: string;
  /** Null: only load the module. */
  writer: string | null;
  /** Copied to the process: data, no functions. */
  args: unknown[];
}

const order = createHelper<PdfOrder, Pdf | null>(new URL('./pdf-worker.ts', import.meta.url), {
  name: 'printed reports',
  heapMb: 384,
  idleMs: 60_000,
});

export interface PdfWriter<Args extends unknown[]> {
  (...args: Args): Promise<Pdf>;
  /** Loads what it needs, which takes as long as a report, so that the first one need not wait for it. */
  prepare(): void;
}

/** A module's writer of PDFs, at work in a process of its own: laying out a report takes half a second, and all others would wait. */
export function writeApart<Writer extends (...args: never[]) => Promise<Pdf>>(
  module: URL,
  writer: string,
): PdfWriter<Parameters<Writer>> {
  const write = async (...args: Parameters<Writer>): Promise<Pdf> => {
    const pdf = await order({ module: module.href, writer, args });
    if (pdf === null) throw new TypeError(`${module.href} has no ${writer}`);
    return pdf;
  };
  return Object.assign(write, {
    prepare: () => {
      // What fails here fails again, and is told, when a report is asked for.
      order({ module: module.href, writer: null, args: [] }).catch(() => {});
    },
  });
}
