import { ownTables } from '#platform/db/own-tables.ts';

export const subjectsTables = ownTables({ owns: ['subjects'], publishes: ['subjects'] });
