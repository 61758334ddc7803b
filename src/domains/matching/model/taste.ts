import { ATTRIBUTES, type AttributeScale } from './attributes.ts';
import type { MatchHome } from './match-home.ts';

export interface TasteAnswer {
  home: MatchHome;
  isLiked: boolean;
}

/** How well a home meets the stated wishes, standardized: a like that the wishes explain teaches nothing new. */
export type Wished = (home: MatchHome) => number;

/** What likes and dislikes have taught. */
export interface Taste {
  answers: number;
  /** The probability that the buyer likes a home, moderated if little is known. */
  predict: (home: MatchHome) => number;
  /** The strongest reasons for or against a home, in words; strongest first. */
  explain: (home: MatchHome) => { words: string; push: number }[];
}

/** The most of a score that taste makes up. */
const MOST_SHARE = 1 / 3;
/** What its share would rise to without that limit, and the answers after which it is half of that. */
const SHARE_OF_MANY = 0.4;
const ANSWERS_TO_HALF = 10;

/** The share of the score that taste has: a fifth after ten answers, never more than a third. */
export function tasteShare(answers: number): number {
  return Math.min(MOST_SHARE, (SHARE_OF_MANY * answers) / (answers + ANSWERS_TO_HALF));
}

/** Before anything is known, one standard deviation of an attribute changes the odds by a factor of about 1.4. */
const PRIOR_VARIANCE = 0.1;
const STEPS = 25;
/** The columns before the attributes: the buyer's readiness to like anything, and the stated wishes. */
const STATED = 2;

/**
 * Bayesian logistic regression of likes on standardized attributes, with a normal prior: the maximum a posteriori by Newton's
 * method and the Laplace approximation of the posterior, whose variance moderates predictions (MacKay 1992). Null until there
 * is at least one like and one dislike: one-sided answers teach no direction. The stated wishes get their own column, and
 * predictions leave it out.
 */
export function learnTaste(answers: readonly TasteAnswer[], scale: AttributeScale, wished: Wished): Taste | null {
  if (!answers.some(({ isLiked }) => isLiked) || answers.every(({ isLiked }) => isLiked)) return null;
  const rows = answers.map(({ home }) => [1, wished(home), ...scale.toVector(home)]);
  const size = ATTRIBUTES.length + STATED;
  let weights: number[] = Array.from({ length: size }, () => 0);
  let precision = identity(size, 1 / PRIOR_VARIANCE);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = weights.map((weight) => -weight / PRIOR_VARIANCE);
    precision = identity(size, 1 / PRIOR_VARIANCE);
    for (const [index, row] of rows.entries()) {
      const chance = logistic(dot(weights, row));
      const error = (answers[index]?.isLiked === true ? 1 : 0) - chance;
      const curvature = chance * (1 - chance);
      for (let i = 0; i < size; i += 1) {
        const x = row[i] ?? 0;
        gradient[i] = (gradient[i] ?? 0) + error * x;
        const line = precision[i] ?? [];
        for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + curvature * x * (row[j] ?? 0);
      }
    }
    const move = solve(precision, gradient);
    weights = weights.map((weight, index) => weight + (move[index] ?? 0));
    if (move.every((one) => Math.abs(one) < 1e-7)) break;
  }
  const found = weights;
  const lower = Float64Array.from(
    factorize(precision).flatMap((line) => [...line, ...Array.from({ length: size - line.length }, () => 0)]),
  );
  const vector = new Float64Array(ATTRIBUTES.length);
  const forward = new Float64Array(size);
  return {
    answers: answers.length,
    predict: (home) => {
      scale.fill(home, vector);
      let push = 0;
      for (let at = 0; at < vector.length; at += 1) push += (vector[at] ?? 0) * (found[at + STATED] ?? 0);
      return logistic(push / Math.sqrt(1 + (Math.PI * spread(lower, vector, forward)) / 8));
    },
    explain: (home) =>
      scale
        .toVector(home)
        .flatMap((value, index) => {
          const push = value * (found[index + STATED] ?? 0);
          const attribute = ATTRIBUTES[index];
          return attribute === undefined || push === 0 ? [] : [{ words: value > 0 ? attribute.more : attribute.less, push }];
        })
        .toSorted((a, b) => Math.abs(b.push) - Math.abs(a.push)),
  };
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
}

function identity(size: number, value: number): number[][] {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (__, j) => (i === j ? value : 0)));
}

/** The lower triangle L of a symmetric positive definite matrix L·Lᵀ (Cholesky). */
function factorize(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const lower: number[][] = [];
  for (let i = 0; i < size; i += 1) {
    const line: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (line[k] ?? 0) * (lower[j]?.[k] ?? 0);
      if (i === j) line.push(Math.sqrt(Math.max(sum, 1e-12)));
      else line.push(sum / (lower[j]?.[j] ?? 1));
    }
    lower.push(line);
  }
  return lower;
}

/** Solves `L · x = right`. */
function substitute(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const forward: number[] = [];
  for (const [i, line] of lower.entries()) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (line[k] ?? 0) * (forward[k] ?? 0);
    forward.push(sum / (line[i] ?? 1));
  }
  return forward;
}

/**
 * Variance of a prediction: the squared length of x in L · x = (0, 0, …vector), L in rows; `forward` is scratch space for x.
 * Runs for every home of a city.
 */
function spread(lower: Float64Array, vector: Float64Array, forward: Float64Array): number {
  const size = vector.length + STATED;
  let squares = 0;
  for (let i = STATED; i < size; i += 1) {
    const row = i * size;
    let rest = vector[i - STATED] ?? 0;
    for (let k = STATED; k < i; k += 1) rest -= (lower[row + k] ?? 0) * (forward[k] ?? 0);
    const x = rest / (lower[row + i] ?? 1);
    forward[i] = x;
    squares += x * x;
  }
  return squares;
}

/** Solves `matrix · x = right` for a symmetric positive definite matrix. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length;
  const lower = factorize(matrix);
  const forward = substitute(lower, right);
  const result: number[] = Array.from({ length: size }, () => 0);
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = forward[i] ?? 0;
    for (let k = i + 1; k < size; k += 1) sum -= (lower[k]?.[i] ?? 0) * (result[k] ?? 0);
    result[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return result;
}
