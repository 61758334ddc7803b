import { ownTables } from '#platform/db/own-tables.ts';

export const analyticsTables = ownTables({
  owns: [
    'page_views',
    'usage_events',
    'listing_day_counts',
    'listing_day_visitors',
    'visit_salts',
    'filter_day_counts',
    'filter_day_visitors',
  ],
});
