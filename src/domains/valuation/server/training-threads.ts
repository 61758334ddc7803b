import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RunTasks, TrainingAnswer, TrainingTask } from '../model/training-task.ts';

export interface TrainingThreads {
  run: RunTasks;
  close(): Promise<void>;
}

/** Threads that share the work of training; answers keep the order of the tasks. */
export function startTrainingThreads(count = Math.min(4, availableParallelism())): TrainingThreads {
  const script = new URL('training-thread.ts', import.meta.url);
  const workers = Array.from({ length: count }, () => new Worker(script));
  return {
    run: (tasks) => shareOut(workers, tasks),
    close: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function shareOut(workers: Worker[], tasks: readonly TrainingTask[]): Promise<TrainingAnswer[]> {
  const answers: TrainingAnswer[] = Array.from({ length: tasks.length });
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      for (let at = next++; at < tasks.length; at = next++) {
        const task = tasks[at];
        if (task !== undefined) answers[at] = await ask(worker, task);
      }
    }),
  );
  return answers;
}

function ask(worker: Worker, task: TrainingTask): Promise<TrainingAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      end();
    };
    const onMessage = (answer: TrainingAnswer) => settle(() => resolve(answer));
    const onError = (error: unknown) => settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.postMessage(task);
  });
}
