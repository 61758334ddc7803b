/**
 * Solves A·x = b for a symmetric, positive definite A (row by row, `size`²) with Cholesky's method, in place: `b` becomes x.
 * Returns false if A is not positive definite.
 */
export function solveSymmetric(a: Float64Array, b: Float64Array, size: number): boolean {
  if (!factorCholesky(a, size)) return false;
  solveFactored(a, b, size);
  return true;
}

/** A⁻¹ for A = L·Lᵀ. */
export function invertFactored(lower: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    const b = inverse.subarray(row * size, (row + 1) * size);
    b[row] = 1;
    solveFactored(lower, b, size);
  }
  return inverse;
}

// Solves L·Lᵀ·x = b in place.
function solveFactored(lower: Float64Array, b: Float64Array, size: number): void {
  solveLower(lower, b, size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let k = i + 1; k < size; k++) sum -= lower[k * size + i]! * b[k]!;
    b[i] = sum / lower[i * size + i]!;
  }
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
