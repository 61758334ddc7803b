import type { Db } from '#platform/db/database.ts';
import { clipNews, type News } from '../model/news.ts';

/** Under which the choice of the pace of mail stands among the preferences. */
export const PACE = { topic: 'all', channel: 'daily' } as const;

/** Whether a person wants what can wait once a day. */
export async function wantsDaily(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('notification_preferences')
    .select('is_wanted')
    .where('user_id', '=', userId)
    .where('topic', '=', PACE.topic)
    .where('channel', '=', PACE.channel)
    .executeTakeFirst();
  return row?.is_wanted === true;
}

interface Collected extends News {
  /** What is told again under it is the same. */
  key: string | null;
}

/** Keeps what would have been mailed for the morning. */
export async function collectNews(db: Db, now: Date, news: Collected): Promise<void> {
  const { userId, ...rest } = clipNews(news);
  await db
    .insertInto('collected_news')
    .values({ ...rest, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
