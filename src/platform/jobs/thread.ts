import { parentPort, type Worker } from 'node:worker_threads';
import { openThread, type ThreadOptions } from './open-thread.ts';

interface Asked<Question> {
  id: number;
  question: Question;
}

interface Told<Answer> {
  id: number;
  answer?: Answer;
  failure?: unknown;
}

/** A thread that nobody asks anything gives its memory back. */
const IDLE_MS = 2 * 60_000;

/**
 * A thread that answers questions in their order, away from the server's own: started by the first, ended when idle, and
 * started again after it broke down. Questions and answers are copied. Only a question that waits keeps the process.
 */
export function createThread<Question, Answer>(
  script: URL,
  { idleMs = IDLE_MS, ...options }: ThreadOptions & { idleMs?: number },
): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = openThread(script, options);
    started.unref();
    started.on('message', ({ id, answer, failure }: Told<Answer>) => {
      if (failure === undefined) waiting.get(id)?.resolve(answer as Answer);
      else waiting.get(id)?.reject(failure);
      waiting.delete(id);
      if (waiting.size === 0) rest(started);
    });
    started.on('error', (error) => {
      if (worker === started) worker = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return started;
  }

  function rest(resting: Worker): void {
    resting.unref();
    clearTimeout(idle);
    idle = setTimeout(() => {
      worker = undefined;
      void resting.terminate();
    }, idleMs).unref();
  }

  return (question) => {
    clearTimeout(idle);
    worker ??= start();
    const id = (lastId += 1);
    const asked = Promise.withResolvers<Answer>();
    waiting.set(id, asked);
    worker.ref();
    worker.postMessage({ id, question } satisfies Asked<Question>);
    return asked.promise;
  };
}

/** What the script of a {@link createThread} does: answers each question. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  parentPort?.on('message', ({ id, question }: Asked<Question>) => {
    void tell(id, () => answer(question)).then((told) => parentPort?.postMessage(told));
  });
}

async function tell<Answer>(id: number, answer: () => Answer | Promise<Answer>): Promise<Told<Answer>> {
  try {
    return { id, answer: await answer() };
  } catch (failure) {
    return { id, failure };
  }
}
