import { useEffect, useRef, type RefObject } from 'react';

/** For what takes the place of a form: the focus, which went with the form, comes to this element. It needs `tabIndex={-1}`. */
export function useFocusOnArrival<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
