import type { Config } from '#platform/config/config.ts';
import { KEPT_PUSH_HOURS } from '#lib/kept-for.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { isStillSignedIn } from '#domains/accounts/server/index.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { type Delivery, deliverToStranger, secondsToNextTry } from '#platform/strangers/deliver-to-stranger.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_PAYLOAD_BYTES, writePayload } from '../model/push-payload.ts';
import { isPushService } from '../model/push-services.ts';
import { PUSH_PAUSES } from '../model/push-terms.ts';
import { openPushKeys } from './push-keys.ts';

export type PushContext = Context & { config: Config; identity: Pick<Identity, 'seal' | 'unseal'> };

const AT_ONCE = 10;
const KEPT_SECONDS = KEPT_PUSH_HOURS * 3600;

/**
 * Sends what is due, at least once: a message is locked while it is sent, and a worker that dies then leaves it to be sent again,
 * which replaces the first on the device.
 */
export async function sendPush(ctx: PushContext, stopping?: AbortSignal): Promise<void> {
  await ctx.db
    .deleteFrom('push_messages')
    .where('due_at', '<', new Date(ctx.now.getTime() - KEPT_SECONDS * 1000))
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
    for (const { row, outcome } of outcomes) await note(inner, row, outcome);
    return due.length;
  });
}

async function note({ db, now }: PushContext, row: Due & { id: number; deviceId: number }, outcome: Delivery): Promise<void> {
  if (outcome.what === 'gone' || outcome.what === 'missing' || outcome.what === 'forbidden') {
    await db.deleteFrom('push_devices').where('id', '=', row.deviceId).execute();
    return;
  }
  const attempts = row.attempts + 1;
  const wait = outcome.what === 'later' ? secondsToNextTry(PUSH_PAUSES, attempts, outcome) : undefined;
  if (wait === undefined) await db.deleteFrom('push_messages').where('id', '=', row.id).execute();
  else
    await db
      .updateTable('push_messages')
      .set({ attempts, due_at: new Date(now.getTime() + wait * 1000) })
      .where('id', '=', row.id)
      .execute();
  if (outcome.what === 'taken')
    await db.updateTable('push_devices').set({ last_sent_at: now }).where('id', '=', row.deviceId).execute();
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

async function sendOne(ctx: PushContext, row: Due): Promise<Delivery> {
  const { config, log } = ctx;
  const mayBePrivate = config.SEND_TO_PRIVATE_NETWORK;
  if (!mayBePrivate && !isPushService(row.endpoint)) return { what: 'forbidden', answer: 'no push service' };
  if (!(await isStillSignedIn(ctx, { userId: row.user_id, sessionId: row.session_id })))
    return { what: 'gone', answer: 'signed out' };
  const payload = writePayload(row, publicUrlOf(config));
  if (Buffer.byteLength(payload) > MOST_PAYLOAD_BYTES) return { what: 'refused', answer: 'too long' };
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth_token } },
    payload,
    {
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: subjectOf(config), ...(await openPushKeys(ctx)) },
    },
  );
  const outcome = await deliverToStranger(row.endpoint, {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: Buffer.from(body ?? ''),
    mayBePrivate,
  });
  if (outcome.what === 'refused')
    log.warn({ answer: outcome.answer, service: new URL(row.endpoint).host }, 'a push service refuses a message');
  return outcome;
}

/** Whom a push service may write to; Apple's refuses what is not a real address. */
function subjectOf(config: Config): string {
  if (config.SUPPORT_EMAIL !== undefined) return `mailto:${config.SUPPORT_EMAIL}`;
  const site = publicUrlOf(config);
  return site.startsWith('https:') ? site : `mailto:operator@${new URL(site).hostname}`;
}
