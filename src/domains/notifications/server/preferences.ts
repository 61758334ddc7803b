import { holdsAdmin } from '#lib/roles.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import {
  NOTIFICATION_CHANNELS,
  TOPIC_NAMES,
  topicOf,
  type NotificationChannel,
  type NotificationPreference,
  type NotificationTopic,
} from '../contract.ts';
import { PACE, wantsDaily } from './collect-news.ts';

/** Everything is wanted at once until it is switched off. */
export async function getPreferences(ctx: Context): Promise<{ preferences: NotificationPreference[]; isDaily: boolean }> {
  const user = requireUser(ctx);
  const topics = TOPIC_NAMES.filter((topic) => holdsAdmin(user) || topicOf(topic).isForStaff !== true);
  const refusals = await findRefusals(ctx.db, [user.userId]);
  return {
    isDaily: await wantsDaily(ctx.db, user.userId),
    preferences: topics.flatMap((topic) =>
      NOTIFICATION_CHANNELS.map((channel) => ({ topic, channel, isWanted: !refusals.has(keyOf(user.userId, topic, channel)) })),
    ),
  };
}

export async function setPreference(ctx: Context, { topic, channel, isWanted }: NotificationPreference) {
  const { userId } = requireUser(ctx);
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, topic, channel, is_wanted: isWanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic', 'channel']).doUpdateSet({ is_wanted: isWanted }))
    .execute();
  return getPreferences(ctx);
}

/** Mail of what can wait comes at once, or once a day. What was collected comes in the next morning all the same. */
export async function setPace(ctx: Context, { isDaily }: { isDaily: boolean }) {
  const { userId } = requireUser(ctx);
  await ctx.db
    .insertInto('notification_preferences')
    .values({ user_id: userId, ...PACE, is_wanted: isDaily })
    .onConflict((conflict) => conflict.columns(['user_id', 'topic', 'channel']).doUpdateSet({ is_wanted: isDaily }))
    .execute();
  return getPreferences(ctx);
}

/** What a group of people does not want; ask it with {@link wants}. */
export type Refusals = ReadonlySet<string>;

export async function findRefusals(db: Db, userIds: readonly string[]): Promise<Refusals> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['user_id', 'topic', 'channel'])
    .where('user_id', 'in', [...new Set(userIds)])
    .where('is_wanted', '=', false)
    .execute();
  return new Set(rows.map((row) => keyOf(row.user_id, row.topic, row.channel)));
}

export function wants(refusals: Refusals, userId: string, topic: NotificationTopic, channel: NotificationChannel): boolean {
  return !refusals.has(keyOf(userId, topic, channel));
}

function keyOf(userId: string, topic: string, channel: string): string {
  return `${topic}/${channel}/${userId}`;
}
