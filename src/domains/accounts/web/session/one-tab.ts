/** Browser processes see each other's local storage with a short delay. */
const SPREAD_MS = 150;

/**
 * Does something in one tab at a time. The next tab begins once what this one stored has reached it, so that it finds a
 * fresh token there instead of asking for another.
 */
export function inOneTab<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return new Promise((resolve, reject) => {
    const isOver = navigator.locks.request('session-refresh', async () => {
      await work().then(resolve, reject);
      await new Promise((go) => {
        setTimeout(go, SPREAD_MS);
      });
    });
    isOver.catch(reject);
  });
}
