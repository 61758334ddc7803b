import { fileTypeFromBuffer } from 'file-type';
import { FEWEST_OWN_LETTERS } from '../../model/limits.ts';
import { openPdf, readPdfPage } from '../read-pdf-pages.ts';
import { drawPictures } from './page-pictures.ts';
import { openLetterReader } from './read-letters.ts';

/** A file whose pages are pictures, all or some. */
export interface Scan {
  /** The text of a page (from 1): its own, or read from its picture; empty where it has neither. */
  readPage(page: number): Promise<string>;
  close(): Promise<void>;
}

/** Opens a PDF or a picture. Throws invalid for what it cannot open. */
export async function openScan(file: Uint8Array): Promise<Scan> {
  const type = await fileTypeFromBuffer(file);
  const letters = await openLetterReader();
  if (type?.mime !== 'application/pdf') return { readPage: () => letters.read(file), close: () => letters.close() };
  const document = await openPdf(file).catch(async (error: unknown) => {
    await letters.close();
    throw error;
  });
  return {
    readPage: async (number) => {
      const page = await document.getPage(number);
      try {
        const { text } = await readPdfPage(page, number);
        if (text.replaceAll(/[^\p{L}]/gu, '').length >= FEWEST_OWN_LETTERS) return text;
        const picture = await drawPictures(page);
        return picture === undefined ? text : await letters.read(picture);
      } finally {
        page.cleanup();
      }
    },
    close: async () => {
      await document.loadingTask.destroy();
      await letters.close();
    },
  };
}
