import type { Db } from '#platform/db/database.ts';
import type { NotificationTopic } from '../contract.ts';

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

interface Collected {
  userId: string;
  topic: NotificationTopic;
  title: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
  /** What is told again under it is the same. */
  key: string | null;
}

/** Keeps what would have been mailed for the morning. */
export async function collectNews(db: Db, now: Date, { userId, title, body, ...rest }: Collected): Promise<void> {
  await db
    .insertInto('collected_news')
    .values({ user_id: userId, title: title.slice(0, 300), body: body.slice(0, 1000), ...rest, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
