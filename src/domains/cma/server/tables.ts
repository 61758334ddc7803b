import { ownTables } from '#platform/db/own-tables.ts';

export const cmaTables = ownTables({
  owns: ['cma_adjustments', 'cma_comps', 'cmas'],
});
