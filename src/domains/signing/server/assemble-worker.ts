import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type EmbeddedFont, ops, PDF, type PDFPage, rgb } from '@libpdf/core';
import { answerQuestions } from '#platform/jobs/helper.ts';
import { DRAWN_HEIGHT, DRAWN_WIDTH } from '../model/drawn-size.ts';
import { uprightIn } from '../model/fields.ts';
import type { Mark } from '../model/marks.ts';
import type { AssembleOrder, InspectOrder, Inspection } from './assemble.ts';

const require = createRequire(import.meta.url);
const PLAIN = require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const WRITTEN = require.resolve('@expo-google-fonts/fraunces/400Regular_Italic/Fraunces_400Regular_Italic.ttf');
const INK = rgb(0.07, 0.13, 0.35);
/** Room between a mark and the border of its field, in points. */
const GAP = 2;

answerQuestions(async (order: InspectOrder | AssembleOrder): Promise<Inspection | Uint8Array> =>
  'inspect' in order ? inspect(order.inspect) : assemble(order),
);

async function inspect(content: Uint8Array): Promise<Inspection> {
  const pdf = await PDF.load(Uint8Array.from(content)).catch(() => undefined);
  if (pdf === undefined) return { fault: 'broken' };
  if (pdf.isEncrypted) return { fault: 'locked' };
  const pages = pdf.getPages().map((page) => {
    const { x, y, width, height } = page.getCropBox();
    return { x, y, width, height, rotation: page.rotation };
  });
  return { pages };
}

interface Fonts {
  plain: EmbeddedFont;
  written: EmbeddedFont;
}

async function assemble({ files, marks, certificate }: AssembleOrder): Promise<Uint8Array> {
  // The documents come before the pages of the certificate, whose tags for screen readers stay: they belong to its catalog.
  const whole = await PDF.load(Uint8Array.from(certificate));
  let insertAt = 0;
  let fonts: Fonts | undefined;
  for (const [at, part] of files.entries()) {
    const source = await PDF.load(Uint8Array.from(part));
    source.flattenAll();
    const pages = await whole.copyPagesFrom(
      source,
      Array.from({ length: source.getPageCount() }, (_, page) => page),
      { insertAt },
    );
    insertAt += pages.length;
    // Actions on opening and closing a page; and numbers into the tags of a document that stayed behind.
    for (const page of pages) for (const key of ['AA', 'StructParents', 'Tabs']) page.dict.delete(key);
    for (const mark of marks) {
      const page = mark.file === at ? pages[mark.page - 1] : undefined;
      if (page === undefined) continue;
      fonts ??= { plain: whole.embedFont(read(PLAIN)), written: whole.embedFont(read(WRITTEN)) };
      draw(whole, page, mark, fonts);
    }
  }
  return whole.save();
}

const read = (file: string): Uint8Array => Uint8Array.from(readFileSync(file));

/** Draws one mark as the reader sees the page, whichever way that is turned. */
function draw(pdf: PDF, page: PDFPage, mark: Mark, fonts: Fonts): void {
  const {
    width,
    height,
    matrix: [a, b, c, d, e, f],
  } = uprightIn(mark, page.rotation);
  page.drawOperators([ops.pushGraphicsState(), ops.concatMatrix(a, b, c, d, e, f)]);
  const { content } = mark;
  if (content.kind === 'check') drawCheck(page, width, height);
  else if (content.kind === 'text') drawText(page, content.text, fonts.plain, { width, height, most: 11 });
  else if (content.signature.kind === 'typed') {
    const { text } = content.signature;
    drawText(page, text, fonts.written.canEncode(text) ? fonts.written : fonts.plain, { width, height, most: 28 });
  } else if (content.signature.kind === 'drawn') drawStrokes(page, content.signature.strokes, width, height);
  else {
    const image = pdf.embedImage(Uint8Array.from(Buffer.from(content.signature.png, 'base64')));
    const scale = Math.min((width - GAP) / image.width, (height - GAP) / image.height);
    page.drawImage(image, { x: GAP / 2, y: GAP / 2, width: image.width * scale, height: image.height * scale });
  }
  page.drawOperators([ops.popGraphicsState()]);
}

interface Room {
  width: number;
  height: number;
  /** The largest size of the letters, in points. */
  most: number;
}

/** One line, or several where the field is high enough; the letters shrink until all of it fits. */
function drawText(page: PDFPage, text: string, font: EmbeddedFont, { width, height, most }: Room): void {
  if (!font.canEncode(text)) throw new Error('no font has all letters of a field');
  for (let size = Math.min(most, height * 0.75); ; size *= 0.92) {
    const lineHeight = size * 1.2;
    const lines = wrap(text, (part) => font.getTextWidth(part, size) <= width - 2 * GAP);
    if (lines.length * lineHeight > height && size > 3) continue;
    const top = height / 2 + (lines.length * lineHeight) / 2;
    for (const [at, line] of lines.entries())
      page.drawText(line, { x: GAP, y: top - (at + 1) * lineHeight + size * 0.3, size, font, color: INK });
    return;
  }
}

/** Breaks text between words, and within those that fit nowhere. */
function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else {
      if (last !== '') lines.push('');
      for (const letter of word) {
        const part = `${lines.at(-1) ?? ''}${letter}`;
        if (fits(part) || lines.at(-1) === '') lines[lines.length - 1] = part;
        else lines.push(letter);
      }
    }
  }
  return lines;
}

type Strokes = readonly (readonly (readonly [number, number])[])[];

function drawStrokes(page: PDFPage, strokes: Strokes, width: number, height: number): void {
  const scale = Math.min(width / DRAWN_WIDTH, height / DRAWN_HEIGHT);
  for (const stroke of strokes) {
    const path = page.drawPath();
    for (const [at, [x, y]] of stroke.entries()) {
      const [px, py] = [x * scale, (DRAWN_HEIGHT - y) * scale];
      if (at === 0) path.moveTo(px, py);
      if (at > 0) path.lineTo(px, py);
      else if (stroke.length === 1) path.lineTo(px + 0.5, py);
    }
    path.stroke({ borderColor: INK, borderWidth: Math.max(0.8, 5 * scale), lineCap: 'round', lineJoin: 'round' });
  }
}

function drawCheck(page: PDFPage, width: number, height: number): void {
  const side = Math.min(width, height);
  page
    .drawPath()
    .moveTo(side * 0.18, side * 0.5)
    .lineTo(side * 0.42, side * 0.24)
    .lineTo(side * 0.84, side * 0.8)
    .stroke({ borderColor: INK, borderWidth: Math.max(1, side * 0.12), lineCap: 'round' });
}
