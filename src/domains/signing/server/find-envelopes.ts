import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { type EnvelopeStatus, isAsked } from '../model/envelope.ts';
import { envelopeStatus, findEnvelope, recipientStatus } from './envelope-rows.ts';
import { moveEnvelope, type SigningContext } from './move-envelope.ts';
import { serveSealed } from './own-envelopes.ts';

/** Where an envelope stands, as the domain that sent it shows it; people in the order in which they were named. */
export interface StandingEnvelope {
  id: string;
  status: EnvelopeStatus;
  people: { id: string; name: string; address: string; signedAt: Date | null; isAsked: boolean }[];
}

/** By id; envelopes that are gone are missing. Callers check who asks. */
export async function findEnvelopes(
  { db, now }: Pick<Context, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, StandingEnvelope>> {
  if (ids.length === 0) return new Map();
  const [envelopes, people] = await Promise.all([
    db.selectFrom('envelopes').select(['id', 'status', 'expires_at']).where('id', 'in', ids).execute(),
    db
      .selectFrom('envelope_recipients')
      .select(['id', 'envelope_id', 'name', 'to_address', 'status', 'signed_at'])
      .where('envelope_id', 'in', ids)
      .orderBy('position')
      .execute(),
  ]);
  const peopleOf = Map.groupBy(people, (one) => one.envelope_id);
  return new Map(
    envelopes.map(({ id, status, expires_at }) => {
      const isOver = status === 'pending' && expires_at <= now;
      return [
        id,
        {
          id,
          status: isOver ? 'expired' : envelopeStatus(status),
          people: (peopleOf.get(id) ?? []).map((one) => ({
            id: one.id,
            name: one.name,
            address: one.to_address,
            signedAt: one.signed_at,
            isAsked: status === 'pending' && !isOver && isAsked(recipientStatus(one.status)),
          })),
        },
      ];
    }),
  );
}

/** The signed file of an envelope. Callers check who asks. Throws `not-found` until it is sealed. */
export async function serveEnvelope(ctx: Context & { files: FileStore; identity: Identity }, id: string): Promise<Response> {
  const envelope = await findEnvelope(ctx.db, id);
  if (envelope === undefined) throw new DomainError('not-found', 'There’s no signed file yet.');
  return serveSealed(ctx, envelope);
}

/** Ends an envelope whose reason is gone, where not all have signed; what all have signed stays. Callers check who asks. */
export async function endEnvelope(ctx: SigningContext, { id, reason }: { id: string; reason: string }): Promise<void> {
  if ((await findEnvelopes(ctx, [id])).get(id)?.status !== 'pending') return;
  await moveEnvelope(ctx, id, {
    events: [{ type: 'cancelled' }],
    act: { recipientId: null, address: ctx.actor.kind === 'system' ? '' : ctx.actor.address, agent: '' },
    reason,
    isDone: ({ status }) => status !== 'pending',
  });
}
