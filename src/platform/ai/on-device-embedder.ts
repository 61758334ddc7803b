import { createHelper } from '#platform/jobs/helper.ts';
import { type Embedder, EmbedderError } from './embedder.ts';

interface Task {
  texts: readonly string[];
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: EmbedderError) => void;
}

/** So few at once that an urgent text waits at most a fifth of a second. */
const TEXTS_AT_ONCE = 4;

/**
 * Sentence vectors of 512 dimensions from the model in a package: no network, no key. The model runs in
 * a process of its own, which the first text starts and which ends when idle.
 */
export function createOnDeviceEmbedder(): Embedder {
  const ask = createHelper<readonly string[], Float32Array[]>(new URL('./embedding-worker.ts', import.meta.url), {
    name: 'meaning of texts',
    heapMb: 128,
  });
  const waiting: Task[] = [];
  const urgent: Task[] = [];
  let isRunning = false;

  async function workOff(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let task = takeNext(); task !== undefined; task = takeNext()) {
      const { texts, resolve, reject } = task;
      await ask(texts).then(resolve, (cause: unknown) => reject(new EmbedderError('The model gave no answer.', { cause })));
    }
    isRunning = false;
  }

  function takeNext(): Task | undefined {
    return urgent.shift() ?? waiting.shift();
  }

  function queue(texts: readonly string[], isUrgent: boolean): Promise<Float32Array[]> {
    return new Promise((resolve, reject) => {
      (isUrgent ? urgent : waiting).push({ texts, resolve, reject });
      void workOff();
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

/** The only model of this process. */
export function getOnDeviceEmbedder(): Embedder {
  shared ??= createOnDeviceEmbedder();
  return shared;
}
