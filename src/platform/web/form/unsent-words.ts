import { useCallback, useEffect, useId } from 'react';

/** Forms on this page with words that were not sent, each with the names in the address that choose it. */
const unsent = new Map<string, readonly string[]>();
const NONE: readonly string[] = [];

/** Whether somebody would lose words by leaving this page. */
export function hasUnsentWords(): boolean {
  return unsent.size > 0;
}

/** Whether somebody would lose words by going to another address of the same page. */
export function losesWords(from: URLSearchParams, to: URLSearchParams): boolean {
  return [...unsent.values()].some((names) => names.some((name) => from.get(name) !== to.get(name)));
}

/**
 * Asks before somebody leaves with words that were not sent: the browser itself before a page is closed or reloaded, and
 * `AskBeforeLeaving` before another page of ours. Of a page that shows one of several forms, `chosenBy` names what chooses it in
 * the address. Returns what ends it at once, for a page that goes on when it has sent.
 */
export function useUnsentWords(isUnsent: boolean, chosenBy: readonly string[] = NONE): () => void {
  const id = useId();
  const settle = useCallback(() => {
    unsent.delete(id);
  }, [id]);
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsent.set(id, chosenBy);
    window.addEventListener('beforeunload', ask);
    return () => {
      settle();
      window.removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsent, chosenBy, settle]);
  return settle;
}
