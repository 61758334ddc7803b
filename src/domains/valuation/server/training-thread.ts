import { parentPort } from 'node:worker_threads';
import type { TrainingTask } from '../model/training-task.ts';
import { performTask } from '../model/training-task.ts';

parentPort?.on('message', (task: TrainingTask) => parentPort?.postMessage(performTask(task)));
