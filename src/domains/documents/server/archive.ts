import { Zip, ZipPassThrough } from 'fflate';
import { openParts } from '#platform/files/sealed-files.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { ServerContext } from '#platform/verb/server-context.ts';
import type { PlaceKind } from '../contract.ts';
import { cleanFileName, nameApart } from '../model/file-names.ts';
import { listFolders } from './folders.ts';
import { listDocumentsOf } from './queries.ts';
import { listVaultDocuments } from './vault-rows.ts';

/** What a folder of the archive is called, for papers that lie in none of the person's own. */
const FOLDER_OF: Readonly<Record<Exclude<PlaceKind, 'folder' | 'vault'>, string>> = {
  'loan-application': 'Loan application',
  'roadmap-task': 'Roadmap',
  thread: 'Questions',
  'own-listing': 'Sales',
  offer: 'Offers',
  'service-request': 'Service requests',
  engagement: 'Hired experts',
  other: 'Other',
};

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
    if (place !== 'folder') return `${FOLDER_OF[place]}/`;
    return `${cleanFileName(folders.find(({ id }) => id === folderId)?.name ?? '')}/`;
  }

  async function* pack(): AsyncGenerator<Uint8Array, void, void> {
    let packed: Uint8Array[] = [];
    const zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      packed.push(chunk);
    });
    for (const row of rows) {
      const parts = openParts(ctx, row.file_key);
      const first = await parts.next();
      // It was deleted while the archive was under way.
      if (first.done === true || first.value === undefined) continue;
      const file = new ZipPassThrough(apart(`${folderOf.get(row.public_id) ?? ''}${cleanFileName(row.name)}`));
      file.mtime = row.created_at;
      zip.add(file);
      file.push(first.value, false);
      for await (const part of parts) {
        yield* packed;
        packed = [];
        if (part === undefined) throw new Error('a part of a file is gone');
        file.push(part, false);
      }
      file.push(new Uint8Array(), true);
      yield* packed;
      packed = [];
    }
    zip.end();
    yield* packed;
  }

  const chunks = pack();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return()),
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Documents.zip"',
      'cache-control': 'no-store',
    },
  });
}
