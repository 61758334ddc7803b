import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/db/database.ts';
import { announce } from '#platform/realtime/realtime-hub.ts';
import { clipNews, type News } from '../model/news.ts';

export interface LineToWrite extends News {
  /** Written as read, and shown on no open page. */
  isQuiet?: boolean;
}

const STAYS_NEWS_MS = 3_600_000;

/** What happened longer ago, as in the past of a demo person, is no news. */
export function isNews(now: Date): boolean {
  return Date.now() - now.getTime() <= STAYS_NEWS_MS;
}

/**
 * Writes lines within the caller's transaction: they are kept, and the open pages of each person hear of theirs at the commit if it
 * tells of what happens now.
 */
export async function writeLines(db: Db, now: Date, lines: readonly LineToWrite[]): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(clipNews).map(({ userId, isQuiet = false, ...news }) => ({
    ...news,
    public_id: randomUUID(),
    user_id: userId,
    created_at: now,
    read_at: isQuiet ? now : null,
  }));
  await db.insertInto('notifications').values(rows).execute();
  if (!isNews(now)) return;
  await announce(
    db,
    rows.flatMap(({ public_id: notificationId, user_id: userId, topic, title, body, href, read_at: readAt }) =>
      readAt === null ? { userId, notificationId, topic, title, body, href } : [],
    ),
  );
}
