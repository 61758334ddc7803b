/** The place of a number in an ascending list; -1 if it is not there. */
export function findSquare(squares: Uint32Array, square: number): number {
  let low = 0;
  let high = squares.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = squares[middle] ?? 0;
    if (found === square) return middle;
    if (found < square) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
