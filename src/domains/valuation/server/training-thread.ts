import { parentPort } from 'node:worker_threads';
import { giveWay } from '#platform/jobs/give-way.ts';
import type { TrainingTask } from '../model/training-task.ts';
import { performTask } from '../model/training-task.ts';

giveWay();
parentPort?.on('message', (task: TrainingTask) => parentPort?.postMessage(performTask(task)));
