import { ownTables } from '#platform/db/own-tables.ts';

export const travelTables = ownTables({
  owns: ['own_places', 'travel_graphs'],
});
