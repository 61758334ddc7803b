import type { FileStore } from '#platform/files/file-store.ts';
import { streamStored } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { DocumentRow } from './queries.ts';

/** What serving a file needs to know of it. */
export type StoredFile = Pick<DocumentRow, 'file_key' | 'content_type' | 'name' | 'size_bytes'>;

/** The file of a row as a download, part by part. Callers check who asks. */
export async function serveRow(ctx: { files: FileStore; identity: Identity }, row: StoredFile): Promise<Response> {
  const body = await streamStored(ctx, row.file_key);
  if (body === undefined) throw new DomainError('not-found', 'You have no such document.');
  return new Response(body, {
    headers: {
      'content-type': row.content_type,
      'content-length': String(row.size_bytes),
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'cache-control': 'no-store',
    },
  });
}
