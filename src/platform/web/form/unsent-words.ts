import { type RefObject, useCallback, useEffect, useId } from 'react';
import { keepPageOpen } from '../keep-page-open.ts';

interface Unsent {
  chosenBy: readonly string[];
  box: RefObject<HTMLElement | null> | undefined;
}

/** Forms on this page with words that were not sent, each with the names in the address that choose it, and where it is. */
const unsent = new Map<string, Unsent>();
const NONE: readonly string[] = [];

/** Whether somebody would lose words by leaving this page. */
export function hasUnsentWords(): boolean {
  return unsent.size > 0;
}

/**
 * Whether somebody would lose words by going to another address of the same page. What stands behind an open dialog may go with
 * it: the browser's way back mostly closes both.
 */
export function losesWords(from: URLSearchParams, to: URLSearchParams): boolean {
  const isOther = from.toString() !== to.toString();
  return [...unsent.values()].some(
    ({ chosenBy, box }) =>
      chosenBy.some((name) => from.get(name) !== to.get(name)) || (isOther && box?.current?.closest('dialog') != null),
  );
}

/**
 * Asks before somebody leaves with words that were not sent: the browser itself before a page is closed or reloaded, and
 * `AskBeforeLeaving` before another page of ours. Of a page that shows one of several forms, `chosenBy` names what chooses it in
 * the address; `box` is where the words are. Returns what ends it at once, for a page that goes on when it has sent.
 */
export function useUnsentWords(
  isUnsent: boolean,
  chosenBy: readonly string[] = NONE,
  box?: RefObject<HTMLElement | null>,
): () => void {
  const id = useId();
  const settle = useCallback(() => {
    unsent.delete(id);
  }, [id]);
  useEffect(() => {
    if (!isUnsent) return undefined;
    unsent.set(id, { chosenBy, box });
    const letGo = keepPageOpen();
    return () => {
      settle();
      letGo();
    };
  }, [id, isUnsent, chosenBy, box, settle]);
  return settle;
}
