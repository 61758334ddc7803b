import { inflateSync } from 'node:zlib';

const LETTERS = new TextDecoder('windows-1252');

/**
 * The words, parted by single spaces, of a PDF that `@react-pdf/renderer` made, page after page. It knows that library's way of writing alone: deflated
 * streams, and glyphs of the built-in fonts as hexadecimal letters.
 */
export function readPdf(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const words: string[] = [];
  for (const { index, 0: start } of bytes.toString('latin1').matchAll(/stream\r?\n/g)) {
    const from = index + start.length;
    const to = bytes.indexOf('endstream', from);
    if (bytes[from] !== 0x78 || to < 0) continue;
    const content = inflateSync(bytes.subarray(from, to)).toString('latin1');
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g))
      words.push([...shown.matchAll(/<([\da-f]*)>/gi)].map(([, hex = '']) => LETTERS.decode(Buffer.from(hex, 'hex'))).join(''));
  }
  return words.join(' ').replaceAll(/\s+/g, ' ');
}
