import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import type { Act, VisitKind } from '../contract.ts';

/*
 * The contract's calls by path: the contract itself brings the validation library, which is more than every page should load. A test holds the paths together.
 */
export const REPORT_PATHS = {
  pageView: '/api/analytics/page-views',
  reports: '/api/analytics/reports',
  visit: '/api/analytics/listing-visits',
  impressions: '/api/analytics/impressions',
  filters: '/api/analytics/filters',
} as const;

/** Whether the browser asks that nobody follows it: Global Privacy Control, or Do Not Track. */
export function declines(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
}

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
let tags: Record<string, string> | undefined;

/** Where the visit came from: its first page says so, and the pages after it. */
function origin() {
  if (tags === undefined) {
    const given = new URLSearchParams(window.location.search);
    tags = {};
    for (const name of ['source', 'medium', 'campaign']) {
      const tag = given.get(`utm_${name}`);
      if (tag !== null) tags[name] = tag.slice(0, 200);
    }
  }
  return {
    referrer: document.referrer.slice(0, 2000),
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(Object.keys(tags).length > 0 && { tags }),
  };
}

/** Reports a change of route: the path alone, no query, no cookie, no identity. */
export function reportPageView(path: string): void {
  if (!declines()) report(REPORT_PATHS.pageView, { path, ...origin() });
}

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

/** Reports that a listing is looked at, saved or shared. Who is signed in goes along, so that its own people do not count. */
export function reportListingVisit(listingKey: string, kind: VisitKind): void {
  reportAsUser(REPORT_PATHS.visit, { listingKey, kind });
}

/** Reports cards that were seen in lists, by the same rules. */
export function reportImpressions(listingKeys: readonly string[]): void {
  reportAsUser(REPORT_PATHS.impressions, { listingKeys });
}

/** Reports by which filters somebody searches: their names, not what is asked of them. */
export function reportFilters(names: readonly string[]): void {
  reportAsUser(REPORT_PATHS.filters, { names });
}

// A beacon cannot say who is signed in; a request with `keepalive` outlives the page as well.
function reportAsUser(url: string, body: object): void {
  if (navigator.webdriver || declines()) return;
  void fetchAsUser(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A failed report must not disturb anyone.
  });
}

function report(url: string, body: object): void {
  void fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {
    // A failed report must not disturb anyone.
  });
}
