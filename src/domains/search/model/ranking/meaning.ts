/** A text's vector, and how near it lies to wishes in general. */
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

/** Mean cosine to the nearest of many wishes of all kinds: a text that is near to many says little by being near to one. */
export function measureCommonness(vector: ArrayLike<number>, commonWishes: readonly ArrayLike<number>[]): number {
  const nearest = commonWishes
    .map((wish) => cosine(vector, wish))
    .toSorted((a, b) => b - a)
    .slice(0, NEAREST);
  return nearest.reduce((sum, one) => sum + one, 0) / Math.max(1, nearest.length);
}

/** One byte a dimension: the largest becomes 127. Loses nothing that an order would show. */
export function packVector(vector: Float32Array): Int8Array {
  const largest = vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
  return Int8Array.from(vector, (one) => (largest === 0 ? 0 : Math.round((one / largest) * 127)));
}
