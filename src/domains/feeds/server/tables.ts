import { ownTables } from '#platform/db/own-tables.ts';

export const feedsTables = ownTables({
  owns: ['ingest_runs', 'quarantined_records'],
});
