import { useEffect } from 'react';
import { loadToasts } from '#ui/toast.tsx';

/** Has what a sign-in form needs ready before it is needed, and after the page is: the connection may be what fails. */
export function useAuthAhead(): void {
  useEffect(() => {
    void import('./auth-calls.ts').catch(() => undefined);
    void loadToasts();
  }, []);
}
