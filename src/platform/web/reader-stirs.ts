/**
 * Calls back once the reader of the page does the first thing, whatever they read with: at once where they have.
 * `src/app/shell/start-scripts.js` watches from before the page's scripts begin. Ends with `signal`.
 */
export function onceReaderStirs(act: () => void, signal: AbortSignal): void {
  if (document.documentElement.dataset['stirred'] !== undefined) act();
  else document.addEventListener('readerstir', act, { once: true, signal });
}

/** Calls back once the reader stirs, or the element comes within `margin` (CSS length) of their screen. */
export function onceReaderNears(element: Element, margin: string, act: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) near();
    },
    { rootMargin: margin },
  );
  const near = () => {
    observer.disconnect();
    if (!signal.aborted) act();
  };
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  onceReaderStirs(near, signal);
}
