import { useEffect } from 'react';
import { loadToasts } from '#ui/toast.tsx';

/** Loads what a sign-in form needs ahead of time, once the page is ready: the connection may fail later. */
export function useAuthAhead(): void {
  useEffect(() => {
    void import('./auth-calls.ts').catch(() => undefined);
    void loadToasts();
  }, []);
}
