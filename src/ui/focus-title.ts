/**
 * Begins a page or view at its title; where that comes later, with a part that still loads, at its start until then. Who has
 * moved on meanwhile stays there. Returns what stops the wait.
 */
export function focusTitle(main: HTMLElement): () => void {
  const begin = () => {
    const title = main.querySelector<HTMLElement>('h1[tabindex]');
    (title ?? main).focus({ preventScroll: true });
    return title !== null;
  };
  if (begin()) return () => {};
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || begin()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
