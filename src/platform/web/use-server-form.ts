import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, SignInNeededError } from './api-client.ts';
import { resolveForm } from './resolve-form.ts';

interface ServerFormOptions<Input extends FieldValues, Output, Answer> {
  /** Prefix of the controls' ids: `{id}-{field}`. */
  id: string;
  /** The contract's own rules for the body. */
  schema: z.ZodType<Output, Input>;
  /** In the order of the fields on the page. */
  defaultValues: DefaultValues<Input>;
  /** For a form of one field, which needs no summary: the focus goes to the field itself. */
  focusesField?: boolean;
  send: (values: Output) => Promise<Answer>;
}

type Sending<Answer> = { state: 'idle' | 'underway' } | { state: 'done'; answer: Answer } | { state: 'failed'; error: unknown };

/**
 * A form that sends once: the browser's checks, then the server's; its field errors land on the fields, what was typed stays,
 * a second press while sending does nothing, and leaving with unsent words is asked about.
 */
export function useServerForm<Input extends FieldValues, Output, Answer>(options: ServerFormOptions<Input, Output, Answer>) {
  const { id, schema, defaultValues, focusesField = false, send } = options;
  const form = useForm<Input, unknown, Output>({
    resolver: resolveForm(schema),
    defaultValues,
    // Else the focus goes to the summary of what is wrong.
    shouldFocusError: focusesField,
  });
  const [attempt, setAttempt] = useState(0);
  const isUnderway = useRef(false);
  const [sending, setSending] = useState<Sending<Answer>>({ state: 'idle' });
  const { errors, isDirty } = form.formState;
  const isDone = sending.state === 'done';

  useEffect(() => {
    if (!isDirty || isDone) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isDone]);

  async function sendOnce(values: Output): Promise<void> {
    setSending({ state: 'underway' });
    try {
      setSending({ state: 'done', answer: await send(values) });
    } catch (error) {
      setSending({ state: 'failed', error });
      setAttempt((count) => count + 1);
      for (const [name, message] of fieldErrors(error)) form.setError(fieldOf<Input>(name), { message });
    }
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isUnderway.current) return;
    isUnderway.current = true;
    await form.handleSubmit(sendOnce, () => setAttempt((count) => count + 1))(event);
    isUnderway.current = false;
  }

  // In the order of the form, which is that of its default values; what has none, such as a consent, comes last.
  const order = Object.keys(defaultValues);
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const problems = Object.entries(errors)
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, error]) => ({ fieldId: `${id}-${name}`, message: messageOf(error) }));
  return {
    form,
    submit,
    attempt,
    problems,
    isSending: sending.state === 'underway',
    answer: sending.state === 'done' ? sending.answer : undefined,
    failure: sending.state === 'failed' ? failureText(sending.error) : undefined,
  };
}

function fieldErrors(error: unknown): [string, string][] {
  return error instanceof ApiError ? Object.entries(error.fields) : [];
}

// The server names fields by path ("slots.0"); the form shows them at the field. A name that is no field shows in the summary.
function fieldOf<Input extends FieldValues>(path: string): Path<Input> {
  return (path.split('.')[0] ?? path) as Path<Input>;
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message !== '' ? message : 'Please check this';
}

function failureText(error: unknown): string | undefined {
  if (error instanceof SignInNeededError) return error.message;
  if (!(error instanceof ApiError))
    return 'Nothing was sent: the connection failed. Your words are still here; please try again.';
  if (Object.keys(error.fields).length > 0) return undefined;
  return error.detail ?? 'Nothing was sent. Your words are still here; please try again.';
}
