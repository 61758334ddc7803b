import type { BinnedColumns } from './binned-columns.ts';
import type { BoostingOptions, GrowingForest } from './boosted-trees.ts';

const BINS = 256;

/** Room for the histograms of one tree, used again for the next. */
export interface Grower {
  data: BinnedColumns;
  rows: Int32Array;
  spare: Int32Array;
  histograms: Float64Array[];
}

interface Leaf {
  start: number;
  end: number;
  sum: number;
  weight: number;
  histogram: Float64Array;
  node: number;
  gain: number;
  column: number;
  bin: number;
}

export function createGrower(data: BinnedColumns, sampleSize: number, maxLeaves: number): Grower {
  return {
    data,
    rows: new Int32Array(sampleSize),
    spare: new Int32Array(sampleSize),
    histograms: Array.from({ length: maxLeaves + 1 }, () => new Float64Array(data.columns * BINS * 2)),
  };
}

/** Grows one tree leaf by leaf, always where it gains most, adds it to the prediction of its sample, and returns its root. */
export function growTree(
  grower: Grower,
  forest: GrowingForest,
  gradient: Float64Array,
  weight: Float64Array,
  sample: Int32Array,
  sampleSize: number,
  columns: Int32Array,
  columnCount: number,
  options: BoostingOptions,
  prediction: Float64Array,
): number {
  const { rows, data } = grower;
  rows.set(sample.subarray(0, sampleSize));
  const free = grower.histograms.slice();
  const shrink = (sum: number, total: number) => (options.learningRate * sum) / (total + options.ridge);
  let sum = 0;
  let total = 0;
  for (let i = 0; i < sampleSize; i++) {
    const row = rows[i]!;
    sum += gradient[row]! * weight[row]!;
    total += weight[row]!;
  }
  const root = addNode(forest, shrink(sum, total));
  const histogram = free.pop()!;
  fillHistogram(histogram, data, rows, 0, sampleSize, gradient, weight, columns, columnCount);
  const leaves: Leaf[] = [{ start: 0, end: sampleSize, sum, weight: total, histogram, node: root, gain: 0, column: -1, bin: 0 }];
  findSplit(leaves[0]!, data, columns, columnCount, options);

  while (leaves.length < options.maxLeaves) {
    let best = leaves[0]!;
    for (const leaf of leaves) if (leaf.gain > best.gain) best = leaf;
    if (!(best.gain > 1e-12)) break;
    const split = partition(grower, best, gradient, weight);
    const leftIsSmall = split.middle - best.start <= best.end - split.middle;
    const small = free.pop()!;
    const [from, to] = leftIsSmall ? [best.start, split.middle] : [split.middle, best.end];
    fillHistogram(small, data, rows, from, to, gradient, weight, columns, columnCount);
    subtractHistogram(best.histogram, small, columns, columnCount);
    const left: Leaf = {
      start: best.start,
      end: split.middle,
      sum: split.sum,
      weight: split.weight,
      histogram: leftIsSmall ? small : best.histogram,
      node: addNode(forest, shrink(split.sum, split.weight)),
      gain: 0,
      column: -1,
      bin: 0,
    };
    const right: Leaf = {
      start: split.middle,
      end: best.end,
      sum: best.sum - split.sum,
      weight: best.weight - split.weight,
      histogram: leftIsSmall ? best.histogram : small,
      node: addNode(forest, shrink(best.sum - split.sum, best.weight - split.weight)),
      gain: 0,
      column: -1,
      bin: 0,
    };
    forest.column[best.node] = best.column;
    forest.threshold[best.node] = best.bin === 0 ? -Infinity : data.edges[best.column]![best.bin - 1]!;
    forest.left[best.node] = left.node;
    forest.right[best.node] = right.node;
    leaves[leaves.indexOf(best)] = left;
    leaves.push(right);
    if (leaves.length >= options.maxLeaves) break;
    findSplit(left, data, columns, columnCount, options);
    findSplit(right, data, columns, columnCount, options);
  }
  for (const { start, end, node } of leaves) {
    const value = forest.value[node]!;
    for (let i = start; i < end; i++) prediction[rows[i]!]! += value;
  }
  return root;
}

function addNode(forest: GrowingForest, value: number): number {
  forest.column.push(-1);
  forest.threshold.push(0);
  forest.left.push(0);
  forest.right.push(0);
  return forest.value.push(value) - 1;
}

function fillHistogram(
  histogram: Float64Array,
  data: BinnedColumns,
  rows: Int32Array,
  start: number,
  end: number,
  gradient: Float64Array,
  weight: Float64Array,
  columns: Int32Array,
  columnCount: number,
): void {
  for (let c = 0; c < columnCount; c++) {
    const column = columns[c]!;
    const offset = column * BINS * 2;
    const from = column * data.rows;
    const { bins } = data;
    histogram.fill(0, offset, offset + BINS * 2);
    for (let i = start; i < end; i++) {
      const row = rows[i]!;
      const at = offset + bins[from + row]! * 2;
      const w = weight[row]!;
      histogram[at]! += gradient[row]! * w;
      histogram[at + 1]! += w;
    }
  }
}

function subtractHistogram(from: Float64Array, other: Float64Array, columns: Int32Array, columnCount: number): void {
  for (let c = 0; c < columnCount; c++) {
    const offset = columns[c]! * BINS * 2;
    for (let i = offset; i < offset + BINS * 2; i++) from[i]! -= other[i]!;
  }
}

function findSplit(leaf: Leaf, data: BinnedColumns, columns: Int32Array, columnCount: number, options: BoostingOptions): void {
  const { histogram, sum, weight } = leaf;
  const { minLeafWeight, ridge } = options;
  const whole = (sum * sum) / (weight + ridge);
  for (let c = 0; c < columnCount; c++) {
    const column = columns[c]!;
    const offset = column * BINS * 2;
    const last = data.edges[column]!.length;
    let leftSum = 0;
    let leftWeight = 0;
    for (let bin = 0; bin <= last; bin++) {
      leftSum += histogram[offset + bin * 2]!;
      leftWeight += histogram[offset + bin * 2 + 1]!;
      if (leftWeight < minLeafWeight) continue;
      const rightWeight = weight - leftWeight;
      if (rightWeight < minLeafWeight) break;
      const rightSum = sum - leftSum;
      const gain = (leftSum * leftSum) / (leftWeight + ridge) + (rightSum * rightSum) / (rightWeight + ridge) - whole;
      if (gain > leaf.gain) {
        leaf.gain = gain;
        leaf.column = column;
        leaf.bin = bin;
      }
    }
  }
}

function partition(
  grower: Grower,
  leaf: Leaf,
  gradient: Float64Array,
  weight: Float64Array,
): { middle: number; sum: number; weight: number } {
  const { rows, spare, data } = grower;
  const from = leaf.column * data.rows;
  let middle = leaf.start;
  let spared = 0;
  let sum = 0;
  let total = 0;
  for (let i = leaf.start; i < leaf.end; i++) {
    const row = rows[i]!;
    if (data.bins[from + row]! > leaf.bin) {
      spare[spared++] = row;
    } else {
      rows[middle++] = row;
      sum += gradient[row]! * weight[row]!;
      total += weight[row]!;
    }
  }
  rows.set(spare.subarray(0, spared), middle);
  return { middle, sum, weight: total };
}
