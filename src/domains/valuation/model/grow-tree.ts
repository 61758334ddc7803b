import type { BinnedColumns } from './binned-columns.ts';
import type { BoostingOptions, GrowingForest } from './boosting-options.ts';

const BINS = 256;
const LEAST_GAIN = 1e-12;

/**
 * Buffers for growing trees, each on `sampleSize` sales.
 *
 * Each sale is one whole number here: `one`, plus its gradient in steps. A sum of these numbers holds both the number of sales
 * and the sum of their gradients. Below 2^53 the sum is exact in any order, at half the cost of two sums.
 */
export interface Grower {
  data: BinnedColumns;
  options: BoostingOptions;
  /** The sales of the tree. Sales in the same leaf are next to each other. */
  rows: Int32Array;
  packed: Float64Array;
  spareRows: Int32Array;
  sparePacked: Float64Array;
  histograms: Float64Array[];
  one: number;
  mostSteps: number;
  /** One divided by the number of sales plus the ridge. */
  shares: Float64Array;
}

interface Leaf {
  start: number;
  end: number;
  packed: number;
  node: number;
  histogram: Float64Array;
  gain: number;
  /** Position of the best column among the tree's columns, or -1. */
  column: number;
  bin: number;
  leftPacked: number;
}

/** Room to grow trees of one shape, used again for each. */
export function createGrower(data: BinnedColumns, sampleSize: number, columnCount: number, options: BoostingOptions): Grower {
  const bits = Math.ceil(Math.log2(sampleSize + 1));
  return {
    data,
    options,
    rows: new Int32Array(sampleSize),
    packed: new Float64Array(sampleSize),
    spareRows: new Int32Array(sampleSize),
    sparePacked: new Float64Array(sampleSize),
    histograms: Array.from({ length: options.maxLeaves + 1 }, () => new Float64Array(columnCount * BINS)),
    one: 2 ** (52 - bits),
    mostSteps: 2 ** (51 - 2 * bits),
    shares: Float64Array.from({ length: sampleSize + 1 }, (_, count) => 1 / (count + options.ridge)),
  };
}

/**
 * Grows one tree leaf by leaf, each time where the gain is largest, adds it to its sample's prediction, and returns its root.
 * `gradient[i]` belongs to row `sample[i]`, and none is larger than `largest`. The right child of a node always follows the left
 * one.
 */
export function growTree(
  grower: Grower,
  forest: GrowingForest,
  sample: Int32Array,
  gradient: Float64Array,
  largest: number,
  columns: Int32Array,
  prediction: Float64Array,
): number {
  const { rows, packed, data, options, one, shares } = grower;
  const step = largest / grower.mostSteps;
  const perStep = grower.mostSteps / largest;
  const perOne = 1 / one;
  let total = 0;
  for (let i = 0; i < sample.length; i++) {
    const row = sample[i]!;
    rows[i] = row;
    packed[i] = one + Math.round(gradient[i]! * perStep);
    total += packed[i]!;
  }
  const free = grower.histograms.slice();
  const valueOf = (sum: number) => {
    const count = countOf(sum, perOne);
    return options.learningRate * step * (sum - count * one) * shares[count]!;
  };
  const addLeaf = (start: number, end: number, sum: number, histogram: Float64Array): Leaf => ({
    start,
    end,
    packed: sum,
    node: addNode(forest, valueOf(sum)),
    histogram,
    gain: 0,
    column: -1,
    bin: 0,
    leftPacked: 0,
  });
  const maySplit = ({ start, end }: Leaf) => end - start >= 2 * options.minLeafRows;

  const root = addLeaf(0, sample.length, total, free.pop()!);
  fillHistogram(grower, root, columns);
  findSplit(grower, root, columns, step);
  const leaves = [root];
  while (leaves.length < options.maxLeaves) {
    const best = leaves.reduce((most, leaf) => (leaf.gain > most.gain ? leaf : most));
    if (!(best.gain > LEAST_GAIN)) break;
    const column = columns[best.column]!;
    const middle = partition(grower, best, column);
    const left = addLeaf(best.start, middle, best.leftPacked, best.histogram);
    const right = addLeaf(middle, best.end, best.packed - best.leftPacked, best.histogram);
    forest.column[best.node] = column;
    forest.threshold[best.node] = best.bin === 0 ? -Infinity : data.edges[column]![best.bin - 1]!;
    forest.left[best.node] = left.node;
    forest.right[best.node] = right.node;
    leaves[leaves.indexOf(best)] = left;
    leaves.push(right);
    const [small, large] = left.end - left.start <= right.end - right.start ? [left, right] : [right, left];
    if (leaves.length === options.maxLeaves || !maySplit(large)) continue;
    small.histogram = free.pop()!;
    fillHistogram(grower, small, columns);
    subtract(large.histogram, small.histogram, data, columns);
    findSplit(grower, large, columns, step);
    if (maySplit(small)) findSplit(grower, small, columns, step);
    else free.push(small.histogram);
  }
  for (const { start, end, node } of leaves) {
    const value = forest.value[node]!;
    for (let i = start; i < end; i++) prediction[rows[i]!]! += value;
  }
  return root.node;
}

// `one` is a power of two, so only the sum of the gradients is rounded, and that sum stays below half of `one`.
function countOf(packed: number, perOne: number): number {
  return (packed * perOne + 0.5) | 0;
}

function addNode(forest: GrowingForest, value: number): number {
  forest.column.push(-1);
  forest.threshold.push(0);
  forest.left.push(0);
  forest.right.push(0);
  return forest.value.push(value) - 1;
}

function fillHistogram({ rows, packed, data }: Grower, { histogram, start, end }: Leaf, columns: Int32Array): void {
  const { bins } = data;
  histogram.fill(0);
  for (let c = 0; c < columns.length; c++) {
    const offset = c * BINS;
    const from = columns[c]! * data.rows;
    for (let i = start; i < end; i++) histogram[offset + bins[from + rows[i]!]!]! += packed[i]!;
  }
}

function subtract(whole: Float64Array, part: Float64Array, { edges }: BinnedColumns, columns: Int32Array): void {
  for (let c = 0; c < columns.length; c++) {
    const end = c * BINS + edges[columns[c]!]!.length;
    for (let at = c * BINS; at <= end; at++) whole[at]! -= part[at]!;
  }
}

function findSplit({ data, options, one, shares }: Grower, leaf: Leaf, columns: Int32Array, step: number): void {
  const { histogram, packed } = leaf;
  const perOne = 1 / one;
  const { minLeafRows } = options;
  const all = countOf(packed, perOne);
  const sum = packed - all * one;
  const whole = sum * sum * shares[all]!;
  let most = 0;
  for (let c = 0; c < columns.length; c++) {
    const offset = c * BINS;
    const end = offset + data.edges[columns[c]!]!.length;
    let left = 0;
    for (let at = offset; at <= end; at++) {
      const added = histogram[at]!;
      if (added === 0) continue;
      left += added;
      const leftCount = countOf(left, perOne);
      if (leftCount < minLeafRows) continue;
      const rightCount = all - leftCount;
      if (rightCount < minLeafRows) break;
      const leftSum = left - leftCount * one;
      const rightSum = sum - leftSum;
      const gain = leftSum * leftSum * shares[leftCount]! + rightSum * rightSum * shares[rightCount]! - whole;
      if (gain > most) {
        most = gain;
        leaf.column = c;
        leaf.bin = at - offset;
        leaf.leftPacked = left;
      }
    }
  }
  leaf.gain = most * step * step;
}

// Sorts a leaf's sales into its left and right child. Returns where the right child's sales start.
function partition({ rows, packed, spareRows, sparePacked, data }: Grower, leaf: Leaf, column: number): number {
  const from = column * data.rows;
  let middle = leaf.start;
  let spared = 0;
  for (let i = leaf.start; i < leaf.end; i++) {
    const row = rows[i]!;
    const sale = packed[i]!;
    // Writes to both sides but counts on one. This avoids branch misprediction.
    const isRight = (leaf.bin - data.bins[from + row]!) >>> 31;
    rows[middle] = row;
    packed[middle] = sale;
    spareRows[spared] = row;
    sparePacked[spared] = sale;
    spared += isRight;
    middle += 1 - isRight;
  }
  rows.set(spareRows.subarray(0, spared), middle);
  packed.set(sparePacked.subarray(0, spared), middle);
  return middle;
}
