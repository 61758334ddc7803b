import { FEATURES } from '#domains/search/model/ranking/meaning-model.ts';

/** Texts' features, one row each. */
export type Rows = readonly Float32Array[];

interface Projected {
  unit: Float32Array[];
  lengths: number[];
}

const TEMPERATURE = 0.1;

/**
 * Adds to `gradient` how the projection must change for each wish to lie nearer to its own remark than to the others' and
 * to the `strangers`, and each remark to its own wish (InfoNCE both ways). Returns the loss.
 */
export function addContrast(
  projection: Float32Array,
  gradient: Float32Array,
  wishes: Rows,
  remarks: Rows,
  strangers: Rows,
  share: number,
): number {
  const [a, b, c] = [project(projection, wishes), project(projection, remarks), project(projection, strangers)];
  const others = [...b.unit, ...c.unit];
  const near = a.unit.map((wish) => others.map((other) => dot(wish, other) / TEMPERATURE));
  const pull = near.map((row) => new Float32Array(row.length));
  const count = wishes.length;
  let loss = 0;
  const half = share / 2 / count;
  for (const [i, row] of near.entries()) loss += addPull(row, i, (j, value) => add(pull[i], j, value * half)) * half;
  for (let j = 0; j < count; j++) {
    const column = near.map((row) => row[j] ?? 0);
    loss += addPull(column, j, (i, value) => add(pull[i], j, value * half)) * half;
  }
  const wishGradients = a.unit.map((_, i) => sumScaled(others, (j) => (pull[i]?.[j] ?? 0) / TEMPERATURE));
  const otherGradients = others.map((_, j) => sumScaled(a.unit, (i) => (pull[i]?.[j] ?? 0) / TEMPERATURE));
  back(gradient, wishes, a, wishGradients);
  back(gradient, remarks, b, otherGradients.slice(0, count));
  back(gradient, strangers, c, otherGradients.slice(count));
  return loss;
}

/** Cross-entropy of one row of nearnesses against its right place, and its derivatives. */
function addPull(row: readonly number[], right: number, add: (at: number, value: number) => void): number {
  const most = Math.max(...row);
  const powers = row.map((value) => Math.exp(value - most));
  const whole = powers.reduce((sum, one) => sum + one, 0);
  powers.forEach((power, at) => add(at, power / whole - (at === right ? 1 : 0)));
  return Math.log(whole) + most - (row[right] ?? 0);
}

function project(projection: Float32Array, rows: Rows): Projected {
  const projected = rows.map((row) => {
    const vector = new Float32Array(FEATURES);
    row.forEach((value, k) => {
      if (value === 0) return;
      const from = k * FEATURES;
      for (let j = 0; j < FEATURES; j++) vector[j] = (vector[j] ?? 0) + value * (projection[from + j] ?? 0);
    });
    return vector;
  });
  const lengths = projected.map((vector) => Math.sqrt(dot(vector, vector)) || 1);
  return { unit: projected.map((vector, i) => vector.map((value) => value / (lengths[i] ?? 1))), lengths };
}

function back(gradient: Float32Array, rows: Rows, { unit, lengths }: Projected, gradients: readonly Float32Array[]): void {
  rows.forEach((row, i) => {
    const [own, direction] = [gradients[i] ?? new Float32Array(FEATURES), unit[i] ?? new Float32Array(FEATURES)];
    const along = dot(own, direction);
    const change = own.map((value, j) => (value - along * (direction[j] ?? 0)) / (lengths[i] ?? 1));
    row.forEach((value, k) => {
      if (value === 0) return;
      const from = k * FEATURES;
      for (let j = 0; j < FEATURES; j++) gradient[from + j] = (gradient[from + j] ?? 0) + value * (change[j] ?? 0);
    });
  });
}

function sumScaled(vectors: readonly Float32Array[], scale: (at: number) => number): Float32Array {
  const sum = new Float32Array(FEATURES);
  vectors.forEach((vector, at) => {
    const factor = scale(at);
    for (let j = 0; j < FEATURES; j++) sum[j] = (sum[j] ?? 0) + factor * (vector[j] ?? 0);
  });
  return sum;
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += (a[j] ?? 0) * (b[j] ?? 0);
  return sum;
}

function add(row: Float32Array | undefined, at: number, value: number): void {
  if (row !== undefined) row[at] = (row[at] ?? 0) + value;
}
