import { createRandom, type Random } from '#lib/random.ts';
import { CATEGORIES, type Category } from './finding.ts';
import {
  FILTERS,
  filtered,
  type Heard,
  lengthsOf,
  nameOf,
  type Net,
  type PartOfNet,
  pooled,
  REACH,
  SIZE,
  sureness,
  vectorsOf,
  weighedBy,
  windowsOf,
  wordsOf,
} from './hear-text.ts';
import { readItems } from './read-items.ts';
import type { Labelled } from './read-labelled.ts';

interface Example {
  heard: readonly Heard[];
  isWrong: boolean;
  /** For each word, whether it is part of what is wrong. Undefined where no mark says so. */
  marked: readonly boolean[] | undefined;
  /** Its place in the categories, or -1. */
  category: number;
}

const ROUNDS = 5;
const BATCH = 24;
const RATE = 0.004;
/** How much of the largest rate the first and the last steps have. */
const WARM = 0.15;
const PULL = 1e-4;
const START = 0.4;
/** What is hidden at random, so that nothing is learned by heart. */
const HIDDEN_WORDS = 0.08;
const HIDDEN_VALUES = 0.25;
/** Labels are not sure either. */
const DOUBT = 0.03;
const WORTH_OF_MARKS = 0.5;
const WORTH_OF_CATEGORY = 0.3;
/** Words of one text alone say nothing of others. */
const LEAST_TEXTS = 2;

const NAMES = Object.keys(lengthsOf(0)) as PartOfNet[];

/**
 * Learns the network from labeled texts, by Adam. Words begin with vectors that were learned from much other text, so that those that
 * mean alike begin alike. The same texts and vectors give the same network.
 */
export function learnHearing(labelled: readonly Labelled[], begun: ReadonlyMap<string, readonly number[]>): Net {
  const read = labelled.map((one) => ({ ...one, items: readItems(one.text) }));
  const words = listWords(read.map(({ items }) => items));
  const examples = read.flatMap((one) => examplesOf(words, one));
  const random = createRandom('hearing');
  const net = startNet(words, begun, random);
  const step = createAdam(net);
  const slopes = eachPart(({ length }) => new Float32Array(length), net);
  const steps = ROUNDS * Math.ceil(examples.length / BATCH);
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const shuffled = random.shuffle(examples);
    for (let from = 0; from < shuffled.length; from += BATCH) {
      const batch = shuffled.slice(from, from + BATCH);
      for (const example of batch) learnFrom(net, example, slopes, 1 / batch.length, random);
      done += 1;
      const share = done / steps;
      step(slopes, RATE * Math.min(1, share / WARM, (1.02 - share) / (1 - WARM)));
    }
  }
  return net;
}

function listWords(texts: readonly (readonly { words: string }[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const items of texts)
    for (const word of new Set(items.flatMap((item) => item.words.split(' ').map(nameOf))))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].flatMap(([word, count]) => (count >= LEAST_TEXTS && /^[#,.a-z]/.test(word) ? [word] : []));
  return new Map(known.toSorted().map((word, at) => [word, at + 1]));
}

/** A window of a wrong text is wrong where its marks are. Without marks only a single window is known to be. */
function examplesOf(
  words: Map<string, number>,
  { items, isWrong, spans, label }: Labelled & { items: ReturnType<typeof readItems> },
): Example[] {
  const windows = windowsOf(items);
  if (isWrong && spans.length === 0 && windows.length > 1) return [];
  return windows.map(([from, to]) => {
    const heard = wordsOf({ words }, items, from, to);
    const inMark = heard.map(({ at }) => {
      const { start = 0, end = 0 } = items[at] ?? {};
      return spans.some((span) => start < span.end && span.start < end);
    });
    const isMarked = !isWrong || spans.length > 0;
    return {
      heard,
      isWrong: isWrong && (spans.length === 0 || inMark.includes(true)),
      marked: isMarked ? inMark : undefined,
      category: CATEGORIES.indexOf(label as Category),
    };
  });
}

const eachPart = <Made>(
  make: (part: Float32Array, name: PartOfNet) => Made,
  { parts }: Pick<Net, 'parts'>,
): Record<PartOfNet, Made> => Object.fromEntries(NAMES.map((name) => [name, make(parts[name], name)])) as Record<PartOfNet, Made>;

function startNet(words: Map<string, number>, begun: ReadonlyMap<string, readonly number[]>, random: Random): Net {
  const lengths = lengthsOf(words.size);
  const spread: Partial<Record<PartOfNet, number>> = {
    letters: START,
    categories: START,
    filters: 1 / Math.sqrt((2 * REACH + 1) * SIZE),
    ofWord: 0.1,
    ofText: 0.1,
    topics: 0.1,
  };
  const parts = Object.fromEntries(
    NAMES.map((name) => [name, Float32Array.from({ length: lengths[name] }, () => random.normal(0, spread[name] ?? 0))]),
  ) as Net['parts'];
  for (const [word, row] of words) parts.vectors.set(begun.get(word) ?? [], row * SIZE);
  return { words, parts };
}

/** Steps down the slopes, and makes them 0. */
function createAdam(net: Net): (slopes: Record<PartOfNet, Float32Array>, rate: number) => void {
  const [way, size] = [0, 1].map(() => eachPart(({ length }) => new Float32Array(length), net)) as [
    Record<PartOfNet, Float32Array>,
    Record<PartOfNet, Float32Array>,
  ];
  let count = 0;
  return (slopes, rate) => {
    count += 1;
    const scale = Math.sqrt(1 - 0.999 ** count) / (1 - 0.9 ** count);
    for (const name of NAMES) {
      const [part, slope, mean, square] = [net.parts[name], slopes[name], way[name], size[name]];
      const kept = 1 - rate * PULL;
      for (let at = 0; at < part.length; at++) {
        const by = slope[at] as number;
        const moved = (mean[at] = 0.9 * (mean[at] as number) + 0.1 * by);
        if (moved === 0) continue;
        const spread = (square[at] = 0.999 * (square[at] as number) + 0.001 * by * by);
        part[at] = (part[at] as number) * kept - (rate * scale * moved) / (Math.sqrt(spread) + 1e-8);
        slope[at] = 0;
      }
    }
  };
}

/** Adds an example's slopes. */
function learnFrom(net: Net, example: Example, slopes: Record<PartOfNet, Float32Array>, worth: number, random: Random): void {
  const { parts } = net;
  const heard = example.heard.map((one) => (random.chance(HIDDEN_WORDS) ? { ...one, word: 0 } : one));
  const vectors = vectorsOf(net, heard);
  const shown = hide(vectors, random);
  const said = filtered(net, vectors);
  const spoken = hide(said, random);
  const mostAt = new Int32Array(FILTERS).fill(-1);
  const pool = pooled(said, mostAt);
  const ofPool = new Float32Array(2 * FILTERS);

  const sure = sureness(weighedBy(parts.ofText, pool));
  const goal = example.isWrong ? 1 - DOUBT : DOUBT;
  addSlope(parts.ofText, slopes.ofText, pool, (sure - goal) * worth, ofPool);
  if (example.isWrong && example.category >= 0) {
    const sums = CATEGORIES.map((_, row) => weighedBy(parts.topics, pool, { row }));
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp(sum - most));
    const total = shares.reduce((sum, share) => sum + share, 0);
    for (const [row, share] of shares.entries())
      addSlope(
        parts.topics,
        slopes.topics,
        pool,
        (share / total - Number(row === example.category)) * WORTH_OF_CATEGORY * worth,
        ofPool,
        row,
      );
  }

  const ofSaid = new Float32Array(said.length);
  for (let index = 0; index < heard.length; index++) {
    const row = index * FILTERS;
    for (let filter = 0; filter < FILTERS; filter++)
      ofSaid[row + filter] =
        (ofPool[FILTERS + filter] as number) / heard.length + (mostAt[filter] === index ? (ofPool[filter] as number) : 0);
    if (example.marked === undefined) continue;
    const off = sureness(weighedBy(parts.ofWord, said, { from: row, length: FILTERS })) - Number(example.marked[index]);
    const by = (off * WORTH_OF_MARKS * worth) / heard.length;
    for (let filter = 0; filter < FILTERS; filter++) {
      ofSaid[row + filter] = (ofSaid[row + filter] as number) + by * (parts.ofWord[filter] as number);
      slopes.ofWord[filter] = (slopes.ofWord[filter] as number) + by * (said[row + filter] as number);
    }
    slopes.ofWord[FILTERS] = (slopes.ofWord[FILTERS] as number) + by;
  }

  const ofVectors = new Float32Array(vectors.length);
  for (let index = 0; index < heard.length; index++)
    for (let filter = 0; filter < FILTERS; filter++) {
      const at = index * FILTERS + filter;
      const by = (ofSaid[at] as number) * (spoken[at] as number);
      if (by === 0 || (said[at] as number) <= 0) continue;
      slopes.silence[filter] = (slopes.silence[filter] as number) + by;
      for (let seen = 0; seen <= 2 * REACH; seen++) {
        const other = (index + seen - REACH) * SIZE;
        if (other < 0 || other >= vectors.length) continue;
        const row = (seen * FILTERS + filter) * SIZE;
        for (let value = 0; value < SIZE; value++) {
          slopes.filters[row + value] = (slopes.filters[row + value] as number) + by * (vectors[other + value] as number);
          ofVectors[other + value] = (ofVectors[other + value] as number) + by * (parts.filters[row + value] as number);
        }
      }
    }
  for (const [index, { word, letter, category }] of heard.entries())
    for (let value = 0; value < SIZE; value++) {
      const by = (ofVectors[index * SIZE + value] as number) * (shown[index * SIZE + value] as number);
      slopes.vectors[word * SIZE + value] = (slopes.vectors[word * SIZE + value] as number) + by;
      slopes.letters[letter * SIZE + value] = (slopes.letters[letter * SIZE + value] as number) + by;
      slopes.categories[category * SIZE + value] = (slopes.categories[category * SIZE + value] as number) + by;
    }
}

/** Makes some values 0 and the others larger, and returns by how much. */
function hide(values: Float32Array, random: Random): Float32Array {
  const factors = new Float32Array(values.length);
  for (let at = 0; at < values.length; at++) {
    if ((values[at] as number) === 0 || random.chance(HIDDEN_VALUES)) values[at] = 0;
    else {
      factors[at] = 1 / (1 - HIDDEN_VALUES);
      values[at] = (values[at] as number) / (1 - HIDDEN_VALUES);
    }
  }
  return factors;
}

/** What `weighedBy` gives is off by so much: how its weights and its values should change. */
function addSlope(
  weights: Float32Array,
  slopes: Float32Array,
  values: Float32Array,
  off: number,
  ofValues: Float32Array,
  row = 0,
): void {
  const start = row * (values.length + 1);
  for (let at = 0; at < values.length; at++) {
    slopes[start + at] = (slopes[start + at] as number) + off * (values[at] as number);
    ofValues[at] = (ofValues[at] as number) + off * (weights[start + at] as number);
  }
  slopes[start + values.length] = (slopes[start + values.length] as number) + off;
}
