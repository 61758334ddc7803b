import type { Words } from './frame.ts';
import type { Face } from './mark.ts';

/** The width of a text in a face of size 1. */
export type Measure = (face: Face, text: string) => number;

export interface SetText {
  lines: string[];
  size: number;
  height: number;
  /** Of the widest line. */
  width: number;
}

const STEP = 0.96;
/** A headline of up to this many lines is broken into lines of about one length. */
const BALANCED = 4;

/** How many sentences a share keeps: one at least, unless it is 0. */
export const countKept = ({ sentences }: Pick<Words, 'sentences'>, keep: number): number =>
  keep === 0 ? 0 : Math.min(sentences.length, Math.max(1, Math.round(sentences.length * keep)));

/**
 * Breaks a text into lines of a width. The text shrinks to its least size before it takes more lines than it should, and before a
 * word is broken.
 */
export function setText(
  frame: Words,
  { width, scale, keep, floor, measure }: { width: number; scale: number; keep: number; floor: number; measure: Measure },
): SetText {
  const kept = frame.sentences.slice(0, countKept(frame, keep));
  const text = [frame.text, ...kept].filter((part) => part !== '').join(' ');
  const { face, tracking, leading } = frame;
  if (text === '') return { lines: [], size: frame.fontSize * scale, height: 0, width: 0 };
  const widthOf = (part: string) => measure(face, part) + tracking * Math.max(0, Array.from(part).length - 1);
  // What stands too small to be read helps nobody.
  const least = Math.max(frame.leastSize * scale, floor);
  let size = Math.max(frame.fontSize * scale, least);
  let broken = breakLines(text, width / size, widthOf);
  while (size > least && (broken.hasBrokenWord || broken.lines.length > frame.lines)) {
    size = Math.max(least, size * STEP);
    broken = breakLines(text, width / size, widthOf);
  }
  // A headline with one word alone on its last line looks like a mistake.
  if (face.startsWith('display') && broken.lines.length > 1 && broken.lines.length <= BALANCED && !broken.hasBrokenWord)
    broken = balance(text, { room: width / size, lines: broken.lines.length, widthOf });
  return {
    lines: broken.lines,
    size,
    height: broken.lines.length * size * leading,
    width: Math.max(...broken.lines.map(widthOf)) * size,
  };
}

/** Stands between facts of a line, and neither at its end nor at the start of the next. */
const DOT = '·';
const BETWEEN = ` ${DOT} `;
const ENDS_WITH_DOT = / ·$/;

function breakLines(text: string, room: number, widthOf: (part: string) => number): { lines: string[]; hasBrokenWord: boolean } {
  const lines: string[] = [];
  let hasBrokenWord = false;
  // Rounding must not break a line that was measured to fit.
  const fits = (part: string) => widthOf(part) <= room + 1e-6;
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(/[ \t\r]+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      // A fact goes on the next line as a whole: "4,205 sq" and "ft lot" are not read together.
      const dot = word === DOT || ENDS_WITH_DOT.test(line) ? -1 : line.lastIndexOf(BETWEEN);
      const fact = dot < 0 ? '' : `${line.slice(dot + BETWEEN.length)} ${word}`;
      if (dot >= 0 && fits(fact)) {
        lines.push(line.slice(0, dot));
        line = fact;
        continue;
      }
      if (line !== '') lines.push(line.replace(ENDS_WITH_DOT, ''));
      line = word === DOT ? '' : word;
      while (!fits(line)) {
        const part = fittingPart(line, fits);
        if (part !== undefined) {
          lines.push(part);
          line = line.slice(part.length);
          continue;
        }
        hasBrokenWord = true;
        const letters = Array.from(line);
        let count = letters.length - 1;
        while (count > 1 && !fits(letters.slice(0, count).join(''))) count -= 1;
        if (count < 1) break;
        lines.push(letters.slice(0, count).join(''));
        line = letters.slice(count).join('');
        if (letters.length === 1) break;
      }
    }
    lines.push(line);
  }
  return { lines: lines.filter((line, at) => line !== '' || at > 0), hasBrokenWord };
}

/** The narrowest lines that are not more lines. */
function balance(text: string, { room, lines, widthOf }: { room: number; lines: number; widthOf: (part: string) => number }) {
  let [narrow, wide] = [room / lines, room];
  for (let step = 0; step < 12; step += 1) {
    const middle = (narrow + wide) / 2;
    const tried = breakLines(text, middle, widthOf);
    if (tried.lines.length > lines || tried.hasBrokenWord) narrow = middle;
    else wide = middle;
  }
  return breakLines(text, wide, widthOf);
}

/** Where long names and addresses of the web may go on in the next line. */
const JOINT = /[-@./,]/g;

/** The longest start of a word that ends at a joint and fits. */
function fittingPart(word: string, fits: (part: string) => boolean): string | undefined {
  const starts = [...word.matchAll(JOINT)].map(({ index }) => word.slice(0, index + 1));
  return starts.findLast((start) => start.length > 3 && start.length < word.length && fits(start));
}
