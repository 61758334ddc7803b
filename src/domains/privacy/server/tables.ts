import { ownTables } from '#platform/db/own-tables.ts';

export const privacyTables = ownTables({
  owns: ['data_exports', 'deletion_requests', 'privacy_questions'],
});
