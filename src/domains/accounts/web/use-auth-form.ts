import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { loadToasts } from '#ui/toast.tsx';
import { toAuthError, type AuthError } from './session/auth-fetch.ts';

export type FormProblems = Partial<Record<string, string>>;

interface AuthFormOptions {
  /** Prefix of the controls' ids: `{id}-{name}`. */
  id: string;
  /** What is wrong with the answers, by field. */
  check: (values: Record<string, string>) => FormProblems;
  /** While this runs, and after it succeeded, the form is busy. */
  send: (values: Record<string, string>) => Promise<void>;
  /** Gives the words of the red box. */
  onFailure: (error: AuthError) => string;
}

/**
 * A sign-in form. Its controls belong to the browser, not to React: what a password manager filled in before the page's
 * script arrived counts as typed.
 */
export function useAuthForm({ id, check, send, onFailure }: AuthFormOptions) {
  const [problems, setProblems] = useState<FormProblems>({});
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isUnderway = useRef(false);
  const firstWrong = Object.keys(problems)[0];

  useEffect(() => {
    if (attempt > 0 && firstWrong !== undefined) document.getElementById(`${id}-${firstWrong}`)?.focus();
  }, [attempt, firstWrong, id]);

  // Ready before they are needed, and after the page is: the connection may be what fails.
  useEffect(() => {
    void import('./auth-calls.ts').catch(() => undefined);
    void loadToasts();
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isUnderway.current) return;
    const values = readForm(event.currentTarget);
    const found = check(values);
    setProblems(found);
    setFailure(undefined);
    setAttempt((count) => count + 1);
    if (Object.keys(found).length > 0) return;
    isUnderway.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const authError = toAuthError(error);
      setProblems(authError.fields);
      setFailure(onFailure(authError));
      setBusy(false);
      isUnderway.current = false;
    }
  }

  return { submit, problems, failure, setFailure, isBusy, attempt };
}

function readForm(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
