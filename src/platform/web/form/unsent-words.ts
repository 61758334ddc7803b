import { useCallback, useEffect, useId } from 'react';

/** Forms on this page with words that were not sent. */
const unsent = new Set<string>();

/** Whether somebody would lose words by leaving this page. */
export function hasUnsentWords(): boolean {
  return unsent.size > 0;
}

/**
 * Asks before somebody leaves with words that were not sent: the browser itself before a page is closed or reloaded, and
 * `AskBeforeLeaving` before another page of ours. Returns what ends it at once, for a page that goes on when it has sent.
 */
export function useUnsentWords(isUnsent: boolean): () => void {
  const id = useId();
  const settle = useCallback(() => {
    unsent.delete(id);
  }, [id]);
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsent.add(id);
    window.addEventListener('beforeunload', ask);
    return () => {
      settle();
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsent, settle]);
  return settle;
}
