import { QueryClientContext } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import type { CallInput, Endpoint, EndpointAnswer } from '#lib/endpoint.ts';
import { randomUuid } from '#lib/uuid.ts';
import { DID_NOT_WORK_TRY_AGAIN, failureToast } from '#ui/failure-words.ts';
import type { ToastMessage } from '#ui/toast-store.ts';
import { useToast } from '#ui/toast.tsx';
import { browserApi, reasonOf } from '../api-client.ts';
import { CallFailure } from '../call-failure.ts';
import { untilReached } from '../connection.ts';
import { askForProof } from '../fetch-as-user.ts';
import { refreshReads } from './read-cache.ts';

export interface WriteOptions<Input, Answer> {
  /** Runs, or is said, when the page shows the result. What it returns is said. */
  done?: ToastMessage | ((answer: Answer, input: Input) => ToastMessage | undefined | void) | undefined;
  /** Shows the expected result at once; returns what undoes that after a failure. */
  expects?: ((input: Input) => (() => void) | undefined) | undefined;
  /** Runs with the answer at once, before anything is asked for again; `isLast` if nothing else waits for its turn. */
  answered?: ((answer: Answer, input: Input, isLast: boolean) => unknown) | undefined;
  /** Reads to ask for again, also after a failure, so that the page shows the actual state. */
  refreshes?: readonly Pick<Endpoint, 'path'>[] | undefined;
  /** Undoes the write; offered with the words of `done`. */
  undo?: ((input: Input, answer: Answer) => Promise<unknown>) | undefined;
  /** Where a failure shows: in a toast (the default), on the page from `failure` and `reason`, or nowhere. */
  tells?: 'toast' | 'page' | 'nobody' | undefined;
  /** Names what failed, in a toast that would otherwise say only that something did. */
  failureTitle?: string | undefined;
  /** Runs after a failure, for example to move focus. */
  failed?: ((error: unknown, input: Input, isLast: boolean) => void) | undefined;
  /** A press during a write does not wait for its turn, because what it changes keeps the order itself. */
  startsAtOnce?: boolean | undefined;
  /** Two inputs with the same name are the same, and a second press does nothing. By default the name is the input as JSON. */
  nameOf?: ((input: Input) => string) | undefined;
  /** Without a connection a write waits for one by default, or fails. */
  offline?: 'waits' | 'fails' | undefined;
}

export interface Write<Input, Answer> {
  /**
   * The answer; undefined if it failed, which has been said, or if the same is under way: a second press does nothing.
   * Something else waits for its turn.
   */
  run: (input: Input) => Promise<Answer | undefined>;
  /** Until the page shows the result. */
  isBusy: boolean;
  /** What is under way. */
  underway: readonly Input[];
  /** The answer of the last one. */
  hasSucceeded: boolean;
  answer: Answer | undefined;
  error: unknown;
  /** Why the last one failed, in words; undefined if it did not. */
  failure: string | undefined;
  /** The same, if the server said why. */
  reason: string | undefined;
  /** Drops the result of the last one. */
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
 * A write of one call or several: busy state, messages, and fresh reads for pages. It goes on when its page is left, and after
 * a proof of who is there if the server wants one. Work that makes something gets a key, which stays the same when the same
 * is tried again, until an answer comes.
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
      if (offline === 'waits') await untilReached();
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
    // At once if nothing is under way, because browsers block a window that opens after a wait.
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

/** What is under way, and the keys of what has no answer yet. */
class Book {
  readonly #underway = new Set<string>();
  readonly #keys = new Map<string, string>();

  /** False if the same is under way. */
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
