import { createHelper } from '#platform/jobs/helper.ts';

type Pdf = Uint8Array<ArrayBuffer>;

export interface PdfOrder {
  /** The address of the module with the writer. */
  module: string;
  /** Null to load the module only. */
  writer: string | null;
  /** Data without functions, which is copied to the process. */
  args: unknown[];
}

const order = createHelper<PdfOrder, Pdf | null>(new URL('./pdf-worker.ts', import.meta.url), {
  name: 'printed reports',
  heapMb: 384,
  idleMs: 45_000,
});

export interface PdfWriter<Args extends unknown[]> {
  (...args: Args): Promise<Pdf>;
  /** Loads what a report needs, which takes as long as a report, so that the first one does not wait for it. */
  prepare(): void;
}

/** A module's writer of PDFs in a process of its own, because layout takes half a second in which everybody else would wait. */
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
      // A failure here comes again, and is reported, with the next report.
      order({ module: module.href, writer: null, args: [] }).catch(() => {});
    },
  });
}
