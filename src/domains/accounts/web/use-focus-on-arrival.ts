import { useEffect, useRef, type RefObject } from 'react';

/** For an element that replaces a form: it takes the focus that the form had. It needs `tabIndex={-1}`. */
export function useFocusOnArrival<Element extends HTMLElement>(isWanted = true): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return ref;
}
