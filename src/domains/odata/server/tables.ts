import { ownTables } from '#platform/db/own-tables.ts';

export const odataTables = ownTables({ owns: ['partners'] });
