import type { UsageEventName } from '../contract.ts';

/*
 * The contract's recordPageView and recordEvent, by path: the contract itself brings the validation library, which is more
 * than every page should load. A test holds the paths together.
 */
export const REPORT_PATHS = { pageView: '/api/analytics/page-views', event: '/api/analytics/events' } as const;

/** Reports a change of route: the path alone, no query, no cookie, no identity. */
export function reportPageView(path: string): void {
  report(REPORT_PATHS.pageView, { path, referrer: document.referrer });
}

/** Reports what happened on the page that is shown. */
export function reportEvent(name: UsageEventName): void {
  report(REPORT_PATHS.event, { name, path: window.location.pathname });
}

function report(url: string, body: Record<string, string>): void {
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
