import { createRandom } from '#lib/random.ts';

/** A sentence to learn from. */
export interface Example {
  traits: readonly number[];
  /** What it says. */
  codes: readonly string[];
  /** What it may say besides: nobody looked, or it is near to what it says. */
  open: ReadonlySet<string>;
  /** What it resembles and does not say. */
  resembles: readonly string[];
}

/** How much each trait speaks for a code. */
export interface Scorer {
  code: string;
  bias: number;
  weights: ReadonlyMap<number, number>;
}

const ROUNDS = 7;
const RATE = 0.3;
const RATE_OF_BIAS = 0.02;
/** How hard a weight is drawn to zero. */
const PULL = 1e-3;
const WEIGHT_OF_SAID = 6;
const WEIGHT_OF_RESEMBLING = 3;
/** A trait of fewer sentences says nothing of others. */
const FEWEST = 2;
/** What was so clear in one round is not looked at again. */
const CLEAR = -5;

/** One scorer for each code, by logistic regression with AdaGrad. The same examples give the same scorers. */
export function learnScorers(examples: readonly Example[], codes: readonly string[]): Scorer[] {
  const counts = new Map<number, number>();
  for (const { traits } of examples) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const known = examples.map((example) => ({
    ...example,
    traits: example.traits.filter((trait) => (counts.get(trait) ?? 0) >= FEWEST),
  }));
  return codes.map((code) => learnScorer(known, code));
}

function learnScorer(examples: readonly Example[], code: string): Scorer {
  const weights = new Map<number, number>();
  const grown = new Map<number, number>();
  const random = createRandom(code);
  let bias = -3;
  let left = examples.flatMap(({ traits, codes, open, resembles }) => {
    const isSaid = codes.includes(code);
    if (!isSaid && open.has(code)) return [];
    return [{ traits, isSaid, weight: isSaid ? WEIGHT_OF_SAID : resembles.includes(code) ? WEIGHT_OF_RESEMBLING : 1 }];
  });
  for (let round = 0; round < ROUNDS; round++) {
    left = random.shuffle(left).filter(({ traits, isSaid, weight }) => {
      const scale = scaleOf(traits.length);
      let sum = bias;
      for (const trait of traits) sum += (weights.get(trait) ?? 0) * scale;
      const off = (1 / (1 + Math.exp(-sum)) - Number(isSaid)) * weight;
      bias -= RATE_OF_BIAS * off;
      if (Math.abs(off) > 1e-3)
        for (const trait of traits) {
          const own = weights.get(trait) ?? 0;
          const slope = off * scale + PULL * own;
          const steepness = (grown.get(trait) ?? 1e-4) + slope * slope;
          grown.set(trait, steepness);
          weights.set(trait, own - (RATE * slope) / Math.sqrt(steepness));
        }
      return isSaid || round === 0 || sum > CLEAR;
    });
  }
  return { code, bias, weights };
}

/** Long sentences have more traits, and say no more. */
export const scaleOf = (traits: number): number => 1 / Math.sqrt(Math.max(1, traits));

/** How much the traits of a sentence speak for what a scorer knows: above zero rather yes than no. */
export function scoreOf({ bias, weights }: Scorer, traits: readonly number[]): number {
  let sum = 0;
  for (const trait of traits) sum += weights.get(trait) ?? 0;
  return bias + sum * scaleOf(traits.length);
}
