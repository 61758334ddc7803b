import { ownTables } from '#platform/db/own-tables.ts';

export const documentsTables = ownTables({
  owns: [
    'document_folders',
    'document_grants',
    'document_openings',
    'document_parts',
    'document_requests',
    'document_upload_parts',
    'document_uploads',
    'document_versions',
    'documents',
  ],
});
