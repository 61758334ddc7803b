import { fileTypeFromBuffer } from 'file-type';
import { formatMegabytes, formatNumber } from '#lib/format.ts';
import { toUtf8 } from '#platform/files/to-utf8.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { FEWEST_OWN_LETTERS, MOST_BYTES, MOST_CHARACTERS, MOST_SCANNED_PAGES } from '../model/limits.ts';
import type { HiddenText } from '../model/reading.ts';
import { readDocx } from './read-docx.ts';
import { readPdfPages } from './read-pdf-pages.ts';

/** How the words of a file were read. */
export type ReadingEngine = 'pdf-text' | 'docx-text' | 'plain-text' | 'scan';

export interface Pages {
  pages: string[];
  engine: ReadingEngine;
  /** Words of the file that its pages do not show. */
  hidden?: HiddenText[];
  /** Whether the file goes on behind the text that is read. */
  isCut?: boolean;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const FEWEST_LETTERS = 40;
// Of how many pages being pictures a file is a scan.
const SCAN_SHARE = 0.3;

/** A file whose pages are pictures, all or some; it takes seconds a page to read. */
export interface ScannedPages {
  /** How many pages it has, pictures or not. */
  scanned: number;
}

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/tiff']);

/**
 * The text of a paper by pages: PDF, DOCX or plain text, told by its bytes and not by its name; or how many pages it has, if
 * they are pictures. Throws invalid, in words for people, for what it cannot read.
 */
export async function readPagesOrScan(file: Uint8Array): Promise<Pages | ScannedPages> {
  const type = await fileTypeFromBuffer(file);
  if (type !== undefined && PICTURES.has(type.mime) && file.byteLength <= MOST_BYTES) {
    await checkPicture(file);
    return { scanned: 1 };
  }
  const read = await readAnyPages(file);
  if (read.engine !== 'pdf-text') return boundText(read);
  const isPicture = (page: string) => page.replaceAll(/[^\p{L}]/gu, '').length < FEWEST_OWN_LETTERS;
  const pictures = read.pages.filter(isPicture).length;
  // A blank last page is no scan.
  if (pictures === 0 || (pictures < read.pages.length * SCAN_SHARE && read.pages.length > 1)) return boundText(read);
  if (read.pages.length > MOST_SCANNED_PAGES) {
    throw new DomainError(
      'invalid',
      `This scan has ${read.pages.length} pages; we read the letters of up to ${MOST_SCANNED_PAGES}. Send it in parts.`,
    );
  }
  return { scanned: read.pages.length };
}

const SMALLEST_SIDE = 400;
const MOST_PIXELS = 80_000_000;

/** Throws invalid for a picture that cannot be opened, or is too small or too large for letters to be read in. */
async function checkPicture(file: Uint8Array): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => {
      throw new DomainError('invalid', 'This picture is damaged, so we can’t read it. Take or scan it again.');
    });
  if (Math.min(width, height) < SMALLEST_SIDE || width * height > MOST_PIXELS) {
    throw new DomainError(
      'invalid',
      'This picture is too small or too large to read letters in. Scan the page at 200 to 300 dots an inch.',
    );
  }
}

/** The same for a file with text of its own. Throws invalid for a scan too. */
export async function readPages(file: Uint8Array): Promise<Pages> {
  return boundText(await readAnyPages(file));
}

async function readAnyPages(file: Uint8Array): Promise<Pages> {
  if (file.byteLength > MOST_BYTES)
    throw new DomainError('invalid', `This file is larger than ${formatMegabytes(MOST_BYTES)}. Send a smaller copy.`);
  const type = isWideText(file) ? undefined : await fileTypeFromBuffer(file);
  return readByType(file, type?.mime);
}

/** The mark of a text in UTF-16, which begins sounds as well. */
const isWideText = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function boundText(read: Pages): Pages {
  const pages = bound(read.pages);
  const letters = pages.join('').replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < FEWEST_LETTERS) {
    throw new DomainError(
      'invalid',
      'This file holds no text that can be read. If it is a scan, send a copy with a text layer; most scanner apps make one.',
    );
  }
  const isCut = read.pages.reduce((sum, page) => sum + page.length, 0) > MOST_CHARACTERS;
  return { ...read, pages, isCut };
}

async function readByType(file: Uint8Array, mime: string | undefined): Promise<Pages> {
  if (mime === 'application/pdf') return { ...(await readPdfPages(file)), engine: 'pdf-text' };
  if (mime === DOCX) return { ...readDocx(file), engine: 'docx-text' };
  if (mime !== undefined)
    throw new DomainError('invalid', 'Send the contract as PDF, DOCX, plain text or a picture (PNG, JPEG).');
  return { pages: (await readText(file)).split('\f'), engine: 'plain-text' };
}

async function readText(file: Uint8Array): Promise<string> {
  if (file.byteLength > MOST_CHARACTERS * MOST_BYTES_OF_ONE) refuseLongText();
  const parts: Uint8Array[] = [];
  for await (const part of toUtf8(inOnePiece(file))) parts.push(part);
  const text = Buffer.concat(parts).toString('utf8');
  if (text.length > MOST_CHARACTERS) refuseLongText();
  // Pages of the web, and files that are two things at once, are no contracts.
  const isOther = /^\s{0,200}<(?:!doctype|html|script|svg|\?xml)\b/i.test(text) || text.includes('%PDF-');
  if (isOther || text.includes('\0'))
    throw new DomainError('invalid', 'Send the contract as PDF, DOCX, plain text or a picture (PNG, JPEG).');
  return text;
}

/** Of one character, in any way to write text. */
const MOST_BYTES_OF_ONE = 4;

function refuseLongText(): never {
  throw new DomainError(
    'invalid',
    `This text has more than ${formatNumber(MOST_CHARACTERS)} characters, and no contract is so long. Send the contract alone.`,
  );
}

async function* inOnePiece(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}

/** The first pages whose text fits the bound. */
function bound(pages: readonly string[]): string[] {
  const kept: string[] = [];
  let length = 0;
  for (const page of pages) {
    if (length >= MOST_CHARACTERS) break;
    kept.push(page.slice(0, MOST_CHARACTERS - length));
    length += page.length;
  }
  return kept;
}
