import { ownTables } from '#platform/db/own-tables.ts';

export const contractsTables = ownTables({ owns: ['contract_readings', 'contract_scans', 'contract_texts'] });
