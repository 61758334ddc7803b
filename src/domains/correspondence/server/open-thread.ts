import { sql } from 'kysely';
import type { ReactElement } from 'react';
import { deliveryFor, tell } from '#domains/notifications/server/index.ts';
import { findOrCreateSubject, type OwnedSubject } from '#domains/subjects/server/index.ts';
import { type BuyingTime, CONTACT_CONSENT, DELIVERIES, type Delivery } from '#lib/contact-words.ts';
import type { Db } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import type { Context } from '#platform/verb/context.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import { assignToContact } from './desks.ts';
import type { LinkedKind } from '../model/thread-kinds.ts';
import { isSilenced, type LetterContext, tellAnswerers } from './answerers.ts';
import { insertMessage } from './messages.ts';
import { keepReplyLink, type ReplyLink } from './reply-links.ts';

/** Who writes first. */
interface SenderForm {
  idempotencyKey: string;
  name: string;
  email: string;
  phone?: string | undefined;
  mayCall: boolean;
  preApproval?: 'yes' | 'no' | undefined;
  buysWhen?: BuyingTime | undefined;
}

interface Words {
  title: string;
  body: ReactElement;
}

interface SentForm {
  kind: LinkedKind;
  /** Of the page that the form stood on. */
  path: string;
  form: SenderForm;
}

interface NewThread extends SentForm {
  about: OwnedSubject;
  /** May be empty. */
  message: string;
  recipient: { name: string; address: string | null };
  /** The link in the recipient's mail. */
  link: ReplyLink;
  /** The link in the sender's copy, if they may manage it by one. */
  ownLink?: ReplyLink | undefined;
  mail: Words;
  copy: Words;
}

/** Text for the sender. */
export interface Sent {
  sentTo: string;
  delivery: Delivery;
}

/** The answer that a form got before; undefined for a new one. Throws `conflict` where its key belongs to another. */
export async function findSent(db: Db, { kind, path, form }: SentForm): Promise<Sent | undefined> {
  const { rows } = await sql<{ kind: string; path: string | null; sentTo: string; delivery: string | null }>`
    select t.kind, p.consent ->> 'path' as path, r.name as "sentTo",
      (select m.delivery from messages m where m.party_id = p.id order by m.id limit 1) as delivery
    from threads t join parties p on p.id = t.begun_by join parties r on r.thread_id = t.id and r.side = 'recipient'
    where t.public_id = ${form.idempotencyKey}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.kind !== kind || row.path !== path) throw alreadySent();
  return { sentTo: row.sentTo, delivery: DELIVERIES.find((known) => known === row.delivery) ?? 'mailed' };
}

/**
 * Begins a thread within the caller's transaction: mails its first message to the recipient, and a copy to the sender. The id
 * of the thread is undefined where the same form came twice at once, which is answered alike.
 */
export async function openThread(ctx: LetterContext, thread: NewThread): Promise<Sent & { threadId: number | undefined }> {
  const { kind, form, recipient, mail, copy } = thread;
  const delivery = deliveryFor(ctx, recipient.address);
  const threadId = await insertThread(ctx, thread, delivery);
  const sent = { sentTo: recipient.name, delivery };
  if (threadId === undefined) return { ...((await findSent(ctx.db, thread)) ?? sent), threadId };
  await assignToContact(ctx, { id: threadId, about: thread.about });
  const dedupeKey = `${kind}-${form.idempotencyKey}`;
  // Who is blocked gets the same answer and the same copy.
  if (!(await isSilenced(ctx.db, threadId))) {
    await tell(ctx, {
      to: { address: recipient.address },
      title: mail.title,
      mail: { replyTo: form.email, body: mail.body, dedupeKey },
    });
    await tellAnswerers(ctx, {
      thread: { publicId: form.idempotencyKey, kind, about: thread.about },
      title: `${form.name}: ${mail.title}`,
      body: thread.message === '' ? `${form.name} wrote no words with it.` : thread.message,
      mailed: recipient.address,
      key: dedupeKey,
    });
  }
  await tell(ctx, {
    to: { address: form.email },
    title: copy.title,
    mail: { body: copy.body, dedupeKey: `${kind}-copy-${form.idempotencyKey}` },
  });
  return { ...sent, threadId };
}

async function insertThread(
  ctx: Context,
  { kind, path, form, about, message, recipient, link, ownLink }: NewThread,
  delivery: Delivery,
): Promise<number | undefined> {
  const { db, now, actor } = ctx;
  const thread = await db
    .insertInto('threads')
    .values({
      public_id: form.idempotencyKey,
      kind,
      about_id: await findOrCreateSubject(db, about),
      status_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('public_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (thread === undefined) return undefined;
  const consent = { version: CONTACT_CONSENT.version, call: form.mayCall, path, at: now.toISOString() };
  const sender = await db
    .insertInto('parties')
    .values({
      thread_id: thread.id,
      side: 'sender',
      user_id: userIdOf(ctx),
      email: form.email,
      name: form.name,
      phone: form.phone ?? null,
      may_call: form.mayCall,
      is_pre_approved: form.preApproval === undefined ? null : form.preApproval === 'yes',
      buys_when: form.buysWhen ?? null,
      consent: JSON.stringify(consent),
      seen_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Messages of demo people reach nobody.
  const address = actor.kind === 'user' && actor.isDemo ? null : recipient.address;
  const other = await db
    .insertInto('parties')
    .values({ thread_id: thread.id, side: 'recipient', email: address, name: recipient.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('threads').set({ begun_by: sender.id }).where('id', '=', thread.id).execute();
  const isNew = await insertMessage(db, {
    publicId: form.idempotencyKey,
    thread,
    party: sender,
    message,
    delivery,
    at: now,
  });
  if (isNew === undefined) throw alreadySent();
  await keepReplyLink(ctx, other, link);
  if (ownLink !== undefined) await keepReplyLink(ctx, sender, ownLink);
  return thread.id;
}
