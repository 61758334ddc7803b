import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { giveBackAtRest } from '#platform/memory/give-back.ts';
import { readProcessMemory } from '#platform/memory/read-process-memory.ts';

export interface HelperOptions {
  /** What the process does, for people. */
  name: string;
  /** How much memory all of it may take, with what lies beside its objects; beyond that it ends too. */
  mostMb?: number;
  /** How much memory its objects may take; beyond that the process ends, the question fails, and the site goes on. */
  heapMb: number;
  idleMs?: number;
  /** After this long without an answer the process ends, and its questions fail. */
  patienceMs?: number;
}

interface Asked<Question> {
  id: number;
  question: Question;
}

interface Told<Answer> {
  id: number;
  answer?: Answer;
  failure?: unknown;
}

/** An idle helper gives its memory back. */
const IDLE_MS = 2 * 60_000;
/** The space for new objects. Node's default is larger and makes none of ours faster. */
const YOUNG_MB = 4;
/** How long it has no question before it gives back what it does not need to wait for the next. */
const REST_MS = 3000;
/** How often the memory of one that has a bound is looked at. */
const LOOK_MS = 150;
const LOADER = new URL('../runtime/load-sources.js', import.meta.url).href;

const open = new Map<ChildProcess, string>();

/**
 * A process that answers questions in order, apart from the site's process. The first question starts it, it ends when idle,
 * and it starts again after a crash. Questions and answers are copied. Only a waiting question keeps the site's process alive.
 *
 * It is a process and not a thread, because the system's allocator keeps what lies between the memory of other threads: the
 * reports of one minute would cost the site a hundred megabytes for good.
 */
export function createHelper<Question, Answer>(
  script: URL,
  { name, heapMb, mostMb, idleMs = IDLE_MS, patienceMs }: HelperOptions,
): (question: Question) => Promise<Answer> {
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let helper: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let alarm: NodeJS.Timeout | undefined;
  let guard: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = startProcess(script, heapMb);
    open.set(started, name);
    started.on('message', ({ id, answer, failure }: Told<Answer>) => {
      if (failure === undefined) waiting.get(id)?.resolve(answer as Answer);
      else waiting.get(id)?.reject(failure);
      waiting.delete(id);
      clearTimeout(alarm);
      clearInterval(guard);
      if (waiting.size === 0) rest(started);
      else watch(started);
    });
    const onGone = (cause?: unknown) => {
      open.delete(started);
      if (helper !== started) return;
      helper = undefined;
      clearTimeout(alarm);
      clearInterval(guard);
      const error = new Error(`The process "${name}" ended; it may need more memory than ${mostMb ?? heapMb} MB.`, { cause });
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('error', onGone);
    started.on('exit', () => onGone());
    return started;
  }

  function watch(watched: ChildProcess): void {
    if (patienceMs !== undefined) alarm = setTimeout(() => watched.kill('SIGKILL'), patienceMs);
    if (mostMb === undefined) return;
    // Bytes of buffers are no objects: the process cannot bound them by itself.
    const look = async () => {
      const bytes = watched.pid === undefined ? undefined : await readProcessMemory([watched.pid]);
      if (bytes !== undefined && bytes > mostMb * 1024 * 1024) watched.kill('SIGKILL');
    };
    guard = setInterval(() => void look(), LOOK_MS).unref();
  }

  function rest(resting: ChildProcess): void {
    hold(resting, false);
    clearTimeout(idle);
    idle = setTimeout(() => {
      helper = undefined;
      if (resting.connected) resting.disconnect();
    }, idleMs).unref();
  }

  return (question) => {
    clearTimeout(idle);
    helper ??= start();
    const id = (lastId += 1);
    const asked = Promise.withResolvers<Answer>();
    waiting.set(id, asked);
    if (waiting.size === 1) watch(helper);
    hold(helper, true);
    helper.send({ id, question } satisfies Asked<Question>, (error) => {
      if (error === null || !waiting.delete(id)) return;
      asked.reject(error);
    });
    return asked.promise;
  };
}

function startProcess(script: URL, heapMb: number): ChildProcess {
  const child = fork(fileURLToPath(script), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--expose-gc',
      `--import=${LOADER}`,
      `--max-old-space-size=${heapMb}`,
      `--max-semi-space-size=${YOUNG_MB}`,
    ],
    // It passes copies of objects, not texts.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** Whether it keeps the site's process from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const one of [child, child.channel])
    if (isHeld) one?.ref();
    else one?.unref();
}

/** The helpers that run now, and how much memory each takes, if the system says so. */
export async function listHelpers(): Promise<{ name: string; bytes: number }[]> {
  return Promise.all(
    [...open].map(async ([{ pid }, name]) => ({
      name,
      bytes: (pid === undefined ? undefined : await readProcessMemory([pid])) ?? 0,
    })),
  );
}

/** For the script of a {@link createHelper}: answers each question. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  process.on('message', ({ id, question }: Asked<Question>) => {
    void tell(id, () => answer(question)).then((told) => process.connected && process.send?.(told));
  });
  giveBackAtRest({ lookMs: REST_MS });
  process.once('disconnect', () => process.exit());
  // The site gets the signal too, finishes running requests, and then lets go of us.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
}

async function tell<Answer>(id: number, answer: () => Answer | Promise<Answer>): Promise<Told<Answer>> {
  try {
    return { id, answer: await answer() };
  } catch (failure) {
    return { id, failure };
  }
}
