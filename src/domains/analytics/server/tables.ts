import { ownTables } from '#platform/db/own-tables.ts';

export const analyticsTables = ownTables({
  owns: [
    'traffic_events',
    'traffic_days',
    'funnel_days',
    'vital_days',
    'act_days',
    'error_groups',
    'retention_weeks',
    'listing_day_counts',
    'listing_day_visitors',
    'visit_salts',
    'filter_day_counts',
    'filter_day_visitors',
  ],
});
