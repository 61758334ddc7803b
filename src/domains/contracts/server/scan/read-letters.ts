import type { Sharp } from 'sharp';
import type { Worker } from 'tesseract.js';
import { sharp } from '#platform/files/sharp.ts';
import { composePage } from '../../model/text/compose-page.ts';
import type { TextRun } from '../../model/text/text-run.ts';
import { findCheckBoxes, type CheckBox, type GrayPage } from './find-boxes.ts';

/** Pixels of a page's longer side that letters are read at: about 200 dots an inch of a letter page. More reads no better. */
const LONGER_SIDE = 2200;
const DOTS_PER_INCH = 200;
/** Pixels of a picture that is opened at all; a bomb has more. */
const MOST_PIXELS = 80_000_000;
/** How sure the reader must be of a word to show it. Right amounts have been seen at 20, so it is no gate for what is right. */
const LEAST_SURE = 10;
const SURE = 75;

interface Word {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

/** Reads the letters of pictures of pages, on this machine alone. Close it: it holds about 200 MB. */
export interface LetterReader {
  /** The text of a page as `composePage` makes it. Throws where the picture cannot be opened. */
  read(picture: Uint8Array): Promise<string>;
  close(): Promise<void>;
}

export async function openLetterReader(): Promise<LetterReader> {
  const [{ createWorker, OEM }, { default: letters }] = await Promise.all([
    import('tesseract.js'),
    import('@tesseract.js-data/eng'),
  ]);
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: letters.langPath,
    gzip: letters.gzip,
    cacheMethod: 'none',
  });
  // Pictures often say a wrong number of dots an inch, or none.
  await worker.setParameters({ user_defined_dpi: String(DOTS_PER_INCH) });
  return {
    read: async (picture) => {
      let tidy = await tidyPicture(picture);
      let { page, read } = await readGray(worker, tidy);
      if (read.confidence < LEAST_CONFIDENT) {
        const turn = await findTurn(worker, tidy, read.confidence);
        if (turn !== 0) {
          tidy = sharp(await tidy.clone().rotate(turn).png().toBuffer()).grayscale();
          ({ page, read } = await readGray(worker, tidy));
        }
      }
      const boxes = findCheckBoxes(page);
      const words = (read.blocks ?? []).flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ lines }) =>
          lines.map(({ words: own, bbox, baseline }): Line => ({ words: own, bbox, base: (baseline.y0 + baseline.y1) / 2 })),
        ),
      );
      return composePage(runsOf(words, boxes, page.height));
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** A page in gray at the size that letters are read at, its paper white and its specks gone. */
async function tidyPicture(picture: Uint8Array): Promise<Sharp> {
  const tidy = sharp(picture, { limitInputPixels: MOST_PIXELS, pages: 1 })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: LONGER_SIDE, height: LONGER_SIDE, fit: 'inside' })
    .grayscale()
    // Half of a page and more is paper: its shade becomes white, the darkest ink black.
    .normalise({ lower: 0, upper: 50 });
  const { data, info } = await tidy.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const raw = { raw: { width: info.width, height: info.height, channels: 1 as const } };
  // Specks close the gaps between words; the middle of nine pixels takes them away, and little of the letters.
  return shareOfSpecks(data, info.width, info.height) > MOST_SPECKS
    ? sharp(await sharp(data, raw).median(3).toColourspace('b-w').raw().toBuffer(), raw)
    : sharp(data, raw);
}

const DARK = 150;
const PALE = 190;
/** Of how many pixels being lone dark ones a page is noisy. */
const MOST_SPECKS = 0.0006;

function shareOfSpecks(data: Uint8Array, width: number, height: number): number {
  let specks = 0;
  let seen = 0;
  for (let y = 2; y < height - 2; y += 3) {
    for (let x = 2; x < width - 2; x += 1) {
      seen += 1;
      const at = y * width + x;
      if ((data[at] ?? 255) >= DARK) continue;
      const ring = [
        at - 2 * width,
        at + 2 * width,
        at - 2,
        at + 2,
        at - 2 * width - 2,
        at + 2 * width + 2,
        at - 2 * width + 2,
        at + 2 * width - 2,
      ];
      if (ring.every((around) => (data[around] ?? 255) > PALE)) specks += 1;
    }
  }
  return seen === 0 ? 0 : specks / seen;
}

const LEAST_CONFIDENT = 45;
const GLANCE = 1100;

async function readGray(
  worker: Worker,
  picture: Sharp,
): Promise<{ page: GrayPage; read: Awaited<ReturnType<Worker['recognize']>>['data'] }> {
  const { data, info } = await picture.clone().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  const { data: read } = await worker.recognize(png, {}, { blocks: true, text: false });
  return { page: { data: new Uint8Array(data), width, height }, read };
}

/** How far a page that reads badly must be turned: a glance at small copies tells which way its letters stand. */
async function findTurn(worker: Worker, page: Sharp, confidence: number): Promise<number> {
  let best = { turn: 0, confidence: confidence + 10 };
  const small = await page.clone().resize({ width: GLANCE, height: GLANCE, fit: 'inside' }).png().toBuffer();
  for (const turn of [90, 270, 180]) {
    const turned = await sharp(small).rotate(turn).png().toBuffer();
    const { data } = await worker.recognize(turned, {}, { blocks: false, text: true });
    if (data.confidence > best.confidence) best = { turn, confidence: data.confidence };
  }
  return best.turn;
}

interface Line {
  words: readonly Word[];
  bbox: Word['bbox'];
  /** Pixels from the top to what the letters stand on. */
  base: number;
}

/** Words and boxes as runs of text, pixels for points. A word that a box was taken for gives way to the box. */
function runsOf(lines: readonly Line[], found: readonly CheckBox[], height: number): TextRun[] {
  const isAt = ({ bbox: { x0, x1, y0, y1 } }: Word, { x, y, size }: CheckBox) =>
    x0 < x + size && x1 > x && y0 < y + size && y1 > y;
  // What lies within a word is one of its letters.
  const isWord = ({ text, confidence }: Word) => text.length > 3 || (confidence > SURE && /^\p{L}{2,}$/u.test(text));
  const boxes = found.filter((box) => lines.every(({ words }) => words.every((word) => !isWord(word) || !isAt(word, box))));
  const isBox = (word: Word) => boxes.some((box) => isAt(word, box));
  const tall = lines.map(({ bbox }) => bbox.y1 - bbox.y0).toSorted((a, b) => a - b);
  const usual = tall[Math.floor(tall.length / 2)] ?? 1;
  const runs = lines.flatMap(({ words, bbox, base }) =>
    words
      .filter((word) => word.confidence >= LEAST_SURE && !isBox(word))
      .map(({ text, bbox: { x0, x1 } }): TextRun => ({
        text,
        x: x0,
        // One base for all words of a line keeps them in it.
        y: height - base,
        width: x1 - x0,
        // A line that the reader took for a tall one swallows no other.
        height: Math.min(usual, bbox.y1 - bbox.y0),
      })),
  );
  const marks = boxes.map(({ x, y, size, isTicked }): TextRun => {
    const line = lines.find(({ bbox }) => y + size / 2 >= bbox.y0 - 4 && y + size / 2 <= bbox.y1 + 4);
    return { text: isTicked ? '☒' : '☐', x, y: height - (line?.base ?? y + size), width: size, height: Math.min(usual, size) };
  });
  return [...runs, ...marks];
}
