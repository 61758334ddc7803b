/* Weights as a file of source keeps them: a letter each. */

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz';
const ZERO = LETTERS.indexOf('-');

/** The letter of a weight, rounded to steps; what is beyond the last letter is taken as that. */
export const letterOf = (weight: number, step: number): string =>
  LETTERS.charAt(Math.min(LETTERS.length - 1, Math.max(0, ZERO + Math.round(weight / step))));

/** The weight that a letter stands for; that of no weight for what is none. */
export function weightOf(letter: string, step: number): number {
  const at = LETTERS.indexOf(letter);
  return at < 0 ? 0 : (at - ZERO) * step;
}

export const NO_WEIGHT = LETTERS.charAt(ZERO);

/** Letters in lines of this many. */
export const linesOf = (letters: string, length: number): string[] => letters.match(new RegExp(`.{1,${length}}`, 'g')) ?? [];
