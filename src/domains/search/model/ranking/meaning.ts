/** A text's vector, and how close it is to wishes in general. */
export interface Meaning {
  vector: Float32Array | Int8Array;
  commonness: number;
}

const NEAREST = 60;

/** Cosine of two vectors of any scale. */
export function cosine(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let [dot, aa, bb] = [0, 0, 0];
  for (let at = 0; at < a.length; at++) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  return aa === 0 || bb === 0 ? 0 : dot / Math.sqrt(aa * bb);
}

/** Mean cosine to the nearest of many wishes of all kinds: a text close to many wishes says little about any one. */
export function measureCommonness(vector: ArrayLike<number>, commonWishes: readonly ArrayLike<number>[]): number {
  const nearest = commonWishes
    .map((wish) => cosine(vector, wish))
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST);
  return nearest.reduce((sum, one) => sum + one, 0) / Math.max(1, nearest.length);
}

/** How far a wish is drawn toward known answers, and how much more the nearest of the known wishes counts. */
const LEAN = 1;
const SHARPNESS = 0.03;

/**
 * A wish's vector, moved toward the answers to the most similar known wishes (pseudo-relevance feedback, Rocchio 1971): the
 * less similar, the smaller the move.
 */
export function leanToAnswers(
  wish: Float32Array,
  known: { wishes: readonly ArrayLike<number>[]; answers: readonly ArrayLike<number>[] },
): Float32Array {
  const nearness = known.wishes.map((other) => cosine(wish, other));
  const nearest = Math.max(0, ...nearness);
  const powers = nearness.map((one) => Math.exp((one - nearest) / SHARPNESS));
  const whole = powers.reduce((sum, one) => sum + one, 0);
  const leaned = Float32Array.from(wish);
  for (const [index, answer] of known.answers.entries()) {
    // The part that all answers share says nothing about this wish.
    const share = (LEAN * nearest * ((powers[index] ?? 0) / whole - 1 / known.answers.length)) / lengthOf(answer);
    if (share !== 0) for (let at = 0; at < leaned.length; at++) leaned[at] = (leaned[at] ?? 0) + share * (answer[at] ?? 0);
  }
  return leaned;
}

function lengthOf(vector: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (vector[at] ?? 0) ** 2;
  return Math.sqrt(sum) || 1;
}

/** One byte a dimension: the largest becomes 127. Loses nothing that would change an order. */
export function packVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return Int8Array.from(vector, (one) => (largest === 0 ? 0 : Math.round((one / largest) * 127)));
}
