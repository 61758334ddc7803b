import { ownTables } from '#platform/db/own-tables.ts';

export const documentsTables = ownTables({
  owns: ['document_files_to_remove', 'document_folders', 'documents'],
});
