/**
 * Calls back when the reader of the page first does anything, with whatever device; at once if they already have.
 * `src/app/shell/start-scripts.js` watches before the page's scripts start. Ends with `signal`.
 */
export function onceReaderStirs(act: () => void, signal: AbortSignal): void {
  if (document.documentElement.dataset['stirred'] !== undefined) act();
  else document.addEventListener('readerstir', act, { once: true, signal });
}
