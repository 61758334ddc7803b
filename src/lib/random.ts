/** A seeded source of randomness: the same seed gives the same sequence on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number between `min` and `max`, both included. */
  int(min: number, max: number): number;
  /** A number in [min, max). */
  between(min: number, max: number): number;
  /** One item of a list; throws RangeError when the list is empty. */
  pick<T>(items: readonly T[]): T;
  /** One item, drawn in proportion to its weight; throws RangeError when no weight is above 0. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** Normally distributed (Box-Muller). */
  normal(mean: number, standardDeviation: number): number;
  /** True with probability `probability`. */
  chance(probability: number): boolean;
  /** A shuffled copy (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent source that depends on this seed and the label only, not on what was drawn before. */
  fork(label: string): Random;
}

/** A 32-bit hash of a string (xmur3 by bryc, public domain). */
export function hashString(text: string): number {
  let hash = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Starts a generator (sfc32 by Chris Doty-Humphrey, public domain) from a number or any text. */
export function createRandom(seed: number | string): Random {
  const key = String(seed);
  const next = startSfc32(key);

  const random: Random = {
    next,
    int: (min, max) => min + Math.floor(next() * (max - min + 1)),
    between: (min, max) => min + next() * (max - min),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
    weighted: (items, weightOf) => pickWeighted(items, weightOf, next()),
    normal: (mean, standardDeviation) => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + standardDeviation * radius * Math.cos(2 * Math.PI * next());
    },
    chance: (probability) => next() < probability,
    shuffle: (items) => shuffleCopy(items, next),
    fork: (label) => createRandom(`${key}/${label}`),
  };
  return random;
}

/** The generator that belongs to a seed and a label: `randomFor(7, 'roads')` is always the same one. */
export function randomFor(seed: number | string, label: string): Random {
  return createRandom(seed).fork(label);
}

function startSfc32(key: string): () => number {
  let a = hashString(`a${key}`);
  let b = hashString(`b${key}`);
  let c = hashString(`c${key}`);
  let counter = 1;
  function next(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  }
  for (let i = 0; i < 12; i++) next();
  return next;
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (index >= items.length || index < 0) throw new RangeError('Cannot pick from an empty list');
  return item as T;
}

function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number, draw: number): T {
  const weights = items.map((item) => Math.max(0, weightOf(item)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError('Cannot pick: no weight is above 0');
  let rest = draw * total;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i] ?? 0;
    if (weight === 0) continue;
    last = i;
    if (rest < weight) return itemAt(items, i);
    rest -= weight;
  }
  return itemAt(items, last);
}

function shuffleCopy<T>(items: readonly T[], next: () => number): T[] {
  const copy = items.slice();
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    const held = itemAt(copy, i);
    copy[i] = itemAt(copy, j);
    copy[j] = held;
  }
  return copy;
}
