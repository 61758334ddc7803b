import { queryOptions } from '@tanstack/react-query';
import { readBearerToken } from '#platform/web/stored-session.ts';
import type { OwnPlace } from '../contract.ts';

// Imports only types from the contract: the results page need not carry its schemas. A test compares the path.
export const OWN_PLACES_PATH = '/api/own-places';

/** The reader's own places; without a signed-in reader there is no request. */
export function ownPlacesOptions() {
  return queryOptions<{ places: OwnPlace[] } | null>({
    queryKey: [OWN_PLACES_PATH],
    enabled: () => readBearerToken() !== null,
  });
}
