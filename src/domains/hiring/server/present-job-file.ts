import type { listDocumentsByKey } from '#domains/documents/server/index.ts';
import type { JobFile } from '../contract.ts';

type Row = NonNullable<ReturnType<Awaited<ReturnType<typeof listDocumentsByKey>>['get']>>[number];

/** A file of a job, with the side that added it: whoever is not its client works for the vendor. */
export const presentJobFile = (row: Row, clientId: string | null): JobFile => ({
  documentId: row.public_id,
  name: row.name,
  sizeBytes: row.size_bytes,
  addedAt: row.created_at.toISOString(),
  addedBy: row.user_id !== null && row.user_id === clientId ? 'client' : 'vendor',
});
