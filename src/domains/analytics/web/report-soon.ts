import type { Act } from '../contract.ts';
import { declines, origin, report, REPORT_PATHS } from './report.ts';

const REPORT_AFTER_MS = 3000;
/** Of a contract that stays out of the browser; a test holds them together. */
const MOST_REPORTS = 50;

type Report = { path: string } & (
  | { kind: 'act'; name: Act }
  | { kind: 'leave' }
  | { kind: 'vital'; name: string; value: number }
  | { kind: 'error'; name: string; message: string; place: string }
  | { kind: 'word'; name: string }
);

let waiting: (Report & { at: number })[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reports what happened on the page that is shown. */
export function reportEvent(name: Act): void {
  // What asks for feedback may wait for it.
  window.dispatchEvent(new CustomEvent('realty-act', { detail: name }));
  reportSoon({ kind: 'act', name, path: window.location.pathname });
}

/** Reports a word of a sentence that was not understood: letters alone, so that no address and no number goes along. */
export function reportWord(word: string): void {
  if (/^\p{L}[\p{L}' -]{1,28}$/u.test(word))
    reportSoon({ kind: 'word', name: word.toLowerCase(), path: window.location.pathname });
}

/** Reports something together with what follows it soon. */
export function reportSoon(what: Report): void {
  if (declines()) return;
  waiting.push({ ...what, at: performance.now() });
  timer ??= setTimeout(sendReports, REPORT_AFTER_MS);
}

/** Sends what waits, as before the page goes. */
export function sendReports(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = waiting;
  waiting = [];
  for (let from = 0; from < all.length; from += MOST_REPORTS)
    report(REPORT_PATHS.reports, {
      ...origin(),
      reports: all
        .slice(from, from + MOST_REPORTS)
        .map(({ at, ...what }) => ({ ...what, agoMs: Math.round(performance.now() - at) })),
    });
}
