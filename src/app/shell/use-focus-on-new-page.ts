import { useEffect, useRef } from 'react';
import { focusTitle } from '#ui/focus-title.ts';

/**
 * Another page begins at its title, as after a full load: keys go on from there, and screen readers say what came. A page that
 * has put the focus somewhere itself, and a dialog that is open, keep it.
 */
export function useFocusOnNewPage(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    const main = document.querySelector('main');
    const focused = document.activeElement;
    if (main === null || focused?.closest('dialog[open]') || (focused !== main && main.contains(focused))) return undefined;
    return focusTitle(main);
  }, [pathname]);
}
