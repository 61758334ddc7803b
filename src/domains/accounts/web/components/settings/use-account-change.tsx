import { useRef, useState, type ReactNode } from 'react';
import { useToast } from '#ui/toast.tsx';
import { toAuthError, type AuthError } from '../../session/auth-fetch.ts';
import { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

export interface AccountChange {
  /** Runs a change; asks who is there first where the server wants a recent proof, and then runs it again. */
  run: (change: () => Promise<void>, done?: string) => Promise<void>;
  isBusy: boolean;
  error: AuthError | undefined;
  /** Stands somewhere in the section. */
  dialog: ReactNode;
}

/** One change of an account at a time, with what the server says of it. */
export function useAccountChange(): AccountChange {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<AuthError>();
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<{ change: () => Promise<void>; done: string | undefined }>(undefined);

  async function run(change: () => Promise<void>, done?: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await change();
      if (done !== undefined) toast({ title: done });
    } catch (thrown) {
      const authError = toAuthError(thrown);
      if (authError.code === 'recent-sign-in-needed') {
        waiting.current = { change, done };
        setAsking(true);
      } else setError(authError);
    } finally {
      setBusy(false);
    }
  }

  function goOn() {
    setAsking(false);
    const next = waiting.current;
    waiting.current = undefined;
    if (next !== undefined) void run(next.change, next.done);
  }

  const dialog = isAsking ? <ConfirmIdentityDialog onConfirmed={goOn} onClose={() => setAsking(false)} /> : null;
  return { run, isBusy, error, dialog };
}
