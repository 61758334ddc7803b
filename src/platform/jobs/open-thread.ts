import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** For people: what the thread does. */
  name: string;
  /** What its objects may take; past it the thread ends with an error, and the process goes on. */
  heapMb: number;
  /** Handed to the script. */
  data?: unknown;
}

/** Where new objects are born. Node's own choice for a thread is six times as much, and none of ours is faster by it. */
const YOUNG_MB = 8;

const open = new Map<Worker, string>();

/** Starts a thread with a bound on its heap. The process knows it until it ends. */
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

/** The threads that run now, and what their objects take. */
export async function listThreads(): Promise<{ name: string; bytes: number }[]> {
  const measured = await Promise.all(
    [...open].map(async ([thread, name]) => {
      // One that is just starting or ending cannot tell.
      const heap = await thread.getHeapStatistics().catch(() => undefined);
      return heap && { name, bytes: heap.total_heap_size + heap.external_memory };
    }),
  );
  return measured.filter((thread) => thread !== undefined);
}
