import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ToSign } from '../contract.ts';
import { SIGNING_CONSENT } from '../model/consent.ts';
import type { Signature } from '../model/signature.ts';
import {
  envelopeStatus,
  findEnvelope,
  listRecipients,
  type RecipientRow,
  recipientStatus,
  requireLinked,
} from './envelope-rows.ts';
import { moveEnvelope, type SigningContext } from './move-envelope.ts';
import { serveFile } from './own-envelopes.ts';

/** What a link asks to sign. Reads alone: whoever scans mail opens links too. */
export async function getToSign(ctx: Context, token: string): Promise<ToSign> {
  return present(ctx, await requireLinked(ctx.db, token));
}

async function present({ db, now }: Context, me: RecipientRow): Promise<ToSign> {
  const envelope = await findEnvelope(db, me.envelope_id);
  if (envelope === undefined) throw new DomainError('not-found', 'This link has ended or never was.');
  const recipients = await listRecipients(db, envelope.id);
  const mine = recipients.find(({ id }) => id === me.id) ?? me;
  // The job that ends it may not have come by yet.
  const isOver = envelope.status === 'pending' && envelope.expires_at <= now;
  return {
    title: envelope.title,
    message: envelope.message,
    senderName: envelope.sender_name,
    documentName: envelope.document_name,
    pageCount: envelope.page_count,
    sha256: envelope.original_sha256,
    status: isOver ? 'expired' : envelopeStatus(envelope.status),
    name: mine.name,
    myStatus: recipientStatus(mine.status),
    others: recipients.filter(({ id }) => id !== me.id).map(({ name, status }) => ({ name, status: recipientStatus(status) })),
    expiresAt: envelope.expires_at.toISOString(),
    reason: envelope.reason,
  };
}

/** The file to sign, or the signed one once all have. An envelope that ended without shows none. */
export async function serveFileToSign(ctx: Context & { files: FileStore; identity: Identity }, token: string): Promise<Response> {
  const me = await requireLinked(ctx.db, token);
  const envelope = await findEnvelope(ctx.db, me.envelope_id);
  if (envelope === undefined || !['pending', 'sealing', 'completed'].includes(envelope.status))
    throw new DomainError('not-found', 'Nothing is left to sign here.');
  return serveFile(ctx, envelope);
}

type Caller = SigningContext & { identity: Identity };

/** From where and with what somebody acts. */
function actOf(ctx: Context, me: RecipientRow, request: Request) {
  const address = ctx.actor.kind === 'system' ? '' : ctx.actor.address;
  return { recipientId: me.id, address, agent: (request.headers.get('user-agent') ?? '').slice(0, 300) };
}

/** Agrees to sign electronically. Throws `conflict` if it is not this person's turn. */
export async function consentToSign(ctx: Caller, { token, request }: { token: string; request: Request }): Promise<ToSign> {
  const me = await requireLinked(ctx.db, token);
  await moveEnvelope(ctx, me.envelope_id, {
    events: [
      { type: 'opened', recipientId: me.id },
      { type: 'consented', recipientId: me.id },
    ],
    act: { ...actOf(ctx, me, request), data: { consent: SIGNING_CONSENT.version } },
    isDone: (_envelope, recipients) =>
      recipients.some(({ id, status }) => id === me.id && ['consented', 'signed'].includes(status)),
  });
  return present(ctx, me);
}

/** Signs, once. Throws `conflict` without consent, and where something else ended it first. */
export async function signDocument(
  ctx: Caller,
  { token, signature, request }: { token: string; signature: Signature; request: Request },
): Promise<ToSign> {
  const me = await requireLinked(ctx.db, token);
  await moveEnvelope(ctx, me.envelope_id, {
    events: [{ type: 'signed', recipientId: me.id }],
    act: { ...actOf(ctx, me, request), data: { mark: signature.kind } },
    facts: { signed_at: ctx.now, sealed_signature: ctx.identity.seal(Buffer.from(JSON.stringify(signature))) },
    isDone: (_envelope, recipients) => recipients.some(({ id, status }) => id === me.id && status === 'signed'),
  });
  return present(ctx, me);
}

/** Declines, which ends the envelope. Throws `conflict` once this person has signed. */
export async function declineToSign(
  ctx: Caller,
  { token, reason, request }: { token: string; reason: string; request: Request },
): Promise<ToSign> {
  const me = await requireLinked(ctx.db, token);
  await moveEnvelope(ctx, me.envelope_id, {
    events: [{ type: 'declined', recipientId: me.id }],
    act: actOf(ctx, me, request),
    reason,
    isDone: (_envelope, recipients) => recipients.some(({ id, status }) => id === me.id && status === 'rejected'),
  });
  return present(ctx, me);
}
