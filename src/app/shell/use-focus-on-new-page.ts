import { useEffect, useRef } from 'react';

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
    const begin = () => {
      const title = main.querySelector<HTMLElement>('h1[tabindex]');
      (title ?? main).focus({ preventScroll: true });
      return title !== null;
    };
    if (begin()) return undefined;
    // The title may come with a part that loads later; who has moved on meanwhile stays there.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || begin()) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}
