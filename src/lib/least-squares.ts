export interface LeastSquares {
  coefficients: Float64Array;
  /** Standard error of each coefficient. */
  errors: Float64Array;
  /** Standard deviation of the residuals. */
  residual: number;
  /** Inverse of the normal equations; times the error variance, the covariance of the coefficients. */
  inverse: Float64Array[];
}

/**
 * Least squares by the normal equations, with a touch of ridge so that collinear columns do not break it.
 * Null if there are fewer rows than columns. Rows of `x` all have the same length; the caller adds any constant column.
 */
export function fitLeastSquares(x: readonly Float64Array[], y: readonly number[], ridge = 1e-6): LeastSquares | null {
  const size = x[0]?.length ?? 0;
  if (size === 0 || x.length <= size) return null;
  const a = Array.from({ length: size }, () => new Float64Array(size));
  const b = new Float64Array(size);
  for (const [at, row] of x.entries()) {
    const target = y[at] ?? 0;
    for (let i = 0; i < size; i += 1) {
      const value = row[i] ?? 0;
      if (value === 0) continue;
      b[i] = (b[i] ?? 0) + value * target;
      const line = a[i];
      if (line !== undefined) for (let j = i; j < size; j += 1) line[j] = (line[j] ?? 0) + value * (row[j] ?? 0);
    }
  }
  for (const [i, line] of a.entries()) {
    for (let j = 0; j < i; j += 1) line[j] = a[j]?.[i] ?? 0;
    line[i] = (line[i] ?? 0) + ridge * (1 + (line[i] ?? 0));
  }
  const inverse = invert(a);
  if (inverse === null) return null;
  const coefficients = Float64Array.from(inverse, (row) => dot(row, b));
  let squares = 0;
  for (const [at, row] of x.entries()) squares += ((y[at] ?? 0) - dot(row, coefficients)) ** 2;
  const variance = squares / (x.length - size);
  return {
    coefficients,
    errors: Float64Array.from(inverse, (row, at) => Math.sqrt(Math.max(0, variance * (row[at] ?? 0)))),
    residual: Math.sqrt(variance),
    inverse,
  };
}

export function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** Gauss and Jordan, with the largest pivot. */
function invert(matrix: readonly Float64Array[]): Float64Array[] | null {
  const size = matrix.length;
  const rows = matrix.map((row, at) => {
    const wide = new Float64Array(size * 2);
    wide.set(row);
    wide[size + at] = 1;
    return wide;
  });
  for (let column = 0; column < size; column += 1) {
    let best = column;
    for (let at = column + 1; at < size; at += 1)
      if (Math.abs(rows[at]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = at;
    const [pivotRow, other] = [rows[best], rows[column]];
    if (pivotRow === undefined || other === undefined) return null;
    rows[column] = pivotRow;
    rows[best] = other;
    const pivot = pivotRow[column] ?? 0;
    if (Math.abs(pivot) < 1e-12) return null;
    for (let at = 0; at < pivotRow.length; at += 1) pivotRow[at] = (pivotRow[at] ?? 0) / pivot;
    for (const [at, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (at === column || factor === 0) continue;
      for (let k = column; k < row.length; k += 1) row[k] = (row[k] ?? 0) - factor * (pivotRow[k] ?? 0);
    }
  }
  return rows.map((row) => row.slice(size));
}
