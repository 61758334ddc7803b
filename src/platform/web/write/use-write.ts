import { QueryClientContext } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import type { CallInput, Endpoint, EndpointAnswer } from '#lib/endpoint.ts';
import { randomUuid } from '#lib/uuid.ts';
import { DID_NOT_WORK_TRY_AGAIN, failureToast } from '#ui/failure-words.ts';
import type { ToastMessage } from '#ui/toast-store.ts';
import { useToast } from '#ui/toast.tsx';
import { browserApi, reasonOf } from '../api-client.ts';
import { CallFailure } from '../call-failure.ts';
import { askForProof } from '../fetch-as-user.ts';
import { refreshReads } from './read-cache.ts';

export interface WriteOptions<Input, Answer> {
  /** What is said, or done, once the page shows what stands. What it returns is said. */
  done?: ToastMessage | ((answer: Answer, input: Input) => ToastMessage | undefined | void) | undefined;
  /** Shows what is expected as soon as it is pressed; returns what takes that back where it fails. */
  expects?: ((input: Input) => (() => void) | undefined) | undefined;
  /** Runs with the answer at once, before anything is asked for again; `isLast` where nothing else waits for its turn. */
  answered?: ((answer: Answer, input: Input, isLast: boolean) => unknown) | undefined;
  /** Reads that are asked for again, also after a failure: the page then shows what stands. */
  refreshes?: readonly Pick<Endpoint, 'path'>[] | undefined;
  /** Takes it back; offered with what `done` says. */
  undo?: ((input: Input, answer: Answer) => Promise<unknown>) | undefined;
  /** Where a failure is told: by a toast, by the page from `failure` and `reason`, or nowhere. A toast unless it says so. */
  tells?: 'toast' | 'page' | 'nobody' | undefined;
  /** Names what failed, in a toast that would else say only that it did. */
  failureTitle?: string | undefined;
  /** What a failure is besides: where the keyboard goes, say. */
  failed?: ((error: unknown, input: Input, isLast: boolean) => void) | undefined;
  /** What is pressed meanwhile does not wait for its turn: what it changes keeps the order itself. */
  startsAtOnce?: boolean | undefined;
  /** Two inputs of one name are the same, whose second press does nothing. What they say in JSON, unless it says so. */
  nameOf?: ((input: Input) => string) | undefined;
  /** Without a connection it waits for one, unless it says that it fails. */
  offline?: 'waits' | 'fails' | undefined;
}

export interface Write<Input, Answer> {
  /**
   * The answer; undefined where it failed, which has been told, and where the same is under way: a second press does nothing.
   * Something else waits for its turn.
   */
  run: (input: Input) => Promise<Answer | undefined>;
  /** Until the page shows what stands. */
  isBusy: boolean;
  /** What is under way. */
  underway: readonly Input[];
  /** Of the last one. */
  hasSucceeded: boolean;
  answer: Answer | undefined;
  error: unknown;
  /** Why the last one failed, in words; undefined where it did not. */
  failure: string | undefined;
  /** The same where the server said why. */
  reason: string | undefined;
  /** Forgets the last one. */
  reset: () => void;
}

/** What an endpoint cannot be called without. */
type Needed<E extends Endpoint> = {
  [
    Part in keyof CallInput<E> as undefined extends CallInput<E>[Part]
      ? never
      : Record<string, never> extends CallInput<E>[Part]
        ? never
        : Part
  ]: CallInput<E>[Part];
};
type WriteInput<E extends Endpoint> = keyof Needed<E> extends never
  ? Partial<CallInput<E>> | void
  : Partial<CallInput<E>> & Needed<E>;

type Work<Input, Answer> = (input: Input, key: string) => Promise<Answer>;
type Last<Answer> = { answer: Answer } | { error: unknown };

/**
 * A write, of one call or of several: busy, told, and followed by what pages show. It goes on when its page is left, and after
 * a proof of who is there where the server wants one. Work that makes something gets a key, which stays the same when the same
 * is tried again, until an answer came.
 */
export function useWrite<E extends Endpoint>(
  endpoint: E,
  options?: WriteOptions<WriteInput<E>, EndpointAnswer<E>>,
): Write<WriteInput<E>, EndpointAnswer<E>>;
export function useWrite<Answer, Input = void>(
  work: Work<Input, Answer>,
  options?: WriteOptions<Input, Answer>,
): Write<Input, Answer>;
export function useWrite<Input, Answer>(
  target: Endpoint | Work<Input, Answer>,
  options: WriteOptions<Input, Answer> = {},
): Write<Input, Answer> {
  const client = use(QueryClientContext);
  const { toast } = useToast();
  const [underway, setUnderway] = useState<readonly Input[]>([]);
  const [last, setLast] = useState<Last<Answer>>();
  const [book] = useState(() => new Book());
  const turn = useRef<Promise<unknown>>(undefined);
  const {
    done,
    expects,
    answered,
    refreshes,
    undo,
    tells = 'toast',
    failed,
    offline = 'waits',
    nameOf = sayJson,
    failureTitle,
    startsAtOnce = false,
  } = options;
  if (refreshes !== undefined && client === undefined) throw new Error('What refreshes reads stands in a QueryScope');

  function tellFailure(error: unknown): void {
    const message = failureToast(reasonOf(error));
    toast({ ...message, title: failureTitle ?? message.title });
  }

  async function refresh(): Promise<void> {
    if (client !== undefined && refreshes !== undefined) await refreshReads(client, refreshes);
  }

  function call(input: Input, key: string): Promise<Answer> {
    if (typeof target === 'function') return target(input, key);
    // The overload ties the endpoint's input and answer to this write's.
    return browserApi.call(target, input as object) as Promise<Answer>;
  }

  async function perform(input: Input, name: string, takeBack: (() => void) | undefined): Promise<Answer | undefined> {
    let answer: Answer;
    try {
      if (offline === 'waits' && !navigator.onLine) await untilOnline();
      answer = await call(input, book.keyOf(name));
    } catch (error) {
      if (isProofWanted(error)) {
        if (await askForProof()) return perform(input, name, takeBack);
        takeBack?.();
        return undefined;
      }
      takeBack?.();
      setLast({ error });
      if (tells === 'toast') tellFailure(error);
      failed?.(error, input, book.isLast);
      await refresh();
      return undefined;
    }
    book.forgetKey(name);
    setLast({ answer });
    await answered?.(answer, input, book.isLast);
    await refresh();
    say(answer, input);
    return answer;
  }

  function say(answer: Answer, input: Input): void {
    const message = typeof done === 'function' ? done(answer, input) : done;
    if (message == null) return;
    toast(undo === undefined ? message : { ...message, undo: () => void reverse(undo(input, answer)) });
  }

  async function reverse(work: Promise<unknown>): Promise<void> {
    try {
      await work;
    } catch (error) {
      toast(failureToast(reasonOf(error)));
    }
    await refresh();
  }

  async function run(input: Input): Promise<Answer | undefined> {
    const name = nameOf(input);
    if (!book.begin(name)) return undefined;
    setUnderway((inputs) => [...inputs, input]);
    setLast(undefined);
    const takeBack = expects?.(input);
    // At once where nothing is under way: a window that opens after a wait is blocked.
    const before = startsAtOnce ? undefined : turn.current;
    const mine = before === undefined ? perform(input, name, takeBack) : before.then(() => perform(input, name, takeBack));
    turn.current = mine;
    try {
      return await mine;
    } finally {
      if (turn.current === mine) turn.current = undefined;
      book.end(name);
      setUnderway((inputs) => inputs.filter((one) => one !== input));
    }
  }

  const error = last !== undefined && 'error' in last ? last.error : undefined;
  const hasFailed = last !== undefined && 'error' in last;
  return {
    run,
    isBusy: underway.length > 0,
    underway,
    hasSucceeded: last !== undefined && 'answer' in last,
    answer: last !== undefined && 'answer' in last ? last.answer : undefined,
    error,
    failure: hasFailed ? (reasonOf(error) ?? DID_NOT_WORK_TRY_AGAIN) : undefined,
    reason: reasonOf(error),
    reset: () => setLast(undefined),
  };
}

/** What is under way, and the keys of what has had no answer yet. */
class Book {
  readonly #underway = new Set<string>();
  readonly #keys = new Map<string, string>();

  /** False where the same is under way. */
  begin(name: string): boolean {
    if (this.#underway.has(name)) return false;
    this.#underway.add(name);
    return true;
  }

  get isLast(): boolean {
    return this.#underway.size === 1;
  }

  end(name: string): void {
    this.#underway.delete(name);
  }

  keyOf(name: string): string {
    const key = this.#keys.get(name) ?? randomUuid();
    this.#keys.set(name, key);
    return key;
  }

  forgetKey(name: string): void {
    this.#keys.delete(name);
  }
}

function isProofWanted(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'recent-sign-in-needed';
}

function sayJson(input: unknown): string {
  return JSON.stringify(input) ?? '';
}

async function untilOnline(): Promise<void> {
  await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
}
