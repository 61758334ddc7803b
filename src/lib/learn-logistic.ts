import { createRandom } from './random.ts';

/** What is learned from: its traits, by their numbers from 0, whether it is what is looked for, and how much it counts. */
export interface LogisticExample {
  traits: readonly number[];
  isIt: boolean;
  weight?: number;
}

export interface LogisticSettings {
  /** How many traits there are. */
  traits: number;
  seed: string;
  rounds: number;
  rate: number;
  rateOfBias: number;
  /** Where the bias begins. */
  bias?: number;
  /** How hard a weight is drawn to zero. */
  pull: number;
  /** How steep the slopes before the first were, squared. */
  steepness: number;
  /** A smaller error changes no weight. */
  leastError?: number;
  /** What is not looked for, and so clear that its sum is below this, is not looked at again. */
  clear?: number;
}

/** Texts with more traits say no more. */
export const scaleOf = (traits: number): number => 1 / Math.sqrt(Math.max(1, traits));

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer, 2011). The same examples and settings give the same weights. */
export function learnLogistic(
  examples: readonly LogisticExample[],
  { traits: size, seed, rounds, rate, rateOfBias, bias: first = 0, pull, steepness, leastError = 0, clear }: LogisticSettings,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const grown = new Float64Array(size).fill(steepness);
  const random = createRandom(seed);
  let bias = first;
  let left = examples;
  for (let round = 0; round < rounds; round++) {
    const open = random.shuffle(left).filter(({ traits, isIt, weight = 1 }) => {
      const scale = scaleOf(traits.length);
      let sum = bias;
      for (const trait of traits) sum += (weights[trait] ?? 0) * scale;
      const off = (1 / (1 + Math.exp(-sum)) - Number(isIt)) * weight;
      bias -= rateOfBias * off;
      if (Math.abs(off) >= leastError)
        for (const trait of traits) {
          const own = weights[trait] ?? 0;
          const slope = off * scale + pull * own;
          const steep = (grown[trait] ?? 0) + slope * slope;
          grown[trait] = steep;
          weights[trait] = own - (rate * slope) / Math.sqrt(steep);
        }
      return isIt || round === 0 || sum > (clear ?? -Infinity);
    });
    if (clear !== undefined) left = open;
  }
  return { bias, weights };
}
