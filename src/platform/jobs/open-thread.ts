import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** What the thread does, for people. */
  name: string;
  /** How much memory its objects may take; beyond that the thread ends with an error, and the process goes on. */
  heapMb: number;
  /** Passed to the script. */
  data?: unknown;
}

/** The space for new objects. Node's default for a thread is six times as large and makes none of ours faster. */
const YOUNG_MB = 8;

const open = new Map<Worker, string>();

/** Starts a thread with a bound on its heap, and lists it until it ends. */
export function openThread(script: URL, { name, heapMb, data }: ThreadOptions): Worker {
  const thread = new Worker(script, {
    name,
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  open.set(thread, name);
  thread.on('exit', () => open.delete(thread));
  return thread;
}

/** The threads that run now, and how much memory their objects take. */
export async function listThreads(): Promise<{ name: string; bytes: number }[]> {
  const measured = await Promise.all(
    [...open].map(async ([thread, name]) => {
      // A thread that starts or ends cannot say.
      const heap = await thread.getHeapStatistics().catch(() => undefined);
      return heap && { name, bytes: heap.total_heap_size + heap.external_memory };
    }),
  );
  return measured.filter((thread) => thread !== undefined);
}
