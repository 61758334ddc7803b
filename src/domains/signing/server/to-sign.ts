import { findPerson } from '#domains/accounts/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AskedToSign } from '../contract/to-sign.ts';
import { isAsked } from '../model/envelope.ts';
import { listRecipients, lockEnvelope, recipientRole, recipientStatus } from './envelope-rows.ts';
import { requireSenderActive } from './sender.ts';

const MOST = 100;

/** What the caller is asked to sign by the address that they have proven; nothing without one. */
export async function listToSign(ctx: Context): Promise<{ toSign: AskedToSign[] }> {
  const address = await provenAddressOf(ctx.db, requireUser(ctx).userId);
  if (address === null) return { toSign: [] };
  const rows = await ctx.db
    .selectFrom('envelope_recipients as r')
    .innerJoin('envelopes as e', 'e.id', 'r.envelope_id')
    .innerJoin('people as p', 'p.id', 'e.user_id')
    .select(['r.id', 'r.role', 'r.code_hash', 'e.title', 'e.sender_name', 'e.sender_address', 'e.expires_at'])
    .where(({ fn }) => fn<string>('lower', ['r.to_address']), '=', address)
    .where('r.status', 'in', ['notified', 'opened', 'consented'])
    .where('r.is_in_person', '=', false)
    .where('e.status', '=', 'pending')
    .where('e.expires_at', '>', ctx.now)
    // What a disabled account sent waits until it is enabled again.
    .where('p.is_disabled', '=', false)
    .orderBy('e.expires_at')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  return {
    toSign: rows.map((row) => ({
      recipientId: row.id,
      title: row.title,
      role: recipientRole(row.role),
      senderName: row.sender_name,
      senderEmail: row.sender_address,
      expiresAt: row.expires_at.toISOString(),
      hasCode: row.code_hash !== null,
    })),
  };
}

async function provenAddressOf(db: Db, userId: string): Promise<string | null> {
  return (await findPerson(db, userId))?.provenAddress ?? null;
}

/**
 * A link for the caller to what they are asked to sign, which takes the place of the one in their mail: an access code is asked
 * for all the same. Throws `not-found` for what another is asked, `conflict` once it is not to be signed anymore.
 */
export async function openToSign(ctx: Context, recipientId: string): Promise<{ path: string }> {
  const address = await provenAddressOf(ctx.db, requireUser(ctx).userId);
  const found = await ctx.db
    .selectFrom('envelope_recipients')
    .select('envelope_id')
    .where('id', '=', recipientId)
    .executeTakeFirst();
  const token = makeToken();
  await transact(ctx, async ({ db }) => {
    const envelope = found === undefined ? undefined : await lockEnvelope(db, found.envelope_id);
    const mine = envelope && (await listRecipients(db, envelope.id)).find(({ id }) => id === recipientId);
    if (envelope === undefined || mine === undefined || address === null || mine.to_address.toLowerCase() !== address)
      throw new DomainError('not-found', 'Nothing like this is waiting for your signature.');
    const isOpen = envelope.status === 'pending' && envelope.expires_at > ctx.now;
    if (!isOpen || mine.is_in_person || !isAsked(recipientStatus(mine.status)))
      throw new DomainError('conflict', 'This is not waiting for your signature anymore.');
    await requireSenderActive(db, envelope);
    await db
      .updateTable('envelope_recipients')
      .set({ token_hash: hashToken(token) })
      .where('id', '=', recipientId)
      .execute();
  });
  return { path: `/shared/sign/${token}` };
}
