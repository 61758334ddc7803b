import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import type { VisitKind } from '../contract.ts';
import { isCounted, REPORT_PATHS } from './report.ts';

/** Reports that a listing is looked at, saved or shared. Who is signed in goes along, so that its own people do not count. */
export function reportListingVisit(listingKey: string, kind: VisitKind): void {
  reportAsUser(REPORT_PATHS.visit, { listingKey, kind });
}

/** Reports cards that were seen in lists, by the same rules. */
export function reportImpressions(listingKeys: readonly string[]): void {
  reportAsUser(REPORT_PATHS.impressions, { listingKeys });
}

/** Reports which of two covers in a trial a card showed: at once, since what follows counts only after it. */
export function reportCover(listingKey: string, arm: 0 | 1): void {
  reportAsUser(COVER_SEEN_PATH, { listingKey, arm });
}

/** Reports by which filters somebody searches: their names, not what is asked of them. */
export function reportFilters(names: readonly string[]): void {
  reportAsUser(REPORT_PATHS.filters, { names });
}

/** Of a contract that stays out of the browser; a test holds them together. */
export const COVER_SEEN_PATH = '/api/covers/seen';

// A beacon cannot say who is signed in; a request with `keepalive` outlives the page as well.
function reportAsUser(url: string, body: object): void {
  if (!isCounted()) return;
  void fetchAsUser(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => {
    // A failed report must not disturb anyone.
  });
}
