import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF, parted by single spaces, page after page. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  // The library takes ownership of the bytes.
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
