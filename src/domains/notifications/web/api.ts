import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getNotificationPreferences, listNotifications, listPushDevices } from '../contract.ts';

export const notificationsQuery = endpointQuery(listNotifications, { query: { limit: 30 } });
/** A device goes with the session that turned it on. */
export const devicesQuery = { ...endpointQuery(listPushDevices), meta: { follows: ['auth'] as const } };
export const preferencesQuery = endpointQuery(getNotificationPreferences);
