import type { Worker } from 'node:worker_threads';
import { openThread } from '#platform/jobs/open-thread.ts';
import { type Embedder, EmbedderError } from './embedder.ts';

interface Task {
  texts: readonly string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: EmbedderError) => void;
}

interface Answer {
  vectors?: Float32Array[];
  failure?: string;
}

/** So few at once that something urgent waits for a fifth of a second at most. */
const TEXTS_AT_ONCE = 4;
/** The model takes some 100 MB: it goes when nobody has asked for so long. */
const IDLE_MS = 2 * 60_000;

/**
 * Sentence vectors of 512 dimensions from the model that a package brings along: no network, no key. The model runs in
 * a thread of its own, started by the first text and ended when idle.
 */
export function createOnDeviceEmbedder(): Embedder {
  const waiting: Task[] = [];
  const urgent: Task[] = [];
  let worker: Worker | undefined;
  let running: Task | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = openThread(new URL('./embedding-worker.ts', import.meta.url), { name: 'meaning of texts', heapMb: 128 });
    started.unref();
    started.on('message', ({ vectors, failure }: Answer) => {
      if (vectors === undefined) running?.reject(new EmbedderError(failure ?? 'The model gave no answer.'));
      else running?.resolve(vectors);
      running = undefined;
      next();
    });
    started.on('error', (cause) => fail(new EmbedderError('The model cannot run here.', { cause })));
    return started;
  }

  function fail(error: EmbedderError): void {
    worker = undefined;
    for (const task of [...(running === undefined ? [] : [running]), ...urgent.splice(0), ...waiting.splice(0)])
      task.reject(error);
    running = undefined;
  }

  function next(): void {
    if (running !== undefined) return;
    running = urgent.shift() ?? waiting.shift();
    clearTimeout(idle);
    if (running === undefined) {
      // What waits for an answer keeps the process; an idle model does not.
      worker?.unref();
      idle = setTimeout(() => {
        void worker?.terminate();
        worker = undefined;
      }, IDLE_MS).unref();
      return;
    }
    worker ??= start();
    worker.ref();
    worker.postMessage({ texts: running.texts });
  }

  function queue(texts: readonly string[], isUrgent: boolean): Promise<Float32Array[]> {
    return new Promise((resolve, reject) => {
      (isUrgent ? urgent : waiting).push({ texts, resolve, reject });
      next();
    });
  }

  return {
    name: 'On-device semantic match',
    async embed(texts, { isUrgent = false } = {}) {
      const parts: Promise<Float32Array[]>[] = [];
      for (let from = 0; from < texts.length; from += TEXTS_AT_ONCE)
        parts.push(queue(texts.slice(from, from + TEXTS_AT_ONCE), isUrgent));
      return (await Promise.all(parts)).flat();
    },
  };
}

let shared: Embedder | undefined;

/** The process's one model. */
export function getOnDeviceEmbedder(): Embedder {
  shared ??= createOnDeviceEmbedder();
  return shared;
}
