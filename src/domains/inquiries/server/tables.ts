import { ownTables } from '#platform/db/own-tables.ts';

export const inquiriesTables = ownTables({ owns: ['listing_mistakes'] });
