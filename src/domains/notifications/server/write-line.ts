import type { Db } from '#platform/db/database.ts';
import { announce } from '#platform/realtime/realtime-hub.ts';
import type { NotificationTopic } from '../contract.ts';

export interface LineToWrite {
  userId: string;
  topic: NotificationTopic;
  title: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
  /** Written as read, and shown on no open page. */
  isQuiet?: boolean;
}

const STAYS_NEWS_MS = 3_600_000;

/** What happened longer ago, as in the past of a demo person, is no news. */
export function isNews(now: Date): boolean {
  return Date.now() - now.getTime() <= STAYS_NEWS_MS;
}

/**
 * Writes a line within the caller's transaction: it is kept, and the person's open pages hear of it at the commit if it tells of
 * what happens now.
 */
export async function writeLine(db: Db, now: Date, line: LineToWrite): Promise<void> {
  const { userId, topic, title, body, href, isQuiet = false } = line;
  const row = await db
    .insertInto('notifications')
    .values({
      user_id: userId,
      topic,
      title: title.slice(0, 300),
      body: body.slice(0, 1000),
      href,
      created_at: now,
      read_at: isQuiet ? now : null,
    })
    .returning(['public_id', 'title', 'body'])
    .executeTakeFirstOrThrow();
  if (isQuiet || !isNews(now)) return;
  await announce(db, { userId, notificationId: row.public_id, topic, title: row.title, body: row.body, href });
}
