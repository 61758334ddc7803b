import { createECDH, timingSafeEqual } from 'node:crypto';
import { isTimeZone } from '#lib/zoned-time.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/database.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { PushDevices, PushSubscriptionForm } from '../contract.ts';
import { clipNews, type News } from '../model/news.ts';
import { isPushService } from '../model/push-services.ts';
import { MOST_DEVICES } from '../model/push-terms.ts';
import { whenToShow } from '../model/quiet-hours.ts';
import { openPushKeys } from './push-keys.ts';

type DeviceContext = Context & { config: Config; identity: Pick<Identity, 'seal' | 'unseal'> };

/** The caller's devices that show news, newest first. */
export async function listDevices(ctx: DeviceContext): Promise<PushDevices> {
  const { userId, sessionId } = requireUser(ctx);
  const { publicKey } = await openPushKeys(ctx);
  const rows = await ctx.db
    .selectFrom('push_devices')
    .select(['public_id', 'label', 'created_at', 'last_sent_at', 'session_id'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return {
    publicKey,
    devices: rows.map((row) => ({
      id: row.public_id,
      label: row.label,
      createdAt: row.created_at.toISOString(),
      lastSentAt: row.last_sent_at?.toISOString() ?? null,
      isCurrent: row.session_id === sessionId,
    })),
  };
}

/**
 * Shows the caller's news on the device they ask from, while their session there lasts; again for the same browser changes
 * nothing. A browser shows the news of one person: whoever turns it on last. Throws `invalid` for an address that is no push
 * service's, `conflict` for a browser whose keys the caller does not have.
 */
export async function addDevice(
  ctx: DeviceContext,
  { endpoint, p256dh, auth, timeZone }: PushSubscriptionForm,
  label: string,
): Promise<PushDevices> {
  const { userId, sessionId } = requireUser(ctx);
  if (!ctx.config.SEND_TO_PRIVATE_NETWORK && !isPushService(endpoint))
    throw invalidField('endpoint', 'This browser receives messages at an address we don’t recognize.');
  if (!isPoint(p256dh)) throw invalidField('p256dh', 'This isn’t a browser key.');
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'Give an IANA time zone, such as America/Denver.');
  await transact(ctx, async ({ db, now }) => {
    await takeTurn(db, 'push device', endpoint);
    const before = await db.selectFrom('push_devices').selectAll().where('endpoint', '=', endpoint).executeTakeFirst();
    if (before !== undefined && before.user_id !== userId && !isSame(before.auth_token, auth))
      throw new DomainError('conflict', 'This browser shows someone else’s news. Turn it off there first.');
    const values = {
      user_id: userId,
      session_id: sessionId,
      p256dh,
      auth_token: auth,
      time_zone: timeZone,
      label: label.slice(0, 100),
    };
    if (before !== undefined && before.user_id === userId)
      await db.updateTable('push_devices').set(values).where('id', '=', before.id).execute();
    else {
      // With what waits for whoever was here before.
      if (before !== undefined) await db.deleteFrom('push_devices').where('id', '=', before.id).execute();
      // A browser that was given a new address leaves its old one behind.
      await db.deleteFrom('push_devices').where('session_id', '=', sessionId).execute();
      await db
        .insertInto('push_devices')
        .values({ ...values, endpoint, created_at: now })
        .execute();
    }
    await db
      .deleteFrom('push_devices')
      .where('id', 'in', (older) =>
        older.selectFrom('push_devices').select('id').where('user_id', '=', userId).orderBy('id', 'desc').offset(MOST_DEVICES),
      )
      .execute();
  });
  return listDevices(ctx);
}

/** Ends news on one of the caller's devices, with what waits for it. Throws `not-found` for anybody else's. */
export async function endDevice(ctx: DeviceContext, id: string): Promise<PushDevices> {
  const { userId } = requireUser(ctx);
  const { numDeletedRows } = await ctx.db
    .deleteFrom('push_devices')
    .where('public_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 0) throw new DomainError('not-found', 'Notifications are already off on this device.');
  return listDevices(ctx);
}

/** Has people's devices show news, within the caller's transaction; at night, what can wait is shown in the morning. */
export async function pushNews(db: Db, now: Date, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const userIds = [...new Set(news.map(({ userId }) => userId))];
  const devices = await db
    .selectFrom('push_devices')
    .select(['id', 'user_id', 'time_zone'])
    .where('user_id', 'in', userIds)
    .execute();
  const messages = news.map(clipNews).flatMap(({ userId, ...told }) =>
    devices
      .filter((device) => device.user_id === userId)
      .map((device) => ({
        ...told,
        device_id: device.id,
        created_at: now,
        due_at: whenToShow(told.topic, now, device.time_zone),
      })),
  );
  if (messages.length > 0) await db.insertInto('push_messages').values(messages).execute();
}

/** Whether it is a public key of P-256, whose messages can be encrypted for. */
function isPoint(key: string): boolean {
  const bytes = Buffer.from(key, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return false;
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    own.computeSecret(bytes);
    return true;
  } catch {
    return false;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'base64url'), Buffer.from(other, 'base64url')];
  return a.length === b.length && timingSafeEqual(a, b);
}
