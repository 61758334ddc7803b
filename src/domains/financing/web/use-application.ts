import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { type Answers, type Application, type ApplicationStep, emptyAnswers, saveApplication } from '../contract.ts';
import { applicationOptions } from './api.ts';

export type SaveState = 'clean' | 'saving' | 'saved' | 'failed' | 'stale';

const PAUSE_MS = 700;

/** Who applies, as their account knows them. */
export interface Applicant {
  displayName: string;
  email: string | null;
}

function firstAnswers({ displayName, email }: Applicant): Answers {
  const empty = emptyAnswers();
  return { ...empty, borrower: { ...empty.borrower, fullName: displayName, email: email ?? '' } };
}

/** The draft as it is typed, saved after each pause and at every step. */
export function useDraft(application: Application | null, step: ApplicationStep, applicant: Applicant) {
  const client = useQueryClient();
  const [answers, setAnswers] = useState<Answers>(() => application?.answers ?? firstAnswers(applicant));
  const [state, setState] = useState<SaveState>('clean');
  const latest = useRef(answers);
  const version = useRef(application?.version ?? 0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // One at a time: each save is based on the version that the one before it made.
  const running = useRef<Promise<void>>(Promise.resolve());

  async function send() {
    setState('saving');
    try {
      const saved = await browserApi.call(saveApplication, { body: { answers: latest.current, step, version: version.current } });
      if (saved !== null) {
        version.current = saved.version;
        client.setQueryData(applicationOptions.queryKey, { application: saved });
      }
      setState('saved');
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'stale' ? 'stale' : 'failed');
    }
  }

  function save(): Promise<void> {
    clearTimeout(timer.current);
    timer.current = undefined;
    running.current = running.current.then(send);
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
    change(update: (answers: Answers) => Answers) {
      latest.current = update(latest.current);
      setAnswers(latest.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
  };
}
