import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#platform/web/api-client.ts';
import type { ApplicationStep } from '../contract.ts';

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed' | 'stale' | 'closed';

const PAUSE_MS = 700;

interface DraftOptions<A> {
  first: A;
  /** 0 where nothing was saved yet. */
  version: number;
  step: ApplicationStep;
  /** Saves, and answers the new version; null where nobody is signed in. */
  send: (answers: A, step: ApplicationStep, version: number) => Promise<number | null>;
}

export interface Draft<A> {
  answers: A;
  state: SaveState;
  save: () => Promise<void>;
  change: (update: (answers: A) => A) => void;
}

/** A draft as it is typed, saved after each pause and at every step. */
export function useDraft<A>({ first, version: standing, step, send }: DraftOptions<A>): Draft<A> {
  const [answers, setAnswers] = useState<A>(first);
  const [state, setState] = useState<SaveState>('clean');
  const latest = useRef(answers);
  const version = useRef(standing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One at a time: each save is based on the version that the one before it made.
  const running = useRef<Promise<void>>(Promise.resolve());

  async function sendLatest() {
    setState('saving');
    try {
      version.current = (await send(latest.current, step, version.current)) ?? version.current;
      setState('saved');
    } catch (error) {
      setState(stateAfter(error));
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(sendLatest);
    return running.current;
  }

  const keepStep = useEffectEvent(() => {
    if (version.current > 0 || timer.current !== undefined) void save();
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) keepStep();
    isFirst.current = false;
  }, [step]);
  // What was typed just before the page is left is saved as well.
  const leave = useEffectEvent(() => {
    if (timer.current !== undefined) void save();
  });
  useEffect(() => () => leave(), []);

  return {
    answers,
    state,
    save,
    change(update) {
      latest.current = update(latest.current);
      setAnswers(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
  };
}

function stateAfter(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'stale') return 'stale';
  return error.code === 'conflict' || error.code === 'not-found' ? 'closed' : 'failed';
}
