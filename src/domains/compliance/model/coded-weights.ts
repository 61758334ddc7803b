import { BIAS, CODED } from './weights.gen.ts';

/* Weights as the browser loads them: a letter each. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz';
const ZERO = LETTERS.indexOf('-');
const STEP = 1;
const LETTERS_A_LINE = 128;

export { BIAS };

let read: Float32Array | undefined;
/** The learned weights. */
export function readWeights(): Float32Array {
  if (read === undefined) {
    const values = new Map(Array.from(LETTERS, (letter, at) => [letter, (at - ZERO) * STEP] as const));
    read = Float32Array.from(CODED.replaceAll('\n', ''), (letter) => values.get(letter) ?? 0);
  }
  return read;
}

/** The source of `weights.gen.ts`. */
export function writeWeights(bias: number, weights: ArrayLike<number>): string {
  const coded = Array.from(weights, (weight) =>
    LETTERS.charAt(Math.min(LETTERS.length - 1, Math.max(0, ZERO + Math.round(weight / STEP)))),
  ).join('');
  const lines = coded.match(new RegExp(`.{1,${LETTERS_A_LINE}}`, 'g')) ?? [];
  return [
    '// Written by `npm run -s realty -- learn-copy`.',
    '',
    `export const BIAS = ${bias.toFixed(4)};`,
    `export const CODED = \`\n${lines.join('\n')}\n\`;`,
    '',
  ].join('\n');
}
