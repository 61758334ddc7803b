import { ownTables } from '#platform/db/own-tables.ts';

export const recordsTables = ownTables({
  owns: ['parcels', 'sales', 'tax_records'],
  publishes: ['parcels', 'sales', 'tax_records'],
});
