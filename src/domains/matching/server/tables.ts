import { ownTables } from '#platform/db/own-tables.ts';

export const matchingTables = ownTables({
  owns: ['buyer_profiles'],
});
