import { sql } from 'kysely';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { makeToken } from '#platform/identity/random-token.ts';
import { TOPIC_NAMES, type MailSubscription, type NotificationTopic } from '../contract.ts';

interface NewSubscription {
  /** Null for people without an account. */
  userId: string | null;
  address: string;
  topic: NotificationTopic;
  /** Which of several of the topic, such as a saved search; empty for mail about several. */
  subjectKey: string;
  /** What the unsubscribe page calls it. */
  label: string;
}

/** The subscription that a mail belongs to, which its reader may stop with one click (RFC 8058); one is made where there is none. */
export async function openSubscription(
  db: Db,
  now: Date,
  { userId, address, topic, subjectKey, label }: NewSubscription,
): Promise<{ token: string; isStopped: boolean }> {
  const { rows } = await sql<{ token: string; stopped_at: Date | null }>`
    insert into mail_subscriptions (token, user_id, address, topic, subject_key, label, created_at)
    values (${makeToken()}, ${userId}, ${address}, ${topic}, ${subjectKey}, ${label}, ${now})
    on conflict (lower(address), topic, subject_key) do update set label = excluded.label, user_id = coalesce(excluded.user_id, mail_subscriptions.user_id)
    returning token, (
      -- Stopping all mail of a topic stops each of it.
      select min(s.stopped_at) from mail_subscriptions s
      where lower(s.address) = lower(${address}) and s.topic = ${topic} and s.subject_key in ('', ${subjectKey})) as stopped_at`.execute(
    db,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('an upsert returns its row');
  return { token: row.token, isStopped: row.stopped_at !== null };
}

/** Keys of what an address has stopped by link, of one topic; the empty key stands for all of it. */
export async function findStoppedMail(db: Db, address: string, topic: NotificationTopic): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mail_subscriptions')
    .select('subject_key')
    .where(sql<boolean>`lower(address) = lower(${address})`)
    .where('topic', '=', topic)
    .where('stopped_at', 'is not', null)
    .execute();
  return new Set(rows.map((row) => row.subject_key));
}

/** The addresses, in small letters, that have stopped the mails of one topic under a key. */
export async function findStoppedAddresses(db: Db, topic: NotificationTopic, subjectKey: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mail_subscriptions')
    .select(sql<string>`lower(address)`.as('address'))
    .where('topic', '=', topic)
    .where('subject_key', '=', subjectKey)
    .where('stopped_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ address }) => address));
}

/** Resumes mail that somebody had stopped by link. */
export async function restartMail(db: Db, address: string, topic: NotificationTopic, subjectKey: string): Promise<void> {
  await db
    .updateTable('mail_subscriptions')
    .set({ stopped_at: null })
    .where(sql<boolean>`lower(address) = lower(${address})`)
    .where('topic', '=', topic)
    .where('subject_key', 'in', ['', subjectKey])
    .execute();
}

/** What a link stops. Whoever has the link may see it: it came by mail. */
export async function getMailSubscription(ctx: Context, token: string): Promise<MailSubscription> {
  const row = await ctx.db.selectFrom('mail_subscriptions').selectAll().where('token', '=', token).executeTakeFirst();
  const topic = TOPIC_NAMES.find((known) => known === row?.topic);
  if (row === undefined || topic === undefined)
    throw new DomainError('not-found', 'We don’t recognize this link. Open it again from your newest email.');
  return { topic, label: row.label, address: hideAddress(row.address), isStopped: row.stopped_at !== null };
}

/** Stops or resumes mail. Doing it twice changes nothing. */
export async function changeMailSubscription(
  ctx: Context,
  { token, isStopped }: { token: string; isStopped: boolean },
): Promise<MailSubscription> {
  await ctx.db
    .updateTable('mail_subscriptions')
    .set({ stopped_at: isStopped ? sql<Date>`coalesce(stopped_at, ${ctx.now})` : null })
    .where('token', '=', token)
    .execute();
  return getMailSubscription(ctx, token);
}

function hideAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}…@${domain}`;
}
