import { createRandom } from '#lib/random.ts';
import type { Labelled } from './read-labelled.ts';
import { readItems } from './read-items.ts';
import { piecesOf, type Trait, traitsOf, WEIGHTS } from './weigh-words.ts';

interface Example {
  traits: readonly Trait[];
  isWrong: boolean;
}

const ROUNDS = 12;
const RATE = 0.4;
/** How hard a weight is drawn to zero. */
const PULL = 1e-3;
const RATE_OF_BIAS = 0.01;

/** Logistic regression on the pieces of labeled texts, by AdaGrad. The same texts give the same weights. */
export function learnWeights(labelled: readonly Labelled[]): { bias: number; weights: Float64Array } {
  const examples = labelled.flatMap(examplesOf);
  const weights = new Float64Array(WEIGHTS);
  const grown = new Float64Array(WEIGHTS).fill(1e-6);
  const random = createRandom('weights');
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const { traits, isWrong } of random.shuffle(examples)) {
      const scale = 1 / Math.sqrt(traits.length);
      let sum = bias;
      for (const [hash] of traits) sum += (weights[hash] ?? 0) * scale;
      const off = 1 / (1 + Math.exp(-sum)) - Number(isWrong);
      bias -= RATE_OF_BIAS * off;
      for (const [hash] of traits) {
        const weight = weights[hash] ?? 0;
        const slope = off * scale + PULL * weight;
        const steepness = (grown[hash] ?? 0) + slope * slope;
        grown[hash] = steepness;
        weights[hash] = weight - (RATE * slope) / Math.sqrt(steepness);
      }
    }
  return { bias, weights };
}

/** Pieces of a wrong text are wrong where its marks are. Without marks only a single piece is known to be. */
function examplesOf({ text, isWrong, spans }: Labelled): Example[] {
  const items = readItems(text);
  const pieces = piecesOf(items);
  if (isWrong && spans.length === 0 && pieces.length > 1) return [];
  return pieces.map(([from, to]) => {
    const [start, end] = [items[from]?.start ?? 0, items[to - 1]?.end ?? 0];
    return {
      traits: traitsOf(items, from, to),
      isWrong: isWrong && (spans.length === 0 || spans.some((span) => start < span.end && span.start < end)),
    };
  });
}
