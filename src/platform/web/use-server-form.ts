import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm, type FieldValues, type Path, type UseFormProps } from 'react-hook-form';
import { ApiError } from './api-client.ts';

interface ServerFormOptions<Values extends FieldValues, Answer> extends UseFormProps<Values> {
  /** Prefix of the controls' ids: `{id}-{field}`. */
  id: string;
  send: (values: Values) => Promise<Answer>;
}

/**
 * A form that sends once: the browser's checks, then the server's; its field errors land on the fields, what was typed stays,
 * a second press while sending does nothing, and leaving with unsent words is asked about.
 */
export function useServerForm<Values extends FieldValues, Answer>({ id, send, ...options }: ServerFormOptions<Values, Answer>) {
  const form = useForm<Values>(options);
  const [attempt, setAttempt] = useState(0);
  const mutation = useMutation({ mutationFn: send });
  const { errors, isDirty } = form.formState;

  useEffect(() => {
    if (!isDirty || mutation.isSuccess) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, mutation.isSuccess]);

  const submit = form.handleSubmit(
    async (values) => {
      if (mutation.isPending) return;
      try {
        await mutation.mutateAsync(values);
      } catch (error) {
        setAttempt((count) => count + 1);
        if (!(error instanceof ApiError)) return;
        for (const [name, message] of Object.entries(error.fields)) form.setError(fieldOf<Values>(name), { message });
      }
    },
    () => setAttempt((count) => count + 1),
  );

  const problems = Object.entries(errors).map(([name, error]) => ({ fieldId: `${id}-${name}`, message: messageOf(error) }));
  return {
    form,
    submit,
    attempt,
    problems,
    isSending: mutation.isPending,
    answer: mutation.data,
    failure: failureText(mutation.error),
  };
}

// The server names fields by path ("slots.0"); the form shows them at the field.
function fieldOf<Values extends FieldValues>(path: string): Path<Values> {
  return (path.split('.')[0] ?? path) as Path<Values>;
}

function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' && message !== '' ? message : 'Please check this';
}

function failureText(error: Error | null): string | undefined {
  if (error === null) return undefined;
  if (!(error instanceof ApiError))
    return 'Nothing was sent: the connection failed. Your words are still here; please try again.';
  if (Object.keys(error.fields).length > 0) return undefined;
  return error.detail ?? 'Nothing was sent. Your words are still here; please try again.';
}
