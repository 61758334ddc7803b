import { ownTables } from '#platform/db/own-tables.ts';

export const sellingTables = ownTables({
  owns: [
    'own_listings',
    'own_listing_versions',
    'own_listing_people',
    'own_listing_events',
    'own_listing_photos',
    'seller_defaults',
    'own_open_houses',
  ],
});
