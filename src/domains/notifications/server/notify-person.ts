import type { Db } from '#platform/db/database.ts';
import { announce } from '#platform/realtime/realtime-hub.ts';
import type { NotificationTopic } from '../contract.ts';
import { findRefusals, wants } from './preferences.ts';

export interface NotificationToWrite {
  userId: string;
  topic: NotificationTopic;
  title: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
}

/** Tells a person within the caller's transaction: it is kept, and their open pages hear of it at the commit. */
export async function notifyPerson(db: Db, now: Date, note: NotificationToWrite): Promise<void> {
  const { userId, topic, title, body, href } = note;
  const row = await db
    .insertInto('notifications')
    .values({ user_id: userId, topic, title: title.slice(0, 300), body: body.slice(0, 1000), href, created_at: now })
    .returning(['public_id', 'title', 'body'])
    .executeTakeFirstOrThrow();
  await announce(db, { userId, notificationId: row.public_id, topic, title: row.title, body: row.body, href });
}

/** As {@link notifyPerson}, unless they do not want to hear of the topic here. */
export async function notifyIfWanted(db: Db, now: Date, note: NotificationToWrite): Promise<void> {
  if (wants(await findRefusals(db, [note.userId]), note.userId, note.topic, 'in-app')) await notifyPerson(db, now, note);
}

/** Whether a person wants mail of a topic. */
export async function wantsMail(db: Db, userId: string, topic: NotificationTopic): Promise<boolean> {
  return wants(await findRefusals(db, [userId]), userId, topic, 'email');
}
