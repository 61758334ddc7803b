import { Worker } from 'node:worker_threads';
import type { Meaning } from '../model/ranking/meaning.ts';

/** Remarks as the thread remembers them, under a key that changes with them. */
export interface KeyedRemarks {
  key: string;
  text: string;
  meaning: Meaning | undefined;
}

export interface RankingQuestion {
  wish: string;
  vector: Float32Array | undefined;
  keys: readonly string[];
  /** Remarks that the thread may not know. */
  remarks: readonly KeyedRemarks[];
}

/** The order of the keys, best first, by index; or the keys whose remarks have to be told first. */
export type RankingAnswer = { order: number[] } | { missing: string[] };

interface Waiting {
  resolve: (answer: RankingAnswer) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let lastId = 0;

/** Orders remarks by how well they answer a wish, in a thread of its own. */
export function askRanking(question: RankingQuestion): Promise<RankingAnswer> {
  worker ??= startWorker();
  const id = (lastId += 1);
  const started = worker;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started.ref();
    started.postMessage({ id, question });
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./ranking-worker.ts', import.meta.url));
  started.unref();
  started.on('message', ({ id, answer }: { id: number; answer: RankingAnswer }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    if (waiting.size === 0) started.unref();
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
