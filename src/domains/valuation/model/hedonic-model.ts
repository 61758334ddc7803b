import { clamp } from '#lib/clamp.ts';
import { quantile } from '#lib/quantile.ts';
import type { HedonicBasis } from './hedonic-basis.ts';
import { chooseBasis, fillBasis } from './hedonic-basis.ts';
import { invertFactored, solveSymmetric } from './linear-algebra.ts';
import type { HomeTable, SalesTable } from './sales-table.ts';
import { firstDayOfMonth, monthOfDay } from './sales-table.ts';

/** log price = level of the month + effect of the home's facts + effect of its place (a plane with bends). */
export interface HedonicModel {
  basis: HedonicBasis;
  coefficients: Float64Array;
  firstMonth: number;
  /** The market's log level in the middle of each month, starting at `firstMonth`. */
  levels: Float64Array;
  centerX: number;
  centerY: number;
  spreadKm: number;
  /** Knots of the surface over the market, with the same number of sales between each two. */
  knotsX: Float64Array;
  knotsY: Float64Array;
}

const KNOTS = 12;
const PLACE_COLUMNS = 5 + KNOTS * KNOTS;
const RIDGE = 1;
const MONTH_SMOOTHNESS = 30;
const ROBUST_ROUNDS = 4;
const HUBER_MEDIANS = 1.5;
const MOST_LEVERAGE = 0.9;

/**
 * Ridge regression of log price on month, facts and place. Smoothing pulls neighboring months together. `x` and `y` are in
 * kilometers. `leverage` says how much a sale's own price changes its prediction, from 0 to 1 (the diagonal of the hat matrix).
 */
export function fitHedonic(
  table: SalesTable,
  x: Float64Array,
  y: Float64Array,
): { hedonic: HedonicModel; leverage: Float64Array } {
  const basis = chooseBasis(table);
  const firstMonth = table.day.reduce((least, day) => Math.min(least, monthOfDay(day)), Infinity);
  const lastMonth = table.day.reduce((most, day) => Math.max(most, monthOfDay(day)), -Infinity);
  const months = lastMonth - firstMonth + 1;
  const [centerX, centerY] = [mean(x), mean(y)];
  const spreadKm = Math.max(
    0.1,
    Math.sqrt(mean(x.map((value) => (value - centerX) ** 2)) + mean(y.map((value) => (value - centerY) ** 2))),
  );
  const model: HedonicModel = {
    basis,
    coefficients: new Float64Array(basis.size + PLACE_COLUMNS),
    firstMonth,
    levels: new Float64Array(months),
    centerX,
    centerY,
    spreadKm,
    knotsX: placeKnots(x),
    knotsY: placeKnots(y),
  };

  const trust = new Float64Array(table.count).fill(1);
  for (let round = 1; round < ROBUST_ROUNDS; round++) {
    solveWeighted(model, table, x, y, trust);
    distrustOutliers(model, table, x, y, trust);
  }
  const factor = solveWeighted(model, table, x, y, trust);
  return { hedonic: model, leverage: measureLeverage(model, factor, table, x, y, trust) };
}

function measureLeverage(
  model: HedonicModel,
  factor: Float64Array,
  table: SalesTable,
  x: Float64Array,
  y: Float64Array,
  trust: Float64Array,
): Float64Array {
  const facts = model.coefficients.length;
  const size = facts + model.levels.length;
  const row = new Float64Array(size);
  const used = new Int32Array(size);
  const inverse = invertFactored(factor, size);
  return trust.map((weight, sale) => {
    row.fill(0);
    fillRow(model, table, sale, x[sale]!, y[sale]!, row);
    row[facts + monthOfDay(table.day[sale]!) - model.firstMonth] = 1;
    // Most columns are 0, so rowᵀ·A⁻¹·row needs few products.
    const usedCount = listUsed(row, used);
    let square = 0;
    for (let i = 0; i < usedCount; i++) {
      let sum = 0;
      for (let j = 0; j < usedCount; j++) sum += inverse[used[i]! * size + used[j]!]! * row[used[j]!]!;
      square += row[used[i]!]! * sum;
    }
    return Math.min(MOST_LEVERAGE, weight * square);
  });
}

// Lists the columns that are not 0 and returns their number.
function listUsed(row: Float64Array, used: Int32Array): number {
  let count = 0;
  for (let column = 0; column < row.length; column++) if (row[column] !== 0) used[count++] = column;
  return count;
}

// Returns the Cholesky factor of the normal equations.
function solveWeighted(
  model: HedonicModel,
  table: SalesTable,
  x: Float64Array,
  y: Float64Array,
  trust: Float64Array,
): Float64Array {
  const { firstMonth } = model;
  const months = model.levels.length;
  const facts = model.coefficients.length;
  const size = facts + months;
  const a = new Float64Array(size * size);
  const b = new Float64Array(size);
  const row = new Float64Array(facts);
  const used = new Int32Array(facts);
  for (let sale = 0; sale < table.count; sale++) {
    row.fill(0);
    fillRow(model, table, sale, x[sale]!, y[sale]!, row);
    const usedCount = listUsed(row, used);
    const target = Math.log(table.price[sale]!);
    const month = facts + monthOfDay(table.day[sale]!) - firstMonth;
    const weight = trust[sale]!;
    for (let i = 0; i < usedCount; i++) {
      const column = used[i]!;
      const value = row[column]! * weight;
      b[column]! += value * target;
      a[month * size + column]! += value;
      for (let j = 0; j <= i; j++) a[column * size + used[j]!]! += value * row[used[j]!]!;
    }
    a[month * size + month]! += weight;
    b[month]! += target * weight;
  }
  for (let column = 0; column < facts; column++) a[column * size + column]! += RIDGE;
  for (let month = 0; month < months; month++) {
    const at = facts + month;
    a[at * size + at]! += 1e-6;
    if (month === 0) continue;
    a[at * size + at]! += MONTH_SMOOTHNESS;
    a[(at - 1) * size + at - 1]! += MONTH_SMOOTHNESS;
    a[at * size + at - 1]! -= MONTH_SMOOTHNESS;
  }
  if (!solveSymmetric(a, b, size)) throw new RangeError('The sales do not determine a price model');
  model.coefficients.set(b.subarray(0, facts));
  model.levels.set(b.subarray(facts));
  return a;
}

// Huber's weights: a sale far from the line pulls no harder than a sale at the threshold.
function distrustOutliers(model: HedonicModel, table: SalesTable, x: Float64Array, y: Float64Array, trust: Float64Array): void {
  const row = new Float64Array(model.coefficients.length);
  const sizes = Float64Array.from({ length: table.count }, (_, sale) => {
    const level = model.levels[monthOfDay(table.day[sale]!) - model.firstMonth]!;
    return Math.abs(Math.log(table.price[sale]!) - level - valueFacts(model, table, sale, x[sale]!, y[sale]!, row));
  });
  const border = HUBER_MEDIANS * (sizes.slice().sort()[table.count >> 1] ?? 0) || 1e-9;
  for (let sale = 0; sale < table.count; sale++) trust[sale] = Math.min(1, border / sizes[sale]!);
}

/** What a home's facts and place add to the market's level, in log price. */
export function valueFacts(model: HedonicModel, table: HomeTable, home: number, x: number, y: number, row: Float64Array): number {
  row.fill(0);
  fillRow(model, table, home, x, y, row);
  let sum = 0;
  for (let column = 0; column < row.length; column++) sum += row[column]! * model.coefficients[column]!;
  return sum;
}

/** What each feature adds, in log price. `row` must hold the home's columns from `valueFacts`. */
export function splitByFeature(model: HedonicModel, row: Float64Array, out: Float64Array, offset: number): void {
  for (const part of model.basis.parts) {
    let sum = 0;
    for (let column = part.first; column < part.first + part.size; column++) sum += row[column]! * model.coefficients[column]!;
    out[offset + part.feature] = sum;
  }
}

/** The market's log level on a day: straight lines between the middles of months, constant outside them. */
export function levelOnDay(levels: Float64Array, firstMonth: number, day: number): number {
  const month = monthOfDay(day);
  const start = firstDayOfMonth(month);
  const position = month - firstMonth + (day - start) / (firstDayOfMonth(month + 1) - start) - 0.5;
  if (position <= 0) return levels[0]!;
  const last = levels.length - 1;
  if (position >= last) return levels[last]!;
  const before = Math.floor(position);
  const share = position - before;
  return levels[before]! * (1 - share) + levels[before + 1]! * share;
}

/** How many numbers describe a home to this model. */
export function columnsOf(model: HedonicModel): number {
  return model.basis.size + PLACE_COLUMNS;
}

function fillRow(model: HedonicModel, table: HomeTable, home: number, x: number, y: number, row: Float64Array): void {
  fillBasis(model.basis, table, home, row);
  const east = clamp((x - model.centerX) / model.spreadKm, -3, 3);
  const north = clamp((y - model.centerY) / model.spreadKm, -3, 3);
  const at = model.basis.size;
  row[at] = east;
  row[at + 1] = north;
  row[at + 2] = east * east;
  row[at + 3] = north * north;
  row[at + 4] = east * north;
  // Between knots the surface is bilinear.
  const [column, across] = findKnot(model.knotsX, x);
  const [line, along] = findKnot(model.knotsY, y);
  const first = at + 5 + line * KNOTS + column;
  row[first] = (1 - across) * (1 - along);
  row[first + 1] = across * (1 - along);
  row[first + KNOTS] = (1 - across) * along;
  row[first + KNOTS + 1] = across * along;
}

function placeKnots(values: Float64Array): Float64Array {
  return Float64Array.from({ length: KNOTS }, (_, knot) => quantile(values, knot / (KNOTS - 1)));
}

// The knot before a value, and the value's position on the way to the next knot, as a share.
function findKnot(knots: Float64Array, value: number): [number, number] {
  let before = 0;
  while (before < KNOTS - 2 && value > knots[before + 1]!) before++;
  const width = knots[before + 1]! - knots[before]!;
  return [before, width > 0 ? Math.min(1, Math.max(0, (value - knots[before]!) / width)) : 0];
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
