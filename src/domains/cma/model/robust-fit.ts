import { dot, fitLeastSquares, type LeastSquares } from '#lib/least-squares.ts';
import { medianOf } from '#lib/median.ts';
import { spreadBack, type NearDifferences } from './near-differences.ts';

/** Beyond this many median errors, a sale's pull no longer grows (Huber). */
const BORDER_MEDIANS = 2;
const ROBUST_ROUNDS = 2;

/**
 * Least squares on differences. The extra rows in `prior` pull toward zero. A sale far from the line pulls no harder than a sale
 * at the threshold. Null with fewer rows than columns.
 */
export function fitRobustly(
  differences: NearDifferences,
  prior: readonly Float64Array[],
): Pick<LeastSquares, 'coefficients' | 'errors'> | null {
  const { x, y } = differences;
  const nothing = prior.map(() => 0);
  let fit = fitLeastSquares([...x, ...prior], [...y, ...nothing]);
  for (let round = 0; round < ROBUST_ROUNDS && fit !== null; round += 1) {
    const { coefficients } = fit;
    const misses = x.map((row, at) => Math.abs((y[at] ?? 0) - dot(row, coefficients)));
    const border = borderOf(misses);
    const roots = misses.map((miss) => (miss > border ? Math.sqrt(border / miss) : 1));
    fit = fitLeastSquares(
      [...x.map((row, at) => row.map((value) => value * (roots[at] ?? 1))), ...prior],
      [...y.map((value, at) => value * (roots[at] ?? 1)), ...nothing],
    );
  }
  if (fit === null) return null;
  return { coefficients: fit.coefficients, errors: errorsOf(differences, prior, fit) };
}

function borderOf(misses: readonly number[]): number {
  return BORDER_MEDIANS * (medianOf(misses) ?? 0);
}

/**
 * Standard errors of a robust fit on differences (the sandwich of Huber 1967). Sales beyond the threshold no longer add to the
 * pull, and neighbors share noise: the noise of a sale is in its own row and, with the opposite sign, in the rows compared with
 * it. The formula for independent rows of ordinary least squares would give errors a quarter too small.
 */
function errorsOf(
  differences: NearDifferences,
  prior: readonly Float64Array[],
  { coefficients, errors }: LeastSquares,
): Float64Array {
  const { x, y } = differences;
  const misses = x.map((row, at) => Math.abs((y[at] ?? 0) - dot(row, coefficients)));
  const border = borderOf(misses);
  const inside = x.filter((_, at) => (misses[at] ?? 0) <= border);
  const bread = fitLeastSquares(
    [...inside, ...prior],
    [...inside, ...prior].map(() => 0),
  )?.inverse;
  if (bread === undefined) return errors;
  const pull = misses.reduce((sum, miss) => sum + Math.min(miss, border) ** 2, 0) / (x.length - coefficients.length);
  const noise = pull / (1 + 1 / (differences.near[0]?.length ?? Infinity));
  const squares = bread.map(() => 0);
  for (const row of spreadBack(differences))
    for (const [term, line] of bread.entries()) squares[term] = (squares[term] ?? 0) + dot(line, row) ** 2;
  // A column without differences has no noise in one matrix and infinite error in the other.
  return errors.map((error, term) => Math.max(error, Math.sqrt(noise * (squares[term] ?? 0))));
}
