import { ownTables } from '#platform/db/own-tables.ts';

export const searchTables = ownTables({
  owns: ['cell_agg', 'cell_changes', 'listing_ground', 'listing_text', 'remark_vectors'],
});
