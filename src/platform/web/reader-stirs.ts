/**
 * Calls back once the reader of the page does the first thing, whatever they read with: at once where they have.
 * `src/app/shell/start-scripts.js` watches from before the page's scripts begin. Ends with `signal`.
 */
export function onceReaderStirs(act: () => void, signal: AbortSignal): void {
  if (document.documentElement.dataset['stirred'] !== undefined) act();
  else document.addEventListener('readerstir', act, { once: true, signal });
}
