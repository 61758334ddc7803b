import type { Hearing, KrigingOptions, PastSales } from './past-sales.ts';
import { KRIGING, NEIGHBOUR_COLUMNS } from './past-sales.ts';
import { median } from './statistics.ts';
import type { RunTasks, TrainingTask } from './training-task.ts';

const SLICES = 8;
const FIRST_LOOK: KrigingOptions = { ...KRIGING, neighbours: 16, candidates: 60 };
const DOUBTFUL_MEDIANS = 1.8;

/**
 * Writes into `past.noise` how noisy each sale is. A sale far from what its neighbors suggest says little about the homes around
 * it. Only the even sales judge the odd ones, and only the odd ones judge the even ones. This way a home's own price never
 * changes the weight of its neighbors.
 */
export async function doubtSales(past: PastSales, factsTotal: Float64Array, run: RunTasks): Promise<[Hearing, Hearing]> {
  const doubt = async (only: 0 | 1): Promise<Float64Array> => {
    const hearing: Hearing = { noise: past.noise, only };
    const described = await describeSales(past, factsTotal, FIRST_LOOK, [hearing, hearing], run);
    const errors = past.residual.map((residual, sale) => Math.abs(residual - described[sale * NEIGHBOUR_COLUMNS.length]!));
    const border = DOUBTFUL_MEDIANS * median(errors) || 1;
    return toShared(errors.map((error) => Math.max(1, (error / border) ** 2)));
  };
  const [byEven, byOdd] = [await doubt(0), await doubt(1)];
  for (let sale = 0; sale < past.count; sale++) past.noise[sale] = (byEven[sale]! + byOdd[sale]!) / 2;
  return [{ noise: byOdd }, { noise: byEven }];
}

/**
 * Describes each sale by the sales around it, as a row of NEIGHBOUR_COLUMNS. `hearings` holds one hearing for even sales and one
 * for odd sales.
 */
export async function describeSales(
  past: PastSales,
  factsTotal: Float64Array,
  options: KrigingOptions,
  hearings: readonly [Hearing, Hearing],
  run: RunTasks,
  homes: Int32Array = Int32Array.from({ length: past.count }, (_, sale) => sale),
): Promise<Float64Array> {
  const slice = Math.ceil(homes.length / SLICES);
  const tasks = Array.from({ length: SLICES }, (_, part): TrainingTask => ({
    kind: 'describe',
    past,
    factsTotal,
    options,
    hearings,
    homes: homes.subarray(part * slice, (part + 1) * slice),
  }));
  const all = new Float64Array(homes.length * NEIGHBOUR_COLUMNS.length);
  let at = 0;
  for (const answer of await run(tasks)) {
    if (answer.kind !== 'describe') throw new TypeError('Asked for neighbours, got something else');
    all.set(answer.columns, at);
    at += answer.columns.length;
  }
  return all;
}

/** Memory for numbers that several threads use. */
export function sharedArray(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * 8));
}

/** A copy that processes share instead of sending it. */
export function toShared(values: Float64Array): Float64Array {
  const shared = sharedArray(values.length);
  shared.set(values);
  return shared;
}
