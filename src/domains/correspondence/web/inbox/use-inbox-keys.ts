import { type RefObject, useEffect, useEffectEvent } from 'react';

/** In the words of the help. */
export const INBOX_KEYS = [
  ['j', 'Next thread'],
  ['k', 'Thread before'],
  ['Enter', 'Open the thread'],
  ['x', 'Select it, to change several at once'],
  ['r', 'Write an answer'],
  ['e', 'Close the question'],
  ['u', 'Mark as unread'],
  ['/', 'Search'],
  ['Esc', 'Back to the list'],
] as const;

interface Inbox {
  ids: readonly string[];
  openId: string | null;
  open: (threadId: string | null) => void;
  toggle: (threadId: string) => void;
}

/** Keys for threads. They act only while the focus is inside `box`, so that they disturb nobody's assistive keys elsewhere. */
export function useInboxKeys(box: RefObject<HTMLElement | null>, { ids, openId, open, toggle }: Inbox): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    if (key === 'Escape' && openId !== null && target.closest('dialog, [role=menu]') === null) {
      event.preventDefault();
      open(null);
      focusThread(box.current, openId);
      return;
    }
    if (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable], [role=menu]') !== null)
      return;
    const focused = target.closest<HTMLElement>('[data-thread]')?.dataset['thread'];
    const at = ids.indexOf(focused ?? openId ?? '');
    if (key === 'j' || key === 'k') {
      const next = ids[key === 'j' ? at + 1 : Math.max(0, at - 1)];
      if (next === undefined) return;
      if (focused === undefined && openId !== null) open(next);
      else focusThread(box.current, next);
    } else if (key === 'x') {
      const id = focused ?? openId;
      if (id !== null) toggle(id);
    } else if (key === 'r') box.current?.querySelector('textarea')?.focus();
    else if (key === 'e' || key === 'u' || key === '/') {
      const aim = box.current?.querySelector<HTMLElement>(`[data-key="${key}"]`);
      if (key === '/') aim?.focus();
      else aim?.click();
    } else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = box.current;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [box]);
}

/** After the page has drawn the list again, on narrow screens. */
function focusThread(box: HTMLElement | null, threadId: string): void {
  requestAnimationFrame(() => box?.querySelector<HTMLElement>(`[data-thread="${CSS.escape(threadId)}"]`)?.focus());
}
