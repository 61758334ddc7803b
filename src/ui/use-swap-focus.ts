import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a part that swaps a button for a form and back, which would lose the focus: the focus moves to the first field when
 * the form opens, and to the first button when it closes. The ref belongs on an element around both.
 */
export function useSwapFocus<Element extends HTMLElement>(isOpen: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const [first] = ref.current?.querySelectorAll<HTMLElement>(isOpen ? 'input:not([hidden])' : 'button, input') ?? [];
    first?.focus();
  }, [isOpen]);
  return ref;
}
