/**
 * Edits (insert, delete, replace, swap of neighbors) that turn one text into the other: optimal string
 * alignment distance, cut off at `limit + 1`.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (from === to) return 0;
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  const width = to.length + 1;
  const most = Math.min(limit, Math.max(from.length, to.length)) + 1;
  if (width > rows[0].length) rows = makeRows(2 * width);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column < width; column++) last[column] = Math.min(column, most);
  for (let row = 1; row <= from.length; row++) {
    // Cells farther than the limit from the diagonal need more edits than the limit.
    const [first, end] = [Math.max(1, row - most), Math.min(to.length, row + most)];
    current.fill(most, 0, width);
    current[0] = Math.min(row, most);
    let lowest = current[0];
    for (let column = first; column <= end; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let edits = Math.min(
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + cost,
        most,
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        edits = Math.min(edits, (beforeLast[column - 2] ?? most) + 1);
      }
      current[column] = edits;
      if (edits < lowest) lowest = edits;
    }
    if (lowest > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[to.length] ?? most, limit + 1);
}

/** Reused across calls: allocating them takes longer than comparing short words. */
let rows = makeRows(64);

function makeRows(width: number): [Uint16Array, Uint16Array, Uint16Array] {
  return [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)];
}

/** One bit for each letter a word has and each vowel it repeats, to tell words apart without comparing them. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index) - A;
    if (code < 0 || code > 25) continue;
    const bit = 1 << code;
    const again = (letters & bit) === 0 ? undefined : TWICE[code];
    letters |= again === undefined ? bit : 1 << again;
  }
  return letters;
}

const A = 'a'.charCodeAt(0);
const TWICE: Record<number, number> = { 0: 26, 4: 27, 8: 28, 14: 29, 18: 30, 19: 31 };

/** Whether words with these bits may be within the limit of edits: an edit changes at most two bits. */
export function mayBeNear(letters: number, others: number, edits: number): boolean {
  let different = letters ^ others;
  for (let left = 2 * edits; left >= 0; left--) {
    if (different === 0) return true;
    different &= different - 1;
  }
  return false;
}

/** The word closest to the given one; undefined if all differ in more than a third of its letters. */
export function closestWord(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
