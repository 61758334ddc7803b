import { useEffect, useRef } from 'react';

/** Where one step takes the place of another, it begins at the title of the page: a long one leaves its reader below a short one. */
export function useTitleAtStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [step]);
}
