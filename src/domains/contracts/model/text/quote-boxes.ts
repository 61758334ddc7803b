/** Words as a page of a PDF draws them: points, from the origin of the page up and to the right. */
export interface TextPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export type QuoteBox = Omit<TextPiece, 'text'>;

/** Letters that are enough to know a place by, where a quote goes on otherwise than the page. */
const FEWEST_LETTERS = 24;
/** How far apart words of one line are, in their height. */
const WIDEST_GAP = 3;

const lettersOf = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]/gu, '');

/**
 * Where a quote stands on a page: a box for each of its lines. Gaps, dots and lines count for nothing, because they are drawn in
 * many ways. Empty where its letters are not there in this order.
 */
export function boxesOfQuote(pieces: readonly TextPiece[], quote: string): QuoteBox[] {
  const wanted = lettersOf(quote);
  if (wanted === '') return [];
  let letters = '';
  const ends: number[] = [];
  for (const { text } of pieces) {
    letters += lettersOf(text);
    ends.push(letters.length);
  }
  const start = letters.indexOf(wanted);
  const at = start === -1 ? letters.indexOf(wanted.slice(0, FEWEST_LETTERS)) : start;
  if (at === -1 || (start === -1 && wanted.length <= FEWEST_LETTERS)) return [];
  const end = at + (start === -1 ? FEWEST_LETTERS : wanted.length);
  return joinLines(
    pieces.flatMap((piece, index) => {
      const [from, to] = [ends[index - 1] ?? 0, ends[index] ?? 0];
      const count = to - from;
      if (count === 0 || to <= at || from >= end) return [];
      const [first, last] = [
        shareBefore(piece.text, Math.max(0, at - from)),
        shareThrough(piece.text, Math.min(count, end - from)),
      ];
      const { x, y, width, height } = piece;
      return [{ x: x + width * first, y, width: width * (last - first), height }];
    }),
  );
}

/** Where the letter after so many others begins, as a part of the piece; its gaps count here. */
function shareBefore(text: string, letters: number): number {
  const signs = Array.from(text);
  let seen = 0;
  const at = signs.findIndex((sign) => {
    const isNext = seen === letters && lettersOf(sign) !== '';
    seen += lettersOf(sign).length;
    return isNext;
  });
  return at === -1 ? 1 : at / signs.length;
}

/** Where the last of so many letters ends. */
function shareThrough(text: string, letters: number): number {
  const signs = Array.from(text);
  let seen = 0;
  const at = signs.findIndex((sign) => {
    seen += lettersOf(sign).length;
    return seen >= letters;
  });
  return at === -1 ? 1 : (at + 1) / signs.length;
}

/** Boxes that stand beside each other on one line, as one. */
function joinLines(boxes: readonly QuoteBox[]): QuoteBox[] {
  const joined: QuoteBox[] = [];
  for (const box of boxes) {
    const last = joined.at(-1);
    const isBeside =
      last !== undefined &&
      Math.abs(last.y - box.y) < Math.max(last.height, box.height) / 2 &&
      box.x >= last.x &&
      box.x - (last.x + last.width) < box.height * WIDEST_GAP;
    if (last === undefined || !isBeside) {
      joined.push({ ...box });
      continue;
    }
    const [bottom, top] = [Math.min(last.y, box.y), Math.max(last.y + last.height, box.y + box.height)];
    Object.assign(last, { y: bottom, height: top - bottom, width: box.x + box.width - last.x });
  }
  return joined;
}
