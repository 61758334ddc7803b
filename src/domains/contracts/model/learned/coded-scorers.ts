import { letterOf, linesOf, NO_WEIGHT, weightOf } from '#lib/coded-weights.ts';
import type { Scorer } from './learn-scorers.ts';

/* Scorers as a file keeps them: a line each, its code and bias, then four letters for a trait and one for its weight. */

const STEP = 0.2;
const TRAIT = 4;
const BASE = 36;
const LETTERS_A_LINE = 125;
/** How many weights of each scorer are kept, the heaviest: the others hardly tell. */
const MOST_WEIGHTS = 2000;

interface Scorers {
  codes: readonly string[];
  biases: readonly number[];
  /** The weights of each trait, by the place of the code. */
  byTrait: ReadonlyMap<number, readonly (readonly [at: number, weight: number])[]>;
}

const read = new Map<string, Scorers>();

/** What `writeScorers` wrote. */
export function readScorers(coded: string): Scorers {
  const known = read.get(coded);
  if (known !== undefined) return known;
  const byTrait = new Map<number, (readonly [number, number])[]>();
  const heads = coded
    .trim()
    .split('\n\n')
    .map((part, at) => {
      const [head = '', ...lines] = part.split('\n');
      const [code = '', bias = ''] = head.split(' ');
      const letters = lines.join('');
      for (let from = 0; from < letters.length; from += TRAIT + 1) {
        const trait = Number.parseInt(letters.slice(from, from + TRAIT), BASE);
        const weight = weightOf(letters.charAt(from + TRAIT), STEP);
        const of = byTrait.get(trait) ?? [];
        of.push([at, weight]);
        byTrait.set(trait, of);
      }
      return { code, bias: Number(bias) };
    });
  const scorers = { codes: heads.map(({ code }) => code), biases: heads.map(({ bias }) => bias), byTrait };
  read.set(coded, scorers);
  return scorers;
}

/** The source of a file of weights, under a name. */
export function writeScorers(name: string, scorers: readonly Scorer[]): string {
  const parts = scorers.map(({ code, bias, weights }) => {
    const letters = [...weights]
      .toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))
      .slice(0, MOST_WEIGHTS)
      .map(([trait, weight]) => [trait, letterOf(weight, STEP)] as const)
      .filter(([, letter]) => letter !== NO_WEIGHT)
      .toSorted(([a], [b]) => a - b)
      .map(([trait, letter]) => trait.toString(BASE).padStart(TRAIT, '0') + letter)
      .join('');
    return [`${code} ${bias.toFixed(3)}`, ...linesOf(letters, LETTERS_A_LINE)].join('\n');
  });
  return [
    '// Written by `npm run -s realty -- learn-clauses`.',
    '',
    `export const ${name} = \`\n${parts.join('\n\n')}\n\`;`,
    '',
  ].join('\n');
}
