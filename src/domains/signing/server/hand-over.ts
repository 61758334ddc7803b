import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import { isAsked } from '../model/envelope.ts';
import { actOf, appendEvent } from './chain.ts';
import { listRecipients, lockEnvelope, recipientStatus, requireLinked, requireOwnEnvelope } from './envelope-rows.ts';
import type { SigningContext } from './move-envelope.ts';
import { openInPerson } from './own-envelopes.ts';

/**
 * Takes the device back from somebody who signs in person, and opens the signing of the next such person whose turn it is. The link
 * of the former ends, with what proved their access code: nobody who has the device now gets back to it. What they filled in stays,
 * for when they are handed the device again. Throws `not-found` for who is not the host.
 */
export async function handOver(
  ctx: SigningContext,
  { token, request }: { token: string; request: Request },
): Promise<{ next: { name: string; path: string } | null }> {
  const user = requireUser(ctx);
  const me = await requireLinked(ctx.db, token);
  await requireOwnEnvelope(ctx.db, user.userId, me.envelope_id);
  if (!me.is_in_person) throw new DomainError('conflict', 'This person signs by the link in their mail.');
  return transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, me.envelope_id);
    if (envelope === undefined) throw new DomainError('not-found', 'There is no such envelope.');
    await inner.db
      .updateTable('envelope_recipients')
      .set({ token_hash: null, proof_hash: null })
      .where('id', '=', me.id)
      .execute();
    await appendEvent(inner.db, envelope.id, 'handed back', { ...actOf(ctx, me.id, request), at: ctx.now });
    const isOpen = envelope.status === 'pending' && envelope.expires_at > ctx.now;
    const next = (await listRecipients(inner.db, envelope.id)).find(
      (one) => isOpen && one.id !== me.id && one.is_in_person && isAsked(recipientStatus(one.status)),
    );
    return { next: next === undefined ? null : { name: next.name, path: await openInPerson(inner, envelope, next) } };
  });
}
