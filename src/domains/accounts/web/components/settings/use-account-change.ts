import { useWrite } from '#platform/web/write/use-write.ts';
import { toAuthError, type AuthError } from '../../session/auth-fetch.ts';

export interface AccountChange {
  run: (change: () => Promise<unknown>, done?: string) => Promise<unknown>;
  isBusy: boolean;
  error: AuthError | undefined;
}

interface Change {
  work: () => Promise<unknown>;
  done: string | undefined;
}

/** The changes of a section, one at a time, with what the server says of the last one. */
export function useAccountChange(): AccountChange {
  const { run, isBusy, error } = useWrite(({ work }: Change) => work(), {
    tells: 'page',
    offline: 'fails',
    done: (_answer, { done }) => (done === undefined ? undefined : { title: done }),
  });
  return {
    run: (work, done) => run({ work, done }),
    isBusy,
    error: error === undefined ? undefined : toAuthError(error),
  };
}
