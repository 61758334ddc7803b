import type { BinnedColumns } from './binned-columns.ts';
import type { GrownForest } from './boosted-trees.ts';
import { trainBoostedTrees } from './boosted-trees.ts';
import type { BoostingOptions } from './boosting-options.ts';
import type { Hearing, KrigingOptions, PastSales } from './past-sales.ts';
import { createSearch, describeNeighbours, NEIGHBOUR_COLUMNS } from './past-sales.ts';

/** An independent piece of training, small enough for threads to share the work. */
export type TrainingTask =
  | {
      kind: 'describe';
      past: PastSales;
      factsTotal: Float64Array;
      options: KrigingOptions;
      /** Which sales the even ones use, and which the odd ones. */
      hearings: readonly [Hearing, Hearing];
      homes: Int32Array;
    }
  | {
      kind: 'boost';
      data: BinnedColumns;
      target: Float64Array;
      rows: Int32Array;
      unseen: Int32Array;
      options: BoostingOptions;
    };

export type TrainingAnswer = { kind: 'describe'; columns: Float64Array } | ({ kind: 'boost' } & GrownForest);

/** The grown trees. Throws TypeError if the answer belongs to another task. */
export function forestOf(answer: TrainingAnswer | undefined): GrownForest {
  if (answer?.kind !== 'boost') throw new TypeError('Asked for trees, got something else');
  return answer;
}

/** Runs tasks and returns the answers in the same order: one at a time here, on several threads in the server. */
export type RunTasks = (tasks: readonly TrainingTask[]) => Promise<TrainingAnswer[]>;

/** One after the other, in this thread. */
export const runTasksHere: RunTasks = (tasks) => Promise.resolve(tasks.map(performTask));

/** Pure: the same task has the same answer, in any thread. */
export function performTask(task: TrainingTask): TrainingAnswer {
  if (task.kind === 'boost')
    return {
      kind: 'boost',
      ...trainBoostedTrees(task.data, task.target, task.rows, task.unseen, task.options),
    };
  const { past, factsTotal, options, hearings, homes } = task;
  const width = NEIGHBOUR_COLUMNS.length;
  const columns = new Float64Array(homes.length * width);
  const search = createSearch(options);
  homes.forEach((sale, at) => {
    const hearing = hearings[sale % 2 === 0 ? 0 : 1];
    describeNeighbours(past, subjectOf(past, sale, factsTotal), options, search, columns, at * width, hearing);
  });
  return { kind: 'describe', columns };
}

function subjectOf(past: PastSales, sale: number, factsTotal: Float64Array) {
  return {
    x: past.index.x[sale]!,
    y: past.index.y[sale]!,
    day: past.day[sale]!,
    facts: past.facts,
    factsOffset: sale * past.features,
    factsTotal: factsTotal[sale]!,
    logSize: past.logSize[sale]!,
    self: sale,
  };
}
