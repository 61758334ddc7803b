import { openWhole, streamOf } from '#platform/files/sealed-files.ts';
import { startZip } from '#platform/files/write-zip.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { cleanFileName, nameApart } from '../model/file-names.ts';
import { PAPER_PLACES, type PlaceKind } from '../model/paper-places.ts';
import { listFolders } from './folders.ts';
import { listDocumentsOf } from './queries.ts';
import { listVaultDocuments } from './vault-rows.ts';

/** All that the caller keeps, one file after another, so that memory holds one at a time. */
export async function serveArchive(ctx: ServerContext): Promise<Response> {
  const { userId } = requireUser(ctx);
  const [rows, documents, folders] = await Promise.all([
    listDocumentsOf(ctx.db, userId),
    listVaultDocuments(ctx.db, userId),
    listFolders(ctx.db, userId),
  ]);
  if (rows.length === 0) throw new DomainError('not-found', 'There is no document to download yet.');
  const folderOf = new Map(documents.map(({ id, belongsTo, folderId }) => [id, nameFolder(belongsTo, folderId)]));
  const apart = nameApart();

  function nameFolder(place: PlaceKind, folderId: string | null): string {
    if (place === 'vault') return '';
    if (place !== 'folder') return `${PAPER_PLACES[place].title}/`;
    return `${cleanFileName(folders.find(({ id }) => id === folderId)?.name ?? '')}/`;
  }

  async function* pack(): AsyncGenerator<Uint8Array, void, void> {
    const zip = startZip();
    for (const row of rows) {
      const content = await openWhole(ctx, row.file_key);
      // It was deleted while the archive was under way.
      if (content === undefined) continue;
      const name = apart(`${folderOf.get(row.public_id) ?? ''}${cleanFileName(row.name)}`);
      yield* zip.addFile({ name, at: row.created_at }, content);
    }
    zip.end();
    yield* zip.take();
  }

  return new Response(streamOf(pack()), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Documents.zip"',
      'cache-control': 'no-store',
    },
  });
}
