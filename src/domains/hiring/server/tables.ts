import { ownTables } from '#platform/db/own-tables.ts';

export const hiringTables = ownTables({
  owns: [
    'service_requests',
    'request_vendors',
    'leads',
    'lead_events',
    'quotes',
    'engagements',
    'engagement_tasks',
    'reviews',
    'hiring_reports',
    'vendor_blocks',
  ],
});
