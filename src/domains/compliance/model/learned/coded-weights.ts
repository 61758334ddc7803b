import { LETTERS, letterOf, linesOf, weightOf } from '#lib/coded-weights.ts';
import { BIAS, CODED } from './weights.gen.ts';

const STEP = 1;
const LETTERS_A_LINE = 128;

export { BIAS };

let read: Float32Array | undefined;
/** The learned weights. */
export function readWeights(): Float32Array {
  if (read === undefined) {
    const values = new Map(Array.from(LETTERS, (letter) => [letter, weightOf(letter, STEP)] as const));
    read = Float32Array.from(CODED.replaceAll('\n', ''), (letter) => values.get(letter) ?? 0);
  }
  return read;
}

/** The source of `weights.gen.ts`. */
export function writeWeights(bias: number, weights: ArrayLike<number>): string {
  const lines = linesOf(Array.from(weights, (weight) => letterOf(weight, STEP)).join(''), LETTERS_A_LINE);
  return [
    '// Written by `npm run -s realty -- learn-copy`.',
    '',
    `export const BIAS = ${bias.toFixed(4)};`,
    `export const CODED = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n');
}
