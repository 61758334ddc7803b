import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF, parted by single spaces, page after page. */
export async function readPdf(pdf: Uint8Array): Promise<string> {
  // The library takes ownership of the bytes.
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(pdf)), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The words of a page with the place where each begins, in the space of the page. */
export async function placedWordsOf(file: Uint8Array, page: number) {
  const pdf = await getDocumentProxy(Uint8Array.from(file));
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, transform: item.transform as number[] }] : []));
}
