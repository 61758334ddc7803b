import { queryOptions } from '@tanstack/react-query';
import { readBearerToken } from '#platform/web/stored-session.ts';
import type { OwnPlace } from '../contract.ts';

// Types only come from the contract: the page of results need not carry its schemas. A test compares the path.
export const OWN_PLACES_PATH = '/api/own-places';

/** The reader's own places; nothing is asked, and nothing answers, where nobody is signed in. */
export function ownPlacesOptions() {
  return queryOptions<{ places: OwnPlace[] } | null>({
    queryKey: [OWN_PLACES_PATH],
    enabled: () => readBearerToken() !== null,
  });
}
