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

/** Whether what this browser does is counted one by one: not if it declines, nor if a program drives it. */
export const isCounted = (): boolean => !navigator.webdriver && !declines();

let tags: Record<string, string> | undefined;

/** Where the visit came from: its first page says so, and the pages after it. */
export function origin() {
  if (tags === undefined) {
    const given = new URLSearchParams(window.location.search);
    tags = {};
    for (const name of ['source', 'medium', 'campaign', 'term', 'content']) {
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

/** Sends a report that outlives its page and says nobody's name. */
export function report(url: string, body: object): void {
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
