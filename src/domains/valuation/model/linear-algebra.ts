/**
 * Solves A·x = b for a symmetric, positive definite A (row after row, `size`²) by Cholesky's method, in place: `b` becomes x.
 * Returns false where A is not positive definite.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array, size: number): boolean {
  if (!factorCholesky(a, size)) return false;
  solveLower(a, b, size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let k = i + 1; k < size; k++) sum -= a[k * size + i]! * b[k]!;
    b[i] = sum / a[i * size + i]!;
  }
  return true;
}

/** Replaces the lower triangle of A by L with A = L·Lᵀ. */
export function factorCholesky(a: Float64Array, size: number): boolean {
  for (let i = 0; i < size; i++) {
    const rowI = i * size;
    for (let j = 0; j <= i; j++) {
      const rowJ = j * size;
      let sum = a[rowI + j]!;
      for (let k = 0; k < j; k++) sum -= a[rowI + k]! * a[rowJ + k]!;
      if (i === j) {
        if (!(sum > 0)) return false;
        a[rowI + i] = Math.sqrt(sum);
      } else {
        a[rowI + j] = sum / a[rowJ + j]!;
      }
    }
  }
  return true;
}

/** Solves L·x = b in place. */
export function solveLower(lower: Float64Array, b: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    let sum = b[i]!;
    const row = i * size;
    for (let k = 0; k < i; k++) sum -= lower[row + k]! * b[k]!;
    b[i] = sum / lower[row + i]!;
  }
}
