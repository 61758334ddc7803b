import { ownTables } from '#platform/db/own-tables.ts';

export const neighborhoodsTables = ownTables({
  owns: ['hazard_zones', 'map_tiles', 'parks', 'pois', 'schools', 'transit_stops'],
  publishes: ['parks', 'pois', 'schools', 'transit_stops'],
});
