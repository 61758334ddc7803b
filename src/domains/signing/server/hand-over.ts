import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import { hashToken } from '#platform/identity/random-token.ts';
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
 * for when they are handed the device again. The same again is answered anew until the next person begins. Throws `not-found` for
 * who is not the host.
 */
export async function handOver(
  ctx: SigningContext,
  { token, request }: { token: string; request: Request },
): Promise<{ next: { name: string; path: string } | null }> {
  const user = requireUser(ctx);
  const link = hashToken(token).toString('hex');
  const repeated = await findHandedBack(ctx.db, user.userId, link);
  const me = repeated ?? (await requireLinked(ctx.db, token));
  await requireOwnEnvelope(ctx.db, user.userId, me.envelope_id);
  if (!me.is_in_person) throw new DomainError('conflict', 'This person signs by the link in their mail.');
  return transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, me.envelope_id);
    if (envelope === undefined) throw new DomainError('not-found', 'There is no such envelope.');
    if (repeated === undefined) {
      await inner.db
        .updateTable('envelope_recipients')
        .set({ token_hash: null, proof_hash: null })
        .where('id', '=', me.id)
        .execute();
      await appendEvent(inner.db, envelope.id, 'handed back', { ...actOf(ctx, me.id, request), at: ctx.now, data: { link } });
    }
    const isOpen = envelope.status === 'pending' && envelope.expires_at > ctx.now;
    const next = (await listRecipients(inner.db, envelope.id)).find(
      (one) => isOpen && one.id !== me.id && one.is_in_person && isAsked(recipientStatus(one.status)),
    );
    return { next: next === undefined ? null : { name: next.name, path: await openInPerson(inner, envelope, next) } };
  });
}

/** Whose device was taken back by this link, with nothing since but the next link; undefined if it was not. */
function findHandedBack(db: Db, userId: string, link: string) {
  return db
    .selectFrom('envelope_events as v')
    .innerJoin('envelopes as e', 'e.id', 'v.envelope_id')
    .innerJoin('envelope_recipients as r', 'r.id', 'v.recipient_id')
    .selectAll('r')
    .where('e.user_id', '=', userId)
    .where('v.type', '=', 'handed back')
    .where(sql<boolean>`v.data ->> 'link' = ${link}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('envelope_events as later')
            .select('later.seq')
            .whereRef('later.envelope_id', '=', 'v.envelope_id')
            .whereRef('later.seq', '>', 'v.seq')
            .where('later.type', '<>', 'hosted'),
        ),
      ),
    )
    .executeTakeFirst();
}
