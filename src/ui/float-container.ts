import { useCallback, useState } from 'react';

/**
 * Where something that floats must be mounted: inside the modal dialog around its trigger, because
 * everything outside an open dialog is inert and lies below it; else in the body.
 */
export function useFloatContainer() {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const triggerRef = useCallback((trigger: HTMLElement | null) => {
    setDialog(trigger?.closest('dialog') ?? null);
  }, []);
  return { triggerRef, container: dialog ?? undefined };
}
