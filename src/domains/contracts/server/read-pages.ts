import { unzipSync } from 'fflate';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '#platform/verb/domain-error.ts';
import { MOST_BYTES, MOST_CHARACTERS } from '../model/limits.ts';
import { readPdfPages } from './read-pdf-pages.ts';

/** How the words of a file were read. */
export type ReadingEngine = 'pdf-text' | 'docx-text' | 'plain-text';

export interface Pages {
  pages: string[];
  engine: ReadingEngine;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
// What a packed file may hold unpacked: a bomb is refused before it goes off.
const MOST_UNPACKED_BYTES = 60 * 1024 * 1024;
const FEWEST_LETTERS = 40;

/**
 * The text of a paper by pages: PDF, DOCX or plain text, told by its bytes and not by its name. Throws invalid, in
 * words for people, for what it cannot read.
 */
export async function readPages(file: Uint8Array): Promise<Pages> {
  if (file.byteLength > MOST_BYTES) throw new DomainError('invalid', 'This file is larger than 25 MB. Send a smaller copy.');
  const type = await fileTypeFromBuffer(file);
  const read = await readByType(file, type?.mime);
  const letters = read.pages.join('').replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < FEWEST_LETTERS) {
    throw new DomainError(
      'invalid',
      'This file holds no text that can be read. If it is a scan, send a copy with a text layer; most scanner apps make one.',
    );
  }
  return { ...read, pages: bound(read.pages) };
}

async function readByType(file: Uint8Array, mime: string | undefined): Promise<Pages> {
  if (mime === 'application/pdf') return { pages: await readPdfPages(file), engine: 'pdf-text' };
  if (mime === DOCX) return { pages: [await readDocx(file)], engine: 'docx-text' };
  if (mime !== undefined) throw new DomainError('invalid', 'Send the contract as PDF, DOCX or plain text.');
  return { pages: readText(file).split('\f'), engine: 'plain-text' };
}

function readText(file: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(file);
  if (text.includes('\0')) throw new DomainError('invalid', 'Send the contract as PDF, DOCX or plain text.');
  return text;
}

async function readDocx(file: Uint8Array): Promise<string> {
  let unpacked = 0;
  try {
    unzipSync(file, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > MOST_UNPACKED_BYTES) throw new DomainError('invalid', 'This document is too large when unpacked.');
    const { default: mammoth } = await import('mammoth');
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(file) });
    return value;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('invalid', 'This document is damaged, so it cannot be read. Save it again, and retry.');
  }
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
