import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { isStillSignedIn } from '#domains/accounts/server/index.ts';
import { FetchRefused, isPrivate } from '#platform/files/fetch-from-stranger.ts';
import { postToStranger } from '#platform/files/post-to-stranger.ts';
import type { Identity } from '#platform/identity/identity.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_PAYLOAD_BYTES, writePayload } from '../model/push-payload.ts';
import { isPushService } from '../model/push-services.ts';
import { openPushKeys } from './push-keys.ts';

export type PushContext = Context & { config: Config; identity: Pick<Identity, 'seal' | 'unseal'> };

const AT_ONCE = 10;
const KEPT_MS = 86_400_000;
const FIRST_PAUSE_MS = 30_000;
const MOST_PAUSE_MS = 3_600_000;

/**
 * Sends what is due, at least once: a message is locked while it is sent, and a worker that dies then leaves it to be sent again,
 * which replaces the first on the device.
 */
export async function sendPush(ctx: PushContext, stopping?: AbortSignal): Promise<void> {
  await ctx.db
    .deleteFrom('push_messages')
    .where('due_at', '<', new Date(ctx.now.getTime() - KEPT_MS))
    .execute();
  while (stopping?.aborted !== true && (await sendSome(ctx)) > 0);
}

async function sendSome(ctx: PushContext): Promise<number> {
  return transact(ctx, async (inner) => {
    const due = await inner.db
      .selectFrom('push_messages as m')
      .innerJoin('push_devices as d', 'd.id', 'm.device_id')
      .select(['m.id', 'm.topic', 'm.title', 'm.body', 'm.href', 'm.attempts'])
      .select(['d.id as deviceId', 'd.user_id', 'd.session_id', 'd.endpoint', 'd.p256dh', 'd.auth_token'])
      .where('m.due_at', '<=', ctx.now)
      .orderBy('m.id')
      .limit(AT_ONCE)
      .forUpdate('m')
      .skipLocked()
      .execute();
    const outcomes = await Promise.all(due.map(async (row) => ({ row, outcome: await sendOne(inner, row) })));
    for (const { row, outcome } of outcomes) {
      if (outcome === 'ended') await inner.db.deleteFrom('push_devices').where('id', '=', row.deviceId).execute();
      else if (outcome === 'sent' || outcome === 'refused') {
        await inner.db.deleteFrom('push_messages').where('id', '=', row.id).execute();
        if (outcome === 'sent')
          await inner.db.updateTable('push_devices').set({ last_sent_at: ctx.now }).where('id', '=', row.deviceId).execute();
      } else
        await inner.db
          .updateTable('push_messages')
          .set({ attempts: row.attempts + 1, due_at: new Date(ctx.now.getTime() + outcome.waitMs) })
          .where('id', '=', row.id)
          .execute();
    }
    return due.length;
  });
}

interface Due {
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth_token: string;
  topic: string;
  title: string;
  body: string;
  href: string;
  attempts: number;
}

async function sendOne(ctx: PushContext, row: Due): Promise<'sent' | 'ended' | 'refused' | { waitMs: number }> {
  const { config, log } = ctx;
  const mayReachAny = config.SEND_TO_PRIVATE_NETWORK;
  if (!mayReachAny && !isPushService(row.endpoint)) return 'ended';
  if (!(await isStillSignedIn(ctx, { userId: row.user_id, sessionId: row.session_id }))) return 'ended';
  const payload = writePayload(row, publicUrlOf(config));
  if (Buffer.byteLength(payload) > MOST_PAYLOAD_BYTES) return 'refused';
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth_token } },
    payload,
    {
      TTL: KEPT_MS / 1000,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: subjectOf(config), ...(await openPushKeys(ctx)) },
    },
  );
  const backoffMs = Math.min(MOST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** row.attempts);
  try {
    const { status, retryAfter } = await postToStranger(row.endpoint, {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      body: Buffer.from(body ?? ''),
      isForbidden: mayReachAny ? () => false : isPrivate,
    });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'ended';
    if (status === 429 || status >= 500)
      return { waitMs: Math.min(MOST_PAUSE_MS, retryAfter === undefined ? backoffMs : retryAfter * 1000) };
    log.warn({ status, service: new URL(row.endpoint).host }, 'a push service refuses a message');
    return 'refused';
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return error.isFinal ? 'ended' : { waitMs: backoffMs };
  }
}

/** Whom a push service may write to; Apple's refuses what is not a real address. */
function subjectOf(config: Config): string {
  if (config.SUPPORT_EMAIL !== undefined) return `mailto:${config.SUPPORT_EMAIL}`;
  const site = publicUrlOf(config);
  return site.startsWith('https:') ? site : `mailto:operator@${new URL(site).hostname}`;
}
