import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Opens the browser's own modal dialog while mounted: it traps focus and makes the page behind
 * inert. Focus starts at `[data-initial-focus]`, and goes back to the opener at the end.
 */
export function useModalDialog(onClose: () => void) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!dialog) return;
    // The page behind stops scrolling; this keeps it from jumping when its scrollbar goes.
    const page = document.documentElement;
    if (!document.querySelector('dialog[open]')) {
      page.style.setProperty('--scrollbar-width', `${window.innerWidth - page.clientWidth}px`);
    }
    if (!dialog.open) dialog.showModal();
    const marked = [...dialog.querySelectorAll<HTMLElement>('[data-initial-focus]')];
    marked.at(-1)?.focus({ preventScroll: true });
    // The dialog must close before React removes it, or the focus does not return.
    return () => dialog.close();
  }, []);

  function isOwn(event: SyntheticEvent<HTMLDialogElement>) {
    return event.target === event.currentTarget;
  }

  return {
    dialogRef,
    isOwn,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // In development effects run twice: the first run's close event arrives after the second run has reopened the dialog.
      if (isOwn(event) && !event.currentTarget.open) onClose();
    },
  };
}
