import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/time-units.ts';
import type { Trx } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { getOpened } from '#platform/files/sealed-files.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { hashToken, makeToken } from '#platform/identity/random-token.ts';
import { answerPdf } from '#platform/pdf/answer-pdf.ts';
import type { Context, UserActor } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Envelope } from '../contract.ts';
import { hasFile, isAsked } from '../model/envelope.ts';
import { LINK_PAUSE_MINUTES, MOST_REMINDERS } from '../model/limits.ts';
import { hashCode } from './access-code.ts';
import { appendEvent, keepNames, readChain, tellChain } from './chain.ts';
import {
  type EnvelopeRow,
  envelopeStatus,
  listRecipients,
  lockEnvelope,
  presentEnvelope,
  type RecipientRow,
  recipientStatus,
  requireOwnEnvelope,
  showEnvelope,
} from './envelope-rows.ts';
import { moveEnvelope, type SigningContext } from './move-envelope.ts';
import { requireRoomForEnvelope } from './open-envelopes.ts';
import { checkPerson } from './send-envelope.ts';
import { askToSign, mailLinkAgain } from './tell-people.ts';

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
  const [recipients, files] = await Promise.all([
    ctx.db
      .selectFrom('envelope_recipients as r')
      .innerJoin('envelopes as e', 'e.id', 'r.envelope_id')
      .selectAll('r')
      .where('e.user_id', '=', userId)
      .orderBy('r.position')
      .execute(),
    ctx.db
      .selectFrom('envelope_files as f')
      .innerJoin('envelopes as e', 'e.id', 'f.envelope_id')
      .select(['f.envelope_id', 'f.name', 'f.page_count', 'f.sha256'])
      .where('e.user_id', '=', userId)
      .orderBy('f.position')
      .execute(),
  ]);
  const [peopleOf, filesOf] = [Map.groupBy(recipients, (one) => one.envelope_id), Map.groupBy(files, (one) => one.envelope_id)];
  return {
    envelopes: rows.map((row) =>
      presentEnvelope(row, { now: ctx.now, recipients: peopleOf.get(row.id) ?? [], files: filesOf.get(row.id) ?? [] }),
    ),
  };
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
  return showEnvelope(ctx, user.userId, id);
}

/**
 * Opens an expired envelope again. Throws `not-found` for another's, `conflict` for one that is not expired, and if too much is
 * open.
 */
export async function extendEnvelope(ctx: SigningContext, { id, days }: { id: string; days: number }): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await moveEnvelope(ctx, id, {
    events: [{ type: 'extended' }],
    act: bySender(user),
    before: ({ db }) => requireRoomForEnvelope(db, user.userId),
    expiresAt: new Date(ctx.now.getTime() + days * DAY_MS),
  });
  return showEnvelope(ctx, user.userId, id);
}

/** Days count from when a correction comes: of a repeat, they end so little later. */
const SAME_END_MS = HOUR_MS;

interface Correction {
  id: string;
  title: string;
  message: string;
  days: number;
  people: readonly { id: string; name: string; email: string }[];
}

/**
 * Corrects words and people while nobody has signed. A repeat changes nothing, and mails nobody. Throws `not-found` for another's and for nobody of it, `invalid` as sending
 * does, else `conflict`.
 */
export async function correctEnvelope(ctx: SigningContext, { id, title, message, days, people }: Correction): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  const known = new Map((await listRecipients(ctx.db, id)).map((one) => [one.id, one]));
  for (const [at, { id: personId, name, email }] of people.entries()) {
    const one = known.get(personId);
    if (one === undefined) throw new DomainError('not-found', 'There is no such person in this envelope.');
    checkPerson({ name, email, isInPerson: one.is_in_person }, `people.${at}.`);
  }
  const expiresAt = new Date(ctx.now.getTime() + days * DAY_MS);
  await moveEnvelope(ctx, id, {
    events: [{ type: 'corrected' }],
    isDone: (envelope, recipients) =>
      envelope.status === 'pending' &&
      recipients.every(({ status }) => status !== 'signed') &&
      envelope.title === title &&
      envelope.message === message &&
      Math.abs(envelope.expires_at.getTime() - expiresAt.getTime()) < SAME_END_MS &&
      people.every((one) =>
        recipients.some(({ id: known, name, to_address: email }) => known === one.id && name === one.name && email === one.email),
      ),
    act: {
      ...bySender(user),
      data: {
        people: people.map(({ name, email }) => `${name} <${email}>`).join(', '),
        ...keepNames(people.flatMap(({ id: personId }) => known.get(personId) ?? [])),
      },
    },
    expiresAt,
    change: async ({ db }) => {
      await db.updateTable('envelopes').set({ title, message }).where('id', '=', id).execute();
      for (const one of people)
        await db
          .updateTable('envelope_recipients')
          .set({ name: one.name, to_address: one.email })
          .where('id', '=', one.id)
          .execute();
    },
  });
  return showEnvelope(ctx, user.userId, id);
}

/** Sends new links to those whose turn it is. Throws `conflict` if the last mail is younger than a day. */
export async function remindSigners(ctx: SigningContext, id: string): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await transact(ctx, async (inner) => {
    const envelope = await lockEnvelope(inner.db, id);
    if (envelope?.status !== 'pending' || envelope.expires_at <= ctx.now)
      throw new DomainError('conflict', 'No one is being asked to sign this now.');
    const count = await remind(inner, envelope, { olderThanDays: 1, address: user.address });
    if (count === 0)
      throw new DomainError(
        'conflict',
        `Everyone was asked within the last day, or has been asked ${MOST_REMINDERS} times already.`,
      );
  });
  return showEnvelope(ctx, user.userId, id);
}

/** Reminds whose turn it is in a locked envelope, and says how many that were. */
export async function remind(
  ctx: SigningContext & { db: Trx },
  envelope: EnvelopeRow,
  { olderThanDays, address }: { olderThanDays: number; address: string },
): Promise<number> {
  const due = (await listRecipients(ctx.db, envelope.id)).filter(
    ({ status, told_at: toldAt, reminders, is_in_person: isInPerson }) =>
      !isInPerson &&
      isAsked(recipientStatus(status)) &&
      reminders < MOST_REMINDERS &&
      (toldAt === null || toldAt.getTime() <= ctx.now.getTime() - olderThanDays * DAY_MS),
  );
  for (const recipient of due) {
    await ctx.db
      .updateTable('envelope_recipients')
      .set({ reminders: recipient.reminders + 1 })
      .where('id', '=', recipient.id)
      .execute();
    await appendEvent(ctx.db, envelope.id, 'reminded', { recipientId: recipient.id, address, agent: '', at: ctx.now });
    await askToSign(ctx, envelope, recipient, { isReminder: true });
  }
  return due.length;
}

interface OnePerson {
  id: string;
  recipientId: string;
}

/** One recipient of the caller's envelope, which is locked and has a file to sign or to keep. Throws `not-found` and `conflict`. */
async function requireRecipientWithFile(
  ctx: Context & { db: Trx },
  { id, recipientId }: OnePerson,
): Promise<{ envelope: EnvelopeRow; recipient: RecipientRow }> {
  const envelope = await lockEnvelope(ctx.db, id);
  const recipient = (await listRecipients(ctx.db, id)).find((one) => one.id === recipientId);
  if (envelope === undefined || recipient === undefined)
    throw new DomainError('not-found', 'This person isn’t part of this envelope.');
  const isOver = envelope.status === 'pending' && envelope.expires_at <= ctx.now;
  if (isOver || !hasFile(envelopeStatus(envelope.status)))
    throw new DomainError('conflict', 'It ended before everyone signed, so there is no file for anyone.');
  return { envelope, recipient };
}

/** The same while people are asked to sign it. */
async function requireOpenRecipient(ctx: Context & { db: Trx }, one: OnePerson) {
  const found = await requireRecipientWithFile(ctx, one);
  if (found.envelope.status !== 'pending') throw new DomainError('conflict', 'No one is being asked to sign this now.');
  return found;
}

/**
 * Gives somebody a new access code, and a new link where one is open to them, also once they, or all, have signed. Throws
 * `conflict` for who never had a code.
 */
export async function unlockRecipient(
  ctx: SigningContext & { identity: Identity },
  { id, recipientId, code }: OnePerson & { code: string },
): Promise<Envelope> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await transact(ctx, async (inner) => {
    const { envelope, recipient } = await requireRecipientWithFile(inner, { id, recipientId });
    if (recipient.code_hash === null) throw new DomainError('conflict', 'This person doesn’t need a code.');
    await inner.db
      .updateTable('envelope_recipients')
      .set({ code_hash: hashCode(ctx.identity, recipientId, code), wrong_codes: 0, proof_hash: null })
      .where('id', '=', recipientId)
      .execute();
    await appendEvent(inner.db, id, 'new code', { ...bySender(user), recipientId, at: ctx.now });
    await mailLinkAgain(inner, envelope, recipient);
  });
  return showEnvelope(ctx, user.userId, id);
}

/**
 * Mails somebody who has signed, or anybody once all have, a new link to the file. Throws `conflict` for who is asked by
 * reminders or has no address, and soon after the last mail; `forbidden` for demonstration people.
 */
export async function sendLink(ctx: SigningContext, { id, recipientId }: OnePerson): Promise<Envelope> {
  const user = requireUser(ctx);
  if (user.isDemo) throw new DomainError('forbidden', 'Demo people don’t send email. Download the signed file here instead.');
  await requireOwnEnvelope(ctx.db, user.userId, id);
  await transact(ctx, async (inner) => {
    const { envelope, recipient } = await requireRecipientWithFile(inner, { id, recipientId });
    if (envelope.status === 'pending' && isAsked(recipientStatus(recipient.status)))
      throw new DomainError('conflict', 'This person is asked to sign: send a reminder.');
    if (recipient.told_at !== null && recipient.told_at.getTime() > ctx.now.getTime() - LINK_PAUSE_MINUTES * MINUTE_MS)
      throw new DomainError('conflict', `An email went out just now. Wait ${LINK_PAUSE_MINUTES} minutes before the next one.`);
    await appendEvent(inner.db, id, 'link sent', { ...bySender(user), recipientId, at: ctx.now });
    if (!(await mailLinkAgain(inner, envelope, recipient))) throw new DomainError('conflict', 'No link goes to this person now.');
  });
  return showEnvelope(ctx, user.userId, id);
}

/** A link to hand over to somebody who signs on the caller's device. Throws `conflict` for others, and out of turn. */
export async function signInPerson(
  ctx: SigningContext,
  { id, recipientId }: { id: string; recipientId: string },
): Promise<{ path: string }> {
  const user = requireUser(ctx);
  await requireOwnEnvelope(ctx.db, user.userId, id);
  return transact(ctx, async (inner) => {
    const { recipient, envelope } = await requireOpenRecipient(inner, { id, recipientId });
    if (!recipient.is_in_person) throw new DomainError('conflict', 'This person signs by the link in their mail.');
    if (!isAsked(recipientStatus(recipient.status))) throw new DomainError('conflict', 'It isn’t this person’s turn yet.');
    return { path: await openInPerson(inner, envelope, recipient) };
  });
}

/** The page of somebody who signs on the caller's device now; an earlier one of theirs ends. Callers check whose turn it is. */
export async function openInPerson(
  ctx: SigningContext & { db: Trx },
  envelope: EnvelopeRow,
  { id: recipientId }: Pick<RecipientRow, 'id'>,
): Promise<string> {
  const token = makeToken();
  await ctx.db
    .updateTable('envelope_recipients')
    .set({ token_hash: hashToken(token), told_at: ctx.now })
    .where('id', '=', recipientId)
    .execute();
  await appendEvent(ctx.db, envelope.id, 'hosted', {
    ...bySender(requireUser(ctx)),
    recipientId,
    at: ctx.now,
    data: { host: envelope.sender_name },
  });
  return `/shared/sign/${token}`;
}

/** The chain of an envelope. Throws `not-found` for another's. */
export async function listEnvelopeEvents(ctx: Context, id: string) {
  const envelope = await requireOwnEnvelope(ctx.db, requireUser(ctx).userId, id);
  const [recipients, chain] = await Promise.all([listRecipients(ctx.db, id), readChain(ctx.db, id)]);
  return { events: tellChain(chain, { recipients, sender: envelope.sender_name }) };
}

type Files = Context & { files: FileStore; identity: Identity };

/** The signed file. Throws `not-found` for another's, and until all have signed. */
export async function serveSignedFile(ctx: Files, id: string): Promise<Response> {
  return serveSealed(ctx, await requireOwnEnvelope(ctx.db, requireUser(ctx).userId, id));
}

/** The signed file of an envelope. Callers check who asks. Throws `not-found` until it is sealed. */
export async function serveSealed(ctx: Files, { signed_key: key }: Pick<EnvelopeRow, 'signed_key'>): Promise<Response> {
  if (key === null) throw new DomainError('not-found', 'There’s no signed file yet.');
  return servePdf(ctx, key, 'Signed.pdf');
}

/** A PDF as it was kept. Callers check who asks. */
export async function servePdf(ctx: Files, key: string, name: string): Promise<Response> {
  const content = await getOpened(ctx, key);
  if (content === undefined) throw new DomainError('not-found', 'This file is gone.');
  return answerPdf(Uint8Array.from(content), name);
}
