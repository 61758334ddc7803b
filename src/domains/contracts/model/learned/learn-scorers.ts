import { learnLogistic, type LogisticExample, scaleOf } from '#lib/learn-logistic.ts';

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

const WEIGHT_OF_SAID = 6;
const WEIGHT_OF_RESEMBLING = 3;
/** A trait of fewer sentences says nothing of others. */
const FEWEST = 2;

/** One scorer for each code, by logistic regression. The same examples give the same scorers. */
export function learnScorers(examples: readonly Example[], codes: readonly string[]): Scorer[] {
  const counts = new Map<number, number>();
  for (const { traits } of examples) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const traits = [...counts].flatMap(([trait, count]) => (count >= FEWEST ? [trait] : []));
  const places = new Map(traits.map((trait, at) => [trait, at]));
  const known = examples.map((example) => ({ ...example, traits: example.traits.flatMap((trait) => places.get(trait) ?? []) }));
  return codes.map((code) => {
    const { bias, weights } = learnLogistic(
      known.flatMap((example) => exampleOf(example, code)),
      {
        traits: traits.length,
        seed: code,
        rounds: 7,
        rate: 0.3,
        rateOfBias: 0.02,
        bias: -3,
        pull: 1e-3,
        steepness: 1e-4,
        leastError: 1e-3,
        clear: -5,
      },
    );
    return { code, bias, weights: new Map(traits.map((trait, at) => [trait, weights[at] ?? 0])) };
  });
}

function exampleOf({ traits, codes, open, resembles }: Example, code: string): LogisticExample[] {
  const isIt = codes.includes(code);
  if (!isIt && open.has(code)) return [];
  return [{ traits, isIt, weight: isIt ? WEIGHT_OF_SAID : resembles.includes(code) ? WEIGHT_OF_RESEMBLING : 1 }];
}

/** How much the traits of a sentence speak for what a scorer knows: above zero rather yes than no. */
export function scoreOf({ bias, weights }: Scorer, traits: readonly number[]): number {
  let sum = 0;
  for (const trait of traits) sum += weights.get(trait) ?? 0;
  return bias + sum * scaleOf(traits.length);
}
