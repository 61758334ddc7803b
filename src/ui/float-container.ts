import { useCallback, useState } from 'react';

/**
 * Where something that floats must be mounted: inside the modal dialog around its trigger, because
 * everything outside an open dialog is inert and lies below it; in a part of the page with its own
 * theme, inside that; else in the body.
 */
export function useFloatContainer() {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const triggerRef = useCallback((trigger: HTMLElement | null) => {
    setContainer(trigger?.closest<HTMLElement>('dialog, body [data-theme]') ?? null);
  }, []);
  return { triggerRef, container: container ?? undefined };
}
