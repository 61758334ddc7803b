import { ownTables } from '#platform/db/own-tables.ts';

export const feedsTables = ownTables({
  owns: [
    'feed_faults',
    'feed_keys',
    'feed_pages',
    'feed_positions',
    'feed_record_versions',
    'feed_records',
    'feed_requests',
    'feed_unknown_values',
    'feed_upload_parts',
    'feed_uploads',
    'feeds',
    'ingest_runs',
    'quarantined_records',
  ],
});
