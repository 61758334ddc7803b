import { ownTables } from '#platform/db/own-tables.ts';

export const placesTables = ownTables({
  owns: ['places'],
  publishes: ['places'],
});
