import { createRandom } from '#lib/random.ts';
import type { BinnedColumns } from './binned-columns.ts';
import type { BoostingOptions, GrowingForest } from './boosting-options.ts';
import { createGrower, growTree } from './grow-tree.ts';
import { median } from './statistics.ts';

/** All trees, one after another, in flat arrays. A node with `column` -1 is a leaf. Unknown values go left. */
export interface BoostedTrees {
  base: number;
  roots: Int32Array;
  column: Int16Array;
  threshold: Float64Array;
  left: Int32Array;
  right: Int32Array;
  value: Float32Array;
}

export interface GrownForest {
  trees: BoostedTrees;
  /** Estimates for the `unseen` rows, in their order, from all trees that were grown. */
  estimates: Float64Array;
}

/** How many residuals set Huber's threshold. */
const MOST_SIZES = 500;

/**
 * Gradient boosting on histograms (Friedman 2001; leaf-wise growth as in LightGBM) with Huber's loss. `target[row]` belongs to
 * the rows of `data`. `trainRows` are the rows to learn from; `unseen` are other rows to estimate.
 */
export function trainBoostedTrees(
  data: BinnedColumns,
  target: Float64Array,
  trainRows: Int32Array,
  unseen: Int32Array,
  options: BoostingOptions,
): GrownForest {
  const random = createRandom(options.seed);
  const base = median(Float64Array.from(trainRows, (row) => target[row]!));
  const prediction = new Float64Array(data.rows).fill(base);
  const forest: GrowingForest = { column: [], threshold: [], left: [], right: [], value: [] };
  const roots: number[] = [];
  const sampleSize = Math.max(1, Math.round(trainRows.length * options.rowFraction));
  const columnCount = Math.max(1, Math.round(data.columns * options.columnFraction));
  const columns = Int32Array.from({ length: data.columns }, (_, index) => index);
  const grower = createGrower(data, sampleSize, columnCount, options);
  const sample = new Int32Array(sampleSize);
  const gradient = new Float64Array(sampleSize);
  const rest = new Int32Array(trainRows.length - sampleSize);
  const sizes = new Float64Array(Math.min(sampleSize, MOST_SIZES));
  let best = { error: Infinity, trees: 0 };

  for (let tree = 0; tree < options.trees; tree++) {
    dealRows(trainRows, sample, rest, random.next);
    sampleInPlace(columns, columnCount, random.next);
    for (let i = 0; i < sampleSize; i++) gradient[i] = target[sample[i]!]! - prediction[sample[i]!]!;
    for (let i = 0; i < sizes.length; i++) sizes[i] = Math.abs(gradient[Math.floor((i * sampleSize) / sizes.length)]!);
    const delta = sizes.sort()[Math.floor((sizes.length - 1) * options.huberQuantile)]! || 1e-9;
    for (let i = 0; i < sampleSize; i++) gradient[i] = Math.max(-delta, Math.min(delta, gradient[i]!));
    const root = growTree(grower, forest, sample, gradient, delta, columns.subarray(0, columnCount), prediction);
    roots.push(root);
    addTree(forest, root, data, rest, prediction);
    addTree(forest, root, data, unseen, prediction);
    if (options.patience === undefined || tree % 10 !== 9) continue;
    const error = meanAbsoluteError(target, prediction, unseen);
    if (error < best.error) best = { error, trees: tree + 1 };
    else if (tree + 1 - best.trees > options.patience) break;
  }
  return {
    trees: {
      base,
      roots: Int32Array.from(options.patience === undefined ? roots : roots.slice(0, best.trees)),
      column: Int16Array.from(forest.column),
      threshold: Float64Array.from(forest.threshold),
      left: Int32Array.from(forest.left),
      right: Int32Array.from(forest.right),
      value: Float32Array.from(forest.value),
    },
    estimates: Float64Array.from(unseen, (row) => prediction[row]!),
  };
}

/** The estimate for one row of `values`. The row starts at `offset`. */
export function predictTrees(trees: BoostedTrees, values: Float64Array, offset: number): number {
  const { column, threshold, left, right, value, roots } = trees;
  let sum = trees.base;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree]!;
    let split = column[node]!;
    while (split >= 0) {
      node = values[offset + split]! > threshold[node]! ? right[node]! : left[node]!;
      split = column[node]!;
    }
    sum += value[node]!;
  }
  return sum;
}

function addTree(forest: GrowingForest, root: number, data: BinnedColumns, of: Int32Array, prediction: Float64Array): void {
  const { bins, rows, edges } = data;
  const size = forest.value.length - root;
  // The tree as the walk over binned rows needs it: where each node's column starts, its threshold as a bin, and its left child.
  const from = new Int32Array(size);
  const limit = new Int32Array(size);
  const left = new Int32Array(size);
  for (let node = 0; node < size; node++) {
    const split = forest.column[root + node]!;
    if (split < 0) continue;
    from[node] = split * rows;
    limit[node] = binOfThreshold(edges[split]!, forest.threshold[root + node]!);
    left[node] = forest.left[root + node]! - root;
  }
  for (let i = 0; i < of.length; i++) {
    const row = of[i]!;
    let node = 0;
    // The right child comes right after the left one.
    for (let child = left[0]!; child !== 0; child = left[node]!)
      node = child + ((limit[node]! - bins[from[node]! + row]!) >>> 31);
    prediction[row]! += forest.value[root + node]!;
  }
}

// A threshold is the upper end of its bin.
function binOfThreshold(edges: Float64Array, threshold: number): number {
  if (threshold === -Infinity) return 0;
  let low = 0;
  let high = edges.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]! < threshold) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}

// Fills the sample; each row has the same chance. Both parts keep the order of memory (Knuth's algorithm S).
function dealRows(rows: Int32Array, sample: Int32Array, rest: Int32Array, next: () => number): void {
  let inside = 0;
  for (let i = 0; i < rows.length; i++) {
    if (next() * (rows.length - i) < sample.length - inside) sample[inside++] = rows[i]!;
    else rest[i - inside] = rows[i]!;
  }
}

function sampleInPlace(items: Int32Array, count: number, next: () => number): void {
  for (let i = 0; i < count; i++) {
    const j = i + Math.floor(next() * (items.length - i));
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
}

function meanAbsoluteError(target: Float64Array, prediction: Float64Array, rows: Int32Array): number {
  let sum = 0;
  for (const row of rows) sum += Math.abs(target[row]! - prediction[row]!);
  return sum / rows.length;
}
