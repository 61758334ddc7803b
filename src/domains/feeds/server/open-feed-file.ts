import { OperatorError } from '#platform/config/operator-error.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { type FeedPorts, locationOf } from './feed-access.ts';
import type { FeedRow } from './feed-rows.ts';
import { type Input, openInput, openSource } from './open-input.ts';

const SCHEME = 'upload:';

/** The address of a feed that reads a file which was uploaded. */
export const addressOfUpload = (uploadId: string): string => `${SCHEME}${uploadId}`;

/** What a feed of files reads: from disk, from an address, or what was uploaded for it. Throws OperatorError. */
export async function openFeedFile(ctx: Pick<Context, 'db'> & FeedPorts, feed: FeedRow): Promise<Input> {
  return feed.address.startsWith(SCHEME)
    ? openUpload(ctx.db, feed.address.slice(SCHEME.length))
    : openInput(locationOf(ctx, feed));
}

/** An uploaded file, a part at a time. Throws OperatorError. */
export async function openUpload(db: Db, uploadId: string): Promise<Input> {
  const upload = await db.selectFrom('feed_uploads').select(['file_name', 'bytes']).where('id', '=', uploadId).executeTakeFirst();
  if (upload === undefined) throw new OperatorError('The file of this feed is not here anymore: upload it again.');
  return openSource({ origin: upload.file_name, stream: partsOf(db, uploadId, upload.bytes), totalBytes: upload.bytes });
}

async function* partsOf(db: Db, uploadId: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let [part, read] = [0, 0]; read < bytes; part += 1) {
    const found = await db
      .selectFrom('feed_upload_parts')
      .select('content')
      .where('upload_id', '=', uploadId)
      .where('part', '=', part)
      .executeTakeFirst();
    // Cut short, it would look like a whole file with fewer homes.
    if (found === undefined) throw new OperatorError('Another file took the place of this one while it was read.');
    read += found.content.length;
    yield found.content;
  }
}
