import { ownTables } from '#platform/db/own-tables.ts';

export const oddsTables = ownTables({ owns: ['sale_odds'] });
