import { useEffect, useRef, type RefObject } from 'react';

/** For the heading of a part that takes another's place, such as a step: once `shown` changes, the keyboard goes on there. It needs `tabIndex={-1}`. */
export function useFocusOnChange(shown: string | boolean | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
