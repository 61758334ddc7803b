import { z } from 'zod';
import { keptFileOf, orphanFiles } from '#domains/listings/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { readRecord } from './present.ts';
import { listFilesInUse } from './photo-rows.ts';

const mediaSchema = z.array(z.object({ MediaURL: z.string() })).catch([]);

/** The files of the pictures that buyers see. */
export function publicFiles(row: { record: unknown }): string[] {
  return mediaSchema.parse(readRecord(row.record)?.['Media']).flatMap(({ MediaURL }) => keptFileOf(MediaURL) ?? []);
}

/** Has files deleted tomorrow that no photo uses anymore, and that buyers do not see. Runs after the change that left them. */
export async function releaseFiles(ctx: Context, row: { record: unknown }, fileKeys: readonly string[]): Promise<void> {
  const inUse = new Set([...(await listFilesInUse(ctx.db, fileKeys)), ...publicFiles(row)]);
  await orphanFiles(
    ctx.db,
    fileKeys.filter((fileKey) => !inUse.has(fileKey)),
  );
}
