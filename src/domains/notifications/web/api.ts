import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getNotificationPreferences, listNotifications, listPushDevices } from '../contract.ts';

export const notificationsQuery = endpointQuery(listNotifications, { query: { limit: 30 } });
export const devicesQuery = endpointQuery(listPushDevices);
export const preferencesQuery = endpointQuery(getNotificationPreferences);
