import { loadPart } from '#platform/web/load-part.ts';
import { isCounted } from './report.ts';

const REST_MS = 2000;

/** Starts to measure once the page is at rest, so that nobody waits for it, and returns what ends it. */
export function watchPageAtRest(): (() => void) | undefined {
  if (!isCounted()) return undefined;
  let end: (() => void) | undefined = undefined;
  const timer = setTimeout(() => {
    void loadPart(() => import('./watch-page.ts')).then(({ watchPage }) => (end = watchPage()));
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    end?.();
  };
}
