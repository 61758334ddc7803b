import { quantile } from '#lib/quantile.ts';
import { randomFor } from '#lib/random.ts';
import { observe } from './area-markets.ts';
import { type BinnedColumns, binColumns } from './binned-columns.ts';
import type { BoostingOptions } from './boosting-options.ts';
import { describeSales, doubtSales, sharedArray, toShared } from './describe-sales.ts';
import { fillFacts, logSizeOf, planFacts } from './home-facts.ts';
import { columnsOf, fitHedonic, levelOnDay, splitByFeature, valueFacts } from './hedonic-model.ts';
import { calibrateBands, gapAsNew } from './intervals.ts';
import type { MarketLevels, MonthObservation } from './market-levels.ts';
import { followMarket } from './market-levels.ts';
import type { PastSales } from './past-sales.ts';
import { KRIGING, NEIGHBOUR_COLUMNS } from './past-sales.ts';
import type { SalesTable } from './sales-table.ts';
import { firstDayOfMonth, indicesWhere, monthOfDay } from './sales-table.ts';
import { indexPoints, projectKm } from './spatial-index.ts';
import { median } from './statistics.ts';
import type { RunTasks, TrainingTask } from './training-task.ts';
import { forestOf, runTasksHere } from './training-task.ts';
import type { ValuationModel } from './valuation-model.ts';
import { MODEL_FORM } from './valuation-model.ts';

export interface TrainingOptions {
  seed: string;
  members?: number;
  run?: RunTasks;
  /** Receives the share of the work that is done, from 0 to 1, and the next step. */
  onProgress?: (share: number, step: string) => void;
}

/** With fewer sales than this, no model is trained. */
export const FEWEST_SALES = 150;
const MONTHS_AHEAD = 13;
const OUTLIER_MEDIANS = 6;
const NEARLY_ALL = 0.98;
const KRIGED_SHARES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1];

const BOOSTING: Omit<BoostingOptions, 'seed'> = {
  trees: 490,
  learningRate: 0.05,
  maxLeaves: 24,
  minLeafRows: 20,
  rowFraction: 0.6,
  columnFraction: 0.35,
  huberQuantile: 0.75,
  ridge: 4,
};

/**
 * Learns home values from sales, each as of its own day. The same sales and seed give the same model, byte for byte. Throws
 * RangeError for fewer than FEWEST_SALES sales.
 */
export async function trainModel(table: SalesTable, options: TrainingOptions): Promise<ValuationModel> {
  if (table.count < FEWEST_SALES)
    throw new RangeError(`${table.count} sales are too few to learn from: ${FEWEST_SALES} are needed`);
  const { seed, run = runTasksHere, onProgress = () => {} } = options;
  const memberCount = options.members ?? 6;
  onProgress(0, 'Reading the market');
  const origin = { latitude: median(table.latitude), longitude: median(table.longitude) };
  const x = sharedArray(table.count);
  const y = sharedArray(table.count);
  for (let i = 0; i < table.count; i++) [x[i], y[i]] = projectKm(table.latitude[i]!, table.longitude[i]!, origin);
  const { hedonic, leverage } = fitHedonic(table, x, y);
  const plan = planFacts(table, table.price, hedonic);
  const { past, factsTotal } = describePast(table, x, y, hedonic, leverage, plan);

  onProgress(0.1, 'Asking the neighbors');
  const hearings = await doubtSales(past, factsTotal, run);
  const neighbours = await describeSales(past, factsTotal, KRIGING, hearings, run);
  const { market, observations } = followLevels(table, past, factsTotal, neighbours, hedonic);
  for (let i = 0; i < table.count; i++) {
    const level = Math.log(table.price[i]!) - levelOnDay(market.levels, market.firstMonth, table.day[i]!);
    past.residual[i]! += level - past.level[i]!;
    past.level[i] = level;
  }
  clipInPlace(past.residual);

  const columns = [...plan.columns, ...NEIGHBOUR_COLUMNS, 'factsTotal'];
  const matrix = buildMatrix(table, x, y, plan, neighbours, factsTotal, columns.length);
  const kriged = columnOf(matrix, table.count, columns.length, columns.indexOf('factsPlusKriged'));
  const correction = toShared(past.level.map((level, i) => level - kriged[i]!));
  const data = binColumns(matrix, table.count, columns.length);
  const folds = dealFolds(table.count, memberCount, seed);

  onProgress(0.25, 'Finding how long to learn');
  const everyRow = Int32Array.from({ length: table.count }, (_, row) => row);
  const trees = await findTreeCount(table, data, past.level, seed, run);

  onProgress(0.35, 'Learning');
  const learning = { data, everyRow, folds, memberCount, trees, seed, run, level: past.level, correction, kriged };
  const { ensemble, outOfBag } = await learnMembers(learning);

  onProgress(0.9, 'Measuring its own errors');
  const krigedShare = chooseShare(outOfBag, kriged, past.level);
  const errors = past.level.map((level, i) => level - (outOfBag[i]! * (1 - krigedShare) + kriged[i]! * krigedShare));
  const shift = median(errors);
  for (let i = 0; i < errors.length; i++) errors[i]! -= shift;
  const { scale, bands } = await calibrateBands(data, errors, table.day, `${seed}/scale`, run);
  const before = startOfNewest(table);
  const newest = indicesWhere(table.count, (sale) => table.day[sale]! >= before);
  const [even, odd] = hearings;
  const asNew = await describeSales(
    past,
    factsTotal,
    KRIGING,
    [
      { ...even, before },
      { ...odd, before },
    ],
    run,
    newest,
  );
  scale.base -= gapAsNew(scale, matrix, columns.length, newest, asNew, plan.columns.length);
  onProgress(1, 'Done');

  const tenth = columnOf(matrix, table.count, columns.length, columns.indexOf('tenthKm'));
  return {
    form: MODEL_FORM,
    seed,
    schema: table.features.map(({ name, kind, categories }) => ({ name, kind, categories })),
    origin,
    plan,
    hedonic,
    market,
    observations,
    past,
    prices: table.price,
    kriging: KRIGING,
    columns,
    members: ensemble,
    krigedShare,
    shift,
    scale,
    bands,
    limits: {
      tenthKm: Math.max(2, 4 * quantile(tenth, 0.995)),
      needsSize: plan.sizeFeature >= 0 && past.logSize.filter((size) => size !== 0).length > table.count * NEARLY_ALL,
    },
    training: {
      sales: table.count,
      firstDay: table.day.reduce((a, b) => Math.min(a, b), Infinity),
      lastDay: table.day.reduce((a, b) => Math.max(a, b), -Infinity),
      outOfBagMdape: median(errors.map((error) => Math.abs(Math.expm1(-error)))),
    },
  };
}

interface Learning {
  data: BinnedColumns;
  everyRow: Int32Array;
  /** Of each row, the member that does not see it. */
  folds: ArrayLike<number>;
  memberCount: number;
  trees: number;
  seed: string;
  run: RunTasks;
  level: Float64Array;
  /** What is left of the level after the neighbors have spoken. */
  correction: Float64Array;
  kriged: Float64Array;
}

/**
 * Grows the members, in turn on the level and on what its neighbors leave of it. Each says the level of the rows it has not seen:
 * `outOfBag`, which errors are measured by.
 */
async function learnMembers({ data, everyRow, folds, memberCount, trees, seed, run, level, correction, kriged }: Learning) {
  const members = Array.from({ length: memberCount }, (_, member) => ({
    target: member % 2 === 0 ? ('level' as const) : ('correction' as const),
    rows: everyRow.filter((row) => folds[row] !== member),
    unseen: everyRow.filter((row) => folds[row] === member),
  }));
  const answers = await run(
    members.map(({ target, rows, unseen }, member): TrainingTask => ({
      kind: 'boost',
      data,
      target: target === 'level' ? level : correction,
      rows,
      unseen,
      options: {
        ...BOOSTING,
        trees,
        seed: `${seed}/member-${member}`,
        ...(target === 'correction' ? { learningRate: BOOSTING.learningRate * 0.6 } : {}),
      },
    })),
  );
  const outOfBag = new Float64Array(everyRow.length);
  const ensemble = members.map(({ target, unseen }, member) => {
    const grown = forestOf(answers[member]);
    unseen.forEach((row, at) => (outOfBag[row] = grown.estimates[at]! + (target === 'level' ? 0 : kriged[row]!)));
    return { target, trees: grown.trees };
  });
  return { ensemble, outOfBag };
}

function describePast(
  table: SalesTable,
  x: Float64Array,
  y: Float64Array,
  hedonic: ValuationModel['hedonic'],
  leverage: Float64Array,
  plan: ValuationModel['plan'],
): { past: PastSales; factsTotal: Float64Array } {
  const features = table.features.length;
  const facts = sharedArray(table.count * features);
  const factsTotal = sharedArray(table.count);
  const level = sharedArray(table.count);
  const residual = sharedArray(table.count);
  const logSize = sharedArray(table.count);
  const noise = sharedArray(table.count).fill(1);
  const row = new Float64Array(columnsOf(hedonic));
  for (let i = 0; i < table.count; i++) {
    factsTotal[i] = valueFacts(hedonic, table, i, x[i]!, y[i]!, row);
    splitByFeature(hedonic, row, facts, i * features);
    level[i] = Math.log(table.price[i]!) - levelOnDay(hedonic.levels, hedonic.firstMonth, table.day[i]!);
    // What the regression would predict if it had not seen this sale.
    residual[i] = (level[i]! - factsTotal[i]!) / (1 - leverage[i]!);
    factsTotal[i] = level[i]! - residual[i]!;
    logSize[i] = logSizeOf(plan, table, i);
  }
  clipInPlace(residual);
  const day = new Int32Array(new SharedArrayBuffer(table.count * 4));
  day.set(table.day);
  return {
    past: {
      count: table.count,
      index: indexPoints(x, y),
      day,
      level,
      residual,
      facts,
      features,
      logSize,
      noise,
    },
    factsTotal,
  };
}

// Compares a month's sales with the values from facts and neighbors. The difference gives the level of that month.
function followLevels(
  table: SalesTable,
  past: PastSales,
  factsTotal: Float64Array,
  neighbours: Float64Array,
  hedonic: ValuationModel['hedonic'],
): { market: MarketLevels; observations: MonthObservation[] } {
  const krigedAt = NEIGHBOUR_COLUMNS.indexOf('factsPlusKriged');
  const byMonth: number[][] = Array.from({ length: hedonic.levels.length }, () => []);
  for (let i = 0; i < table.count; i++) {
    const error = past.level[i]! - neighbours[i * NEIGHBOUR_COLUMNS.length + krigedAt]!;
    byMonth[monthOfDay(table.day[i]!) - hedonic.firstMonth]!.push(
      error + levelOnDay(hedonic.levels, hedonic.firstMonth, table.day[i]!),
    );
  }
  const observations = byMonth.map((seen, step) => observe(seen, hedonic.firstMonth + step));
  return { market: followMarket(observations, MONTHS_AHEAD), observations };
}

function buildMatrix(
  table: SalesTable,
  x: Float64Array,
  y: Float64Array,
  plan: ValuationModel['plan'],
  neighbours: Float64Array,
  factsTotal: Float64Array,
  width: number,
): Float64Array {
  const matrix = new Float64Array(table.count * width);
  const own = NEIGHBOUR_COLUMNS.length;
  for (let i = 0; i < table.count; i++) {
    fillFacts(plan, table, i, x[i]!, y[i]!, matrix, i * width);
    matrix.set(neighbours.subarray(i * own, (i + 1) * own), i * width + plan.columns.length);
    matrix[(i + 1) * width - 1] = factsTotal[i]!;
  }
  return matrix;
}

// Trains on all sales except the newest tenth, and finds when that tenth stops improving.
async function findTreeCount(
  table: SalesTable,
  data: ReturnType<typeof binColumns>,
  level: Float64Array,
  seed: string,
  run: RunTasks,
): Promise<number> {
  const newest = startOfNewest(table);
  const all = Array.from({ length: table.count }, (_, row) => row);
  const rows = Int32Array.from(all.filter((row) => table.day[row]! < newest));
  const unseen = Int32Array.from(all.filter((row) => table.day[row]! >= newest));
  if (rows.length < table.count / 2 || unseen.length < 30) return Math.round(BOOSTING.trees / 2);
  const [answer] = await run([
    {
      kind: 'boost',
      data,
      target: level,
      rows,
      unseen,
      options: { ...BOOSTING, seed: `${seed}/stop`, patience: 120 },
    },
  ]);
  return Math.max(Math.round(BOOSTING.trees * 0.4), forestOf(answer).trees.roots.length);
}

// The first day of the months with the newest tenth of all sales.
function startOfNewest(table: SalesTable): number {
  return firstDayOfMonth(monthOfDay(quantile(Float64Array.from(table.day), 0.9)));
}

function dealFolds(count: number, folds: number, seed: string): Int8Array {
  const order = randomFor(seed, 'folds').shuffle(Array.from({ length: count }, (_, row) => row));
  const dealt = new Int8Array(count);
  order.forEach((row, position) => (dealt[row] = position % folds));
  return dealt;
}

function chooseShare(trees: Float64Array, kriged: Float64Array, level: Float64Array): number {
  let best = { share: 0, error: Infinity };
  for (const share of KRIGED_SHARES) {
    let error = 0;
    for (let i = 0; i < level.length; i++) error += Math.abs(level[i]! - trees[i]! * (1 - share) - kriged[i]! * share);
    if (error < best.error) best = { share, error };
  }
  return best.share;
}

function clipInPlace(residual: Float64Array): void {
  const border = OUTLIER_MEDIANS * median(residual.map(Math.abs));
  for (let i = 0; i < residual.length; i++) residual[i] = Math.max(-border, Math.min(border, residual[i]!));
}

function columnOf(matrix: Float64Array, rows: number, width: number, column: number): Float64Array {
  return Float64Array.from({ length: rows }, (_, row) => matrix[row * width + column]!);
}
