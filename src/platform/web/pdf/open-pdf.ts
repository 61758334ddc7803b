import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler makes this address
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.mjs?worker&url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A PDF to draw. Nothing in it runs: no script, no form language, no code of fonts. Rejects for what is none. */
export function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy> {
  // The site's policy runs no WebAssembly.
  return getDocument({ data, useWasm: false, enableXfa: false, stopAtErrors: false }).promise;
}
