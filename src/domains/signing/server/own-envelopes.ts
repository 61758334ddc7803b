import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context, UserActor } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Envelope } from '../contract.ts';
import { MOST_REMINDERS } from '../model/limits.ts';
import { appendEvent } from './chain.ts';
import { type EnvelopeRow, listRecipients, lockEnvelope, presentEnvelope, requireOwnEnvelope } from './envelope-rows.ts';
import { moveEnvelope, type SigningContext } from './move-envelope.ts';
import { askToSign } from './tell-people.ts';

const DAY_MS = 86_400_000;

/** What the caller sent to be signed, newest first. */
export async function listEnvelopes(ctx: Context): Promise<{ envelopes: Envelope[] }> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .selectFrom('envelopes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
  const recipients = await ctx.db
    .selectFrom('envelope_recipients as r')
    .innerJoin('envelopes as e', 'e.id', 'r.envelope_id')
    .selectAll('r')
    .where('e.user_id', '=', userId)
    .orderBy('r.position')
    .execute();
  const byEnvelope = Map.groupBy(recipients, (one) => one.envelope_id);
  return { envelopes: rows.map((row) => presentEnvelope(row, byEnvelope.get(row.id) ?? [])) };
}

const bySender = ({ address }: UserActor) => ({ recipientId: null, address, agent: '' });

/** Ends an envelope that not all have signed. Throws `not-found` for another's, `conflict` once all have signed. */
export async function cancelEnvelope(ctx: SigningContext, { id, reason }: { id: string; reason: string }): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await moveEnvelope(ctx, id, {
    events: [{ type: 'cancelled' }],
    act: bySender(user),
    reason,
    isDone: ({ status }) => status === 'cancelled',
  });
  return show(ctx, user, id);
}

/** Opens an expired envelope again. Throws `not-found` for another's, `conflict` for one that is not expired. */
export async function extendEnvelope(ctx: SigningContext, { id, days }: { id: string; days: number }): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await moveEnvelope(ctx, id, {
    events: [{ type: 'extended' }],
    act: bySender(user),
    expiresAt: new Date(ctx.now.getTime() + days * DAY_MS),
  });
  return show(ctx, user, id);
}

/** Sends new links to those whose turn it is. Throws `conflict` if the last mail is younger than a day. */
export async function remindSigners(ctx: SigningContext, id: string): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, id);
    if (envelope?.status !== 'pending' || envelope.expires_at <= ctx.now)
      throw new DomainError('conflict', 'Nobody is asked to sign this now.');
    const due = (await listRecipients(inner.db, id)).filter(
      ({ status, told_at: toldAt, reminders }) =>
        ['notified', 'opened', 'consented'].includes(status) &&
        reminders < MOST_REMINDERS &&
        (toldAt === null || toldAt.getTime() <= ctx.now.getTime() - DAY_MS),
    );
    if (due.length === 0)
      throw new DomainError('conflict', `Everybody was asked in the last day, or ${MOST_REMINDERS} times already.`);
    for (const recipient of due) {
      await inner.db
        .updateTable('envelope_recipients')
        .set({ reminders: recipient.reminders + 1 })
        .where('id', '=', recipient.id)
        .execute();
      await appendEvent(inner.db, id, 'reminded', { ...bySender(user), recipientId: recipient.id, at: ctx.now });
      await askToSign(inner, envelope, recipient);
    }
  });
  return show(ctx, user, id);
}

async function show(ctx: Context, { userId }: UserActor, id: string): Promise<Envelope> {
  const row = await requireOwnEnvelope(ctx.db, userId, id);
  return presentEnvelope(row, await listRecipients(ctx.db, id));
}

type Files = Context & { files: FileStore; identity: Identity };

/** The signed file. Throws `not-found` for another's, and until all have signed. */
export async function serveSignedFile(ctx: Files, id: string): Promise<Response> {
  const row = await requireOwnEnvelope(ctx.db, requireUser(ctx).userId, id);
  if (row.signed_key === null) throw new DomainError('not-found', 'There is no signed file yet.');
  return serveFile(ctx, row);
}

/** The signed file of an envelope, or before that the one to sign. Callers check who asks. */
export async function serveFile(ctx: Files, row: EnvelopeRow): Promise<Response> {
  const content = await getOpened(ctx, row.signed_key ?? row.original_key);
  if (content === undefined) throw new DomainError('not-found', 'This file is gone.');
  return answerPdf(Uint8Array.from(content), row.signed_key === null ? 'To sign.pdf' : 'Signed.pdf');
}
