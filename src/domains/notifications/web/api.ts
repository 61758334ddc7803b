import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getNotificationPreferences, listNotifications } from '../contract.ts';

export const notificationsQuery = endpointQuery(listNotifications, { query: { limit: 30 } });
export const preferencesQuery = endpointQuery(getNotificationPreferences);

/** After news or a reading: the list is old. */
export async function refreshNotifications(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/notifications') });
}
