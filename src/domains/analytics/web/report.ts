import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import type { UsageEventName, VisitKind } from '../contract.ts';

/*
 * The contract's calls by path: the contract itself brings the validation library, which is more than every page should load. A test holds the paths together.
 */
export const REPORT_PATHS = {
  pageView: '/api/analytics/page-views',
  event: '/api/analytics/events',
  visit: '/api/analytics/listing-visits',
  impressions: '/api/analytics/impressions',
  filters: '/api/analytics/filters',
} as const;

/** Reports a change of route: the path alone, no query, no cookie, no identity. */
export function reportPageView(path: string): void {
  report(REPORT_PATHS.pageView, { path, referrer: document.referrer });
}

/** Reports what happened on the page that is shown. */
export function reportEvent(name: UsageEventName): void {
  report(REPORT_PATHS.event, { name, path: window.location.pathname });
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
  if (navigator.webdriver) return;
  void fetchAsUser(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A failed report must not disturb anyone.
  });
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
