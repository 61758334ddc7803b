import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { onLeaving } from '#platform/web/autosave/on-leaving.ts';
import { useUnsentWords } from '#platform/web/form/unsent-words.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { saveAnswers } from '../contract/by-link.ts';
import type { Answers } from '../model/answers.ts';

const SAVE_AFTER_MS = 800;
const AGAIN_AFTER_MS = 5000;

interface SavedAnswers {
  answers: Answers;
  change: (update: (now: Answers) => Answers) => void;
  isSaving: boolean;
  /** Why the last change is not saved; undefined while nothing has gone wrong. */
  failure: string | undefined;
  /** Saves nothing from now on, and waits for what is on its way: what is signed is not saved any more. */
  stop: () => Promise<void>;
  goOn: () => void;
}

/**
 * What somebody fills in by a link. The server keeps it a moment after each change, and at once when the page is hidden; the browser
 * keeps nothing, because it may be the sender's. Until it is saved, leaving or reloading the page asks first.
 */
export function useSavedAnswers(
  start: () => Answers,
  { token, onRefused }: { token: string; onRefused: () => void },
): SavedAnswers {
  const [answers, setAnswers] = useState(start);
  const [saved, setSaved] = useState(answers);
  const { run, isBusy, failure, reason } = useWrite(
    (next: Answers) => browserApi.call(saveAnswers, { params: { token }, body: { answers: next } }),
    { tells: 'nobody', answered: (_nothing, next) => setSaved(next), failed: onRefused },
  );
  const [isStopped, setStopped] = useState(false);
  const underway = useRef<Promise<unknown>>(undefined);
  const isUnsaved = answers !== saved && !isStopped;
  useUnsentWords(isUnsaved);
  const save = useEffectEvent(() => {
    if (isUnsaved) underway.current = run(answers);
  });
  // What the server refused with a reason is not asked for again until it changes.
  const wait = failure === undefined ? SAVE_AFTER_MS : reason === undefined ? AGAIN_AFTER_MS : undefined;
  useEffect(() => {
    if (!isUnsaved || wait === undefined) return undefined;
    const timer = setTimeout(() => save(), wait);
    return () => clearTimeout(timer);
  }, [answers, isUnsaved, wait]);
  useEffect(() => onLeaving(() => save()), []);
  const stop = async () => {
    setStopped(true);
    await underway.current;
  };
  return {
    answers,
    change: setAnswers,
    isSaving: isBusy,
    failure: isUnsaved ? failure : undefined,
    stop,
    goOn: () => setStopped(false),
  };
}
