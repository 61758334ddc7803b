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
    // Closing before React removes the element is what gives focus back.
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
      // In development effects run twice: the close of the first run tells of itself once the second has opened it again.
      if (isOwn(event) && !event.currentTarget.open) onClose();
    },
  };
}
