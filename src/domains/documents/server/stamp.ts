import { createHelper } from '#platform/jobs/helper.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import { toPrintable } from '#lib/printable.ts';
import { usDay } from '#lib/calendar.ts';
import { formatDate } from '#lib/format.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { Config } from '#platform/config/config.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { canStamp } from '../model/file-limits.ts';
import { serveRow } from './serve-row.ts';
import type { DocumentRow } from './queries.ts';
import { requireScanned } from './scan-later.ts';

export interface StampOrder {
  content: Uint8Array;
  contentType: string;
  words: string;
}

const stampApart = createHelper<StampOrder, Uint8Array>(new URL('./stamp-worker.ts', import.meta.url), {
  name: 'stamped pages',
  heapMb: 384,
  idleMs: 45_000,
  patienceMs: 60_000,
});

type StampedFile = Pick<DocumentRow, 'file_key' | 'content_type'>;
type Reading = Pick<Serving, 'files' | 'identity' | 'now'>;
type Serving = Context & { files: FileStore; identity: Identity; config?: Config };

async function stampRow(
  ctx: Reading,
  { file_key, content_type: contentType }: StampedFile,
  { sharedBy, refusal }: { sharedBy: string; refusal: string },
): Promise<Uint8Array> {
  const content = await getOpened(ctx, file_key);
  if (content === undefined) throw new DomainError('conflict', refusal);
  const words = toPrintable(`Shared by ${sharedBy}, ${formatDate(usDay(ctx.now), 'UTC')}`);
  return stampApart({ content, contentType, words }).catch((cause: unknown) => {
    throw new DomainError('conflict', refusal, { cause });
  });
}

/** Throws `conflict` for what cannot be stamped: who wants the stamp hears it, and not the first who opens a link. */
export async function requireStampable(ctx: Reading, row: StampedFile): Promise<void> {
  if (!canStamp(row.content_type))
    throw new DomainError('conflict', 'This kind of file can’t be stamped: PDFs and JPEG, PNG and WebP pictures can.');
  const refusal = 'This file can’t be stamped: it’s protected or damaged. Share it without the stamp, or add another copy.';
  await stampRow(ctx, row, { sharedBy: '', refusal });
}

/**
 * Throws `conflict` for a file that is to take the place of one whose pages are stamped for others, and cannot be stamped: who
 * chooses it hears it, and not the first who opens a link.
 */
export async function requireStampStays(ctx: Reading, before: Pick<DocumentRow, 'is_stamped'>, file: StampedFile): Promise<void> {
  if (!before.is_stamped) return;
  const refusal =
    'Others only get stamped pages of this document, and this file can’t be stamped. PDFs and JPEG, PNG and WebP pictures can, unless they’re protected or damaged. Choose another file, or turn the stamp off under Share first.';
  if (!canStamp(file.content_type)) throw new DomainError('conflict', refusal);
  await stampRow(ctx, file, { sharedBy: '', refusal });
}

/**
 * A document for somebody else, once the virus scanner has seen it: as it is, or with who shared it and when on every page, where its owner wants that. Throws
 * `conflict` for a kind of file that cannot be stamped: nothing else leaves then.
 */
export async function serveStamped(ctx: Serving, row: DocumentRow, sharedBy: string): Promise<Response> {
  requireScanned(ctx, row);
  if (!row.is_stamped) return serveRow(ctx, row);
  if (!canStamp(row.content_type))
    throw new DomainError('conflict', 'This kind of file can’t be stamped, so you can’t download it. Ask its owner for a PDF.');
  const refusal = 'This file can’t be stamped, so you can’t download it. Ask its owner for another copy.';
  const stamped = await stampRow(ctx, row, { sharedBy, refusal });
  return new Response(Uint8Array.from(stamped), {
    headers: {
      'content-type': row.content_type,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(row.name)}`,
      'cache-control': 'no-store',
    },
  });
}
