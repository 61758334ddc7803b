/** Each value as the number of its bin, one column after another. Bin 0 holds unknown values. */
export interface BinnedColumns {
  rows: number;
  columns: number;
  /** `bins[column * rows + row]` */
  bins: Uint8Array;
  /** For each column, the upper ends of its bins, starting with bin 1. The last bin has no end. */
  edges: readonly Float64Array[];
}

const SAMPLE = 20_000;

/** Sorts values into at most `maxBins` bins of roughly equal size. `values[row * columns + column]`; NaN is unknown. */
export function binColumns(values: Float64Array, rows: number, columns: number, maxBins = 200): BinnedColumns {
  const bins = new Uint8Array(new SharedArrayBuffer(rows * columns));
  const edges: Float64Array[] = [];
  for (let column = 0; column < columns; column++) {
    const ends = findEdges(values, rows, columns, column, maxBins);
    edges.push(ends);
    for (let row = 0; row < rows; row++) bins[column * rows + row] = findBin(ends, values[row * columns + column]!);
  }
  return { rows, columns, bins, edges };
}

/** The bin of a value: 0 for unknown, else 1 + the number of edges below it. */
export function findBin(edges: Float64Array, value: number): number {
  if (Number.isNaN(value)) return 0;
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > edges[middle]!) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

function findEdges(values: Float64Array, rows: number, columns: number, column: number, maxBins: number): Float64Array {
  const step = Math.max(1, Math.floor(rows / SAMPLE));
  const sample: number[] = [];
  for (let row = 0; row < rows; row += step) {
    const value = values[row * columns + column]!;
    if (!Number.isNaN(value)) sample.push(value);
  }
  const sorted = Float64Array.from(sample).sort();
  const ends: number[] = [];
  for (let bin = 1; bin < maxBins; bin++) {
    const at = Math.floor((bin * sorted.length) / maxBins);
    const below = sorted[at - 1];
    const above = sorted[at];
    if (below === undefined || above === undefined) continue;
    let end = (below + above) / 2;
    if (below === above) {
      // A value that fills several bins gets one bin of its own.
      let next = at;
      while (next < sorted.length && sorted[next] === below) next++;
      if (next === sorted.length) continue;
      end = (below + sorted[next]!) / 2;
    }
    if (ends.length === 0 || end > ends[ends.length - 1]!) ends.push(end);
  }
  return Float64Array.from(ends);
}
