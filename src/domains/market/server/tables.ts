import { ownTables } from '#platform/db/own-tables.ts';

export const marketTables = ownTables({
  owns: [
    'market_changes',
    'market_contracts',
    'market_parcels',
    'market_price_cuts',
    'market_profiles',
    'market_sales',
    'market_spells',
    'market_stats',
  ],
});
