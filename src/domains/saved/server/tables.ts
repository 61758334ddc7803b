import { ownTables } from '#platform/db/own-tables.ts';

export const savedTables = ownTables({
  owns: [
    'alert_deliveries',
    'collection_comments',
    'collection_items',
    'collection_members',
    'collections',
    'compared_homes',
    'dashboard_layouts',
    'favorites',
    'hidden_homes',
    'listing_events',
    'saved_areas',
    'saved_search_cells',
    'saved_search_matches',
    'saved_search_places',
    'saved_searches',
    'viewed_homes',
  ],
});
