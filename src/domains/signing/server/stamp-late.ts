import { HttpTimestampAuthority } from '@libpdf/core';
import { ContentInfo, SignedData, TSTInfo } from 'pkijs';
import { eachInTurn } from '#platform/jobs/each-in-turn.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { appendEvent } from './chain.ts';
import { lockEnvelope } from './envelope-rows.ts';
import { TIMESTAMP_MS } from './seal-pdf.ts';

/**
 * Gets the time of the configured authority for files that were sealed without it. The token (RFC 3161) is over the SHA-256 of the
 * sealed file and is kept beside it: what people have downloaded stays the file that it is about. Rejects while the authority is
 * silent; the next run goes on.
 */
export async function stampLate(ctx: ServerContext): Promise<void> {
  const address = ctx.config.SIGNING_TIMESTAMP_URL;
  if (address === undefined) return;
  const authority = new HttpTimestampAuthority(address, { timeout: TIMESTAMP_MS });
  let silence: unknown;
  const find = (after: string, most: number) =>
    ctx.db
      .selectFrom('envelopes')
      .select(['id', 'signed_sha256'])
      .where('lacks_time', '=', true)
      .where('signed_sha256', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
  await eachInTurn(ctx, 'a time stamp', find, async (id, { signed_sha256: sha256 }) => {
    // Asked once while it is silent: each question waits for its answer.
    if (sha256 === null || silence !== undefined) return;
    const digest = Uint8Array.from(Buffer.from(sha256, 'hex'));
    const token = await authority.timestamp(digest, 'SHA-256').catch((error: unknown) => void (silence = error));
    if (token === undefined) return;
    const at = readTime(token, digest);
    await transact(ctx, async (inner) => {
      await lockEnvelope(inner.db, id);
      const { numUpdatedRows } = await inner.db
        .updateTable('envelopes')
        .set({ lacks_time: false, time_at: at, time_stamp: Buffer.from(token) })
        .where('id', '=', id)
        .where('lacks_time', '=', true)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const data = { sha256, time: at.toISOString() };
      await appendEvent(inner.db, id, 'time stamped', { recipientId: null, at: ctx.now, address: '', agent: '', data });
    });
  });
  if (silence !== undefined) throw silence;
}

/** The time that a token says. Throws if it is about something else. */
function readTime(token: Uint8Array, digest: Uint8Array): Date {
  const signed = new SignedData({ schema: ContentInfo.fromBER(Uint8Array.from(token)).content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (content === undefined) throw new Error('a time stamp says nothing');
  const info = TSTInfo.fromBER(content);
  const about = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!about.equals(digest)) throw new Error('a time stamp is about another file');
  return info.genTime;
}
