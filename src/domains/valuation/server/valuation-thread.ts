import { createHash } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '#platform/jobs/give-way.ts';
import { encodeArtefact } from '../model/artefact.ts';
import type { HeldOut, InstallationInput } from '../model/install-valuation.ts';
import { installValuation } from '../model/install-valuation.ts';
import { runTasksHere } from '../model/training-task.ts';
import { startTrainingThreads } from './training-threads.ts';

export interface ThreadWork {
  input: InstallationInput;
  seed: string;
  threads: number;
}

export type ThreadNews =
  | { kind: 'progress'; share: number; step: string }
  | { kind: 'done'; artefact: Uint8Array; fingerprint: string; features: string[]; heldOut: HeldOut | null };

function tell(news: ThreadNews): void {
  parentPort?.postMessage(news);
}

async function learn({ input, seed, threads }: ThreadWork): Promise<void> {
  const helpers = threads > 1 ? startTrainingThreads(threads) : undefined;
  const { installed, heldOut } = await installValuation(input, {
    seed,
    run: helpers?.run ?? runTasksHere,
    onProgress: (share, step) => tell({ kind: 'progress', share, step }),
  });
  await helpers?.close();
  const artefact = encodeArtefact(installed);
  const fingerprint = createHash('sha256').update(artefact).digest('hex').slice(0, 8);
  tell({ kind: 'done', artefact, fingerprint, features: installed.model.schema.map(({ name }) => name), heldOut });
}

giveWay();
// The thread is started with exactly this.
await learn(workerData as ThreadWork);
