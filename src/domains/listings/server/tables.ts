import { ownTables } from '#platform/db/own-tables.ts';

export const listingsTables = ownTables({
  owns: ['listing_details', 'listing_media', 'listing_sources', 'listings', 'open_houses', 'orphaned_files', 'price_history'],
  publishes: ['listing_details', 'listing_media', 'listings', 'open_houses', 'price_history'],
});
