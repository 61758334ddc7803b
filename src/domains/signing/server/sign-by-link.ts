import { createHash } from 'node:crypto';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import type { ToSign } from '../contract/by-link.ts';
import { type Answers, faultsOf, inOrder, NO_ANSWERS } from '../model/answers.ts';
import { SIGNING_CONSENT } from '../model/signing-consent.ts';
import { hasFile } from '../model/envelope.ts';
import { mayOpen, proveCode, requireCode } from './access-code.ts';
import { actOf } from './chain.ts';
import { cleanAnswers } from './clean-answers.ts';
import {
  type EnvelopeRow,
  envelopeStatus,
  fieldsOf,
  findEnvelope,
  isLocked,
  listFiles,
  listRecipients,
  lockEnvelope,
  openAnswers,
  recipientRole,
  type RecipientRow,
  recipientStatus,
  requireLinked,
  sealAnswers,
} from './envelope-rows.ts';
import { moveEnvelope, type SigningContext } from './move-envelope.ts';
import { servePdf, serveSealed } from './own-envelopes.ts';
import { checkPerson } from './send-envelope.ts';
import { isPaused, requireSenderActive } from './sender.ts';
import { tellSender } from './tell-people.ts';

type Guest = Context & { identity: Identity };
type Caller = SigningContext & { identity: Identity };
interface Asked {
  token: string;
  request: Request;
}

/** What a link asks to sign. Reads alone: whoever scans mail opens links too. */
export async function getToSign(ctx: Guest, { token, request }: Asked): Promise<ToSign> {
  return present(ctx, await requireLinked(ctx.db, token), request);
}

async function requireEnvelope({ db }: Pick<Context, 'db'>, { envelope_id: id }: RecipientRow): Promise<EnvelopeRow> {
  const envelope = await findEnvelope(db, id);
  if (envelope === undefined) throw new DomainError('not-found', 'This link has expired or never existed.');
  return envelope;
}

async function present(ctx: Guest, me: RecipientRow, request: Request, hasProof = false): Promise<ToSign> {
  const { db, now } = ctx;
  const envelope = await requireEnvelope(ctx, me);
  const [recipients, files] = await Promise.all([listRecipients(db, envelope.id), listFiles(db, envelope.id)]);
  const mine = recipients.find(({ id }) => id === me.id) ?? me;
  const place = recipients.indexOf(mine);
  // The job that ends it may not have come by yet.
  const isOver = envelope.status === 'pending' && envelope.expires_at <= now;
  const isWaiting = !isOver && (await isPaused(db, envelope));
  const isOpen = hasProof || mayOpen(mine, { request, now });
  return {
    needsCode: !isOpen,
    isLocked: mine.code_hash !== null && isLocked(mine),
    title: envelope.title,
    senderName: envelope.sender_name,
    status: isOver ? 'expired' : envelopeStatus(envelope.status),
    name: mine.name,
    role: recipientRole(mine.role),
    myStatus: recipientStatus(mine.status),
    isInPerson: mine.is_in_person,
    hasAddress: mine.to_address !== '',
    canReassign: envelope.can_reassign && !mine.was_reassigned && !mine.is_in_person,
    expiresAt: envelope.expires_at.toISOString(),
    isPaused: isWaiting,
    ...(isOpen && !isWaiting
      ? {
          message: envelope.message,
          senderEmail: envelope.sender_address,
          documents: files.map(({ name, page_count: pageCount, sha256 }) => ({ name, pageCount, sha256 })),
          others: recipients.flatMap(({ id, name, role, status }) =>
            id === me.id ? [] : [{ name, role: recipientRole(role), status: recipientStatus(status) }],
          ),
          fields: inOrder(fieldsOf(envelope).filter((field) => field.recipient === place)),
          answers: mine.status === 'consented' ? openAnswers(ctx.identity, mine.sealed_answers) : NO_ANSWERS,
          reason: envelope.reason,
        }
      : { message: '', senderEmail: '', documents: [], others: [], fields: [], answers: NO_ANSWERS, reason: '' }),
  };
}

type Files = Guest & { files: FileStore };

/** One of the documents to sign. An envelope that ended without all signatures shows none. */
export async function serveFileToSign(ctx: Files, { token, file, request }: Asked & { file: number }): Promise<Response> {
  const me = await requireLinked(ctx.db, token);
  requireCode(me, { request, now: ctx.now });
  const envelope = await requireEnvelope(ctx, me);
  const row = (await listFiles(ctx.db, envelope.id))[file];
  if (row === undefined || !hasFile(envelopeStatus(envelope.status)))
    throw new DomainError('not-found', 'There’s nothing left to sign here.');
  await requireSenderActive(ctx.db, envelope);
  return servePdf(ctx, row.file_key, 'To sign.pdf');
}

/** The signed file. Throws `not-found` until all have signed. */
export async function serveSignedByLink(ctx: Files, { token, request }: Asked): Promise<Response> {
  const me = await requireLinked(ctx.db, token);
  requireCode(me, { request, now: ctx.now });
  return serveSealed(ctx, await requireEnvelope(ctx, me));
}

/** Gives the access code; the answer carries the cookie that proves it. Throws as {@link proveCode}. */
export async function giveCode(ctx: Caller, { token, code, request }: Asked & { code: string }) {
  const me = await requireLinked(ctx.db, token);
  const cookie = await proveCode(ctx, me, { code, request });
  return { answer: await present(ctx, me, request, true), cookie };
}

/** Whom a link lets in who may act. Throws `not-found`, and `forbidden` without the access code. */
async function requireGuest(ctx: Context, { token, request }: Asked): Promise<RecipientRow> {
  const me = await requireLinked(ctx.db, token);
  requireCode(me, { request, now: ctx.now });
  return me;
}

/** A link is replaced by each newer mail, also between the look at it and the lock. */
const stillLinked = (me: RecipientRow) => (_envelope: EnvelopeRow, recipients: readonly RecipientRow[]) => {
  const now = recipients.find(({ id }) => id === me.id);
  if (now?.token_hash == null || me.token_hash === null || !now.token_hash.equals(me.token_hash))
    throw new DomainError('not-found', 'This link has expired. If you have a newer email, use its link.');
};

/** Agrees to sign electronically. Throws `conflict` if it is not this person's turn. */
export async function consentToSign(ctx: Caller, asked: Asked): Promise<ToSign> {
  const me = await requireGuest(ctx, asked);
  await moveEnvelope(ctx, me.envelope_id, {
    events: [
      { type: 'opened', recipientId: me.id },
      { type: 'consented', recipientId: me.id },
    ],
    act: { ...actOf(ctx, me.id, asked.request), data: { consent: SIGNING_CONSENT.version } },
    check: stillLinked(me),
    isDone: (_envelope, recipients) =>
      recipients.some(({ id, status }) => id === me.id && ['consented', 'signed'].includes(status)),
  });
  return present(ctx, me, asked.request);
}

/** Keeps what somebody filled in so far. Throws `conflict` before the consent and after the signature. */
export async function saveAnswers(ctx: Caller, { answers, ...asked }: Asked & { answers: Answers }): Promise<void> {
  const me = await requireGuest(ctx, asked);
  await transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, me.envelope_id);
    const recipients = await listRecipients(inner.db, me.envelope_id);
    const now = recipients.find(({ id }) => id === me.id);
    if (envelope === undefined) throw new DomainError('not-found', 'This link has expired or never existed.');
    stillLinked(me)(envelope, recipients);
    await requireSenderActive(inner.db, envelope);
    if (envelope.status !== 'pending' || envelope.expires_at <= ctx.now || now?.status !== 'consented')
      throw new DomainError('conflict', 'This can’t be filled in anymore. Reload the page.');
    await inner.db
      .updateTable('envelope_recipients')
      .set({ sealed_answers: sealAnswers(ctx.identity, answers) })
      .where('id', '=', me.id)
      .execute();
  });
}

/**
 * Signs or approves, once. Throws `invalid` for fields that are not filled in, and `conflict` without consent and where something
 * else ended it first.
 */
export async function signDocument(ctx: Caller, { answers: given, ...asked }: Asked & { answers: Answers }): Promise<ToSign> {
  const me = await requireGuest(ctx, asked);
  const envelope = await requireEnvelope(ctx, me);
  const place = (await listRecipients(ctx.db, envelope.id)).findIndex(({ id }) => id === me.id);
  const fields = fieldsOf(envelope).filter((field) => field.recipient === place);
  const needsSignature = me.role === 'signer';
  const faults = faultsOf(given, { fields, needsSignature, now: ctx.now });
  // Whoever has signed is answered as the first time, whatever comes now.
  const answers = me.status === 'signed' ? given : await cleanAnswers(given, { fields, faults, needsSignature });
  await moveEnvelope(ctx, me.envelope_id, {
    events: [{ type: 'signed', recipientId: me.id }],
    act: {
      ...actOf(ctx, me.id, asked.request),
      data: {
        mark: answers.signature?.kind ?? 'approval',
        answers: createHash('sha256').update(JSON.stringify(answers)).digest('hex'),
        // A later mail leads to the file alone, and says nothing of how it was signed.
        ...(me.told_at === null ? {} : { linkSentAt: me.told_at.toISOString() }),
      },
    },
    check: stillLinked(me),
    facts: { signed_at: ctx.now, sealed_answers: sealAnswers(ctx.identity, answers) },
    isDone: (_envelope, recipients) => recipients.some(({ id, status }) => id === me.id && status === 'signed'),
  });
  return present(ctx, me, asked.request);
}

/** Declines, which ends the envelope. Throws `conflict` once this person has signed. */
export async function declineToSign(ctx: Caller, { reason, ...asked }: Asked & { reason: string }): Promise<ToSign> {
  const me = await requireGuest(ctx, asked);
  await moveEnvelope(ctx, me.envelope_id, {
    events: [{ type: 'declined', recipientId: me.id }],
    act: actOf(ctx, me.id, asked.request),
    reason,
    check: stillLinked(me),
    isDone: (_envelope, recipients) => recipients.some(({ id, status }) => id === me.id && status === 'rejected'),
  });
  return present(ctx, me, asked.request);
}

/**
 * Passes it on to somebody else, whose link replaces this one. Throws `forbidden` where the sender does not allow it, and
 * `invalid` for people who are part of the envelope already.
 */
export async function passOn(ctx: Caller, { name, email, ...asked }: Asked & { name: string; email: string }): Promise<void> {
  const me = await requireGuest(ctx, asked);
  checkPerson({ name, email, isInPerson: false });
  await moveEnvelope(ctx, me.envelope_id, {
    events: [{ type: 'reassigned', recipientId: me.id }],
    act: {
      ...actOf(ctx, me.id, asked.request),
      data: { fromName: me.name, fromEmail: me.to_address, toName: name, toEmail: email },
    },
    check: (envelope, recipients) => {
      stillLinked(me)(envelope, recipients);
      if (!envelope.can_reassign || me.was_reassigned || me.is_in_person)
        throw new DomainError('forbidden', 'This can’t be handed off. Ask the sender to correct it.');
      const taken = [envelope.sender_address, ...recipients.map((one) => one.to_address)].map((one) => one.toLowerCase());
      if (taken.includes(email.toLowerCase()))
        throw new DomainError('invalid', 'This person is already part of it.', {
          fields: { email: 'This person is already part of it: choose someone else' },
        });
    },
    change: async (inner) => {
      await inner.db
        .updateTable('envelope_recipients')
        .set({ name, to_address: email, was_reassigned: true, reminders: 0 })
        .where('id', '=', me.id)
        .execute();
      const envelope = await requireEnvelope(inner, me);
      const code = me.code_hash === null ? '' : ' They need the access code: tell them, or give them a new one.';
      const title = `${me.name} passed it on: ${envelope.title}`;
      await tellSender(inner, envelope, title, `${name} (${email}) is asked to sign instead.${code}`);
    },
  });
}
