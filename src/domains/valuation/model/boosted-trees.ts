import { createRandom } from '#lib/random.ts';
import type { BinnedColumns } from './binned-columns.ts';
import { growTree, createGrower } from './grow-tree.ts';

/** Trees one after another in flat arrays. A node with `column` -1 is a leaf; unknown values go left. */
export interface BoostedTrees {
  base: number;
  roots: Int32Array;
  column: Int16Array;
  threshold: Float64Array;
  left: Int32Array;
  right: Int32Array;
  value: Float32Array;
}

export interface BoostingOptions {
  trees: number;
  learningRate: number;
  maxLeaves: number;
  minLeafWeight: number;
  rowFraction: number;
  columnFraction: number;
  /** Residuals beyond this quantile of their size count linearly (Huber). */
  huberQuantile: number;
  ridge: number;
  seed: string;
  /** Rows that judge when to stop; none trains all trees. */
  validation?: Int32Array;
  patience?: number;
}

export interface GrowingForest {
  column: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}

/**
 * Gradient boosting on histograms (Friedman 2001; leaf-wise growth as in LightGBM) with Huber's loss.
 * `target[row]` and `weight[row]` belong to the rows of `data`; `trainRows` names those that teach.
 */
export function trainBoostedTrees(
  data: BinnedColumns,
  target: Float64Array,
  weight: Float64Array,
  trainRows: Int32Array,
  options: BoostingOptions,
): BoostedTrees {
  const random = createRandom(options.seed);
  const base = weightedMedian(target, weight, trainRows);
  const prediction = new Float64Array(data.rows).fill(base);
  const gradient = new Float64Array(data.rows);
  const forest: GrowingForest = { column: [], threshold: [], left: [], right: [], value: [] };
  const roots: number[] = [];
  const sampleSize = Math.max(1, Math.round(trainRows.length * options.rowFraction));
  const columnCount = Math.max(1, Math.round(data.columns * options.columnFraction));
  const order = trainRows.slice();
  const columns = Int32Array.from({ length: data.columns }, (_, index) => index);
  const grower = createGrower(data, sampleSize, options.maxLeaves);
  const sample = new Int32Array(sampleSize);
  const rest = new Int32Array(trainRows.length - sampleSize);
  const isSampled = new Uint8Array(data.rows);
  const sizes = new Float64Array(Math.min(trainRows.length, 2000));
  let best = { error: Infinity, trees: 0 };

  for (let tree = 0; tree < options.trees; tree++) {
    sampleInPlace(order, sampleSize, random.next);
    sampleInPlace(columns, columnCount, random.next);
    for (let i = 0; i < sizes.length; i++) {
      const row = order[i]!;
      sizes[i] = Math.abs(target[row]! - prediction[row]!);
    }
    const delta = sizes.slice().sort()[Math.floor((sizes.length - 1) * options.huberQuantile)]! || 1e-9;
    splitRows(trainRows, order, isSampled, sample, rest);
    for (const row of sample) {
      const residual = target[row]! - prediction[row]!;
      gradient[row] = residual > delta ? delta : residual < -delta ? -delta : residual;
    }
    const root = growTree(grower, forest, gradient, weight, sample, sampleSize, columns, columnCount, options, prediction);
    roots.push(root);
    addTree(forest, root, data, rest, prediction);
    if (options.validation !== undefined) addTree(forest, root, data, options.validation, prediction);
    if (options.validation !== undefined && tree % 10 === 9) {
      const error = meanAbsoluteError(target, prediction, weight, options.validation);
      if (error < best.error) best = { error, trees: tree + 1 };
      else if (tree + 1 - best.trees > (options.patience ?? 60)) break;
    }
  }
  const kept = options.validation === undefined ? roots : roots.slice(0, best.trees);
  return {
    base,
    roots: Int32Array.from(kept),
    column: Int16Array.from(forest.column),
    threshold: Float64Array.from(forest.threshold),
    left: Int32Array.from(forest.left),
    right: Int32Array.from(forest.right),
    value: Float32Array.from(forest.value),
  };
}

/** The estimate for one row of `values`, which begins at `offset`. */
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
  const { column, threshold, left, right, value } = forest;
  const { bins, rows, edges } = data;
  // Thresholds as bins, for the walk over binned rows.
  const limit = new Int32Array(value.length - root);
  for (let node = root; node < value.length; node++) {
    const split = column[node]!;
    if (split >= 0) limit[node - root] = binOfThreshold(edges[split]!, threshold[node]!);
  }
  for (const row of of) {
    let node = root;
    let split = column[node]!;
    while (split >= 0) {
      node = bins[split * rows + row]! > limit[node - root]! ? right[node]! : left[node]!;
      split = column[node]!;
    }
    prediction[row]! += value[node]!;
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

// Sampled rows and the others, both in the order of memory.
function splitRows(rows: Int32Array, order: Int32Array, isSampled: Uint8Array, sample: Int32Array, rest: Int32Array): void {
  isSampled.fill(0);
  for (let i = 0; i < sample.length; i++) isSampled[order[i]!] = 1;
  let inside = 0;
  let outside = 0;
  for (const row of rows) {
    if (isSampled[row] === 1) sample[inside++] = row;
    else rest[outside++] = row;
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

function meanAbsoluteError(target: Float64Array, prediction: Float64Array, weight: Float64Array, rows: Int32Array): number {
  let sum = 0;
  let total = 0;
  for (const row of rows) {
    sum += weight[row]! * Math.abs(target[row]! - prediction[row]!);
    total += weight[row]!;
  }
  return sum / total;
}

function weightedMedian(values: Float64Array, weight: Float64Array, rows: Int32Array): number {
  const order = Array.from(rows).sort((a, b) => values[a]! - values[b]!);
  const half = order.reduce((sum, row) => sum + weight[row]!, 0) / 2;
  let seen = 0;
  for (const row of order) {
    seen += weight[row]!;
    if (seen >= half) return values[row]!;
  }
  return 0;
}
