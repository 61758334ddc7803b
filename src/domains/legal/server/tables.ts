import { ownTables } from '#platform/db/own-tables.ts';

export const legalTables = ownTables({ owns: ['legal_drafts', 'legal_versions'] });
