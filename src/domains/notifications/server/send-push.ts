import { sql } from 'kysely';
import type { Config } from '#platform/config/config.ts';
import { KEPT_PUSH_HOURS } from '#lib/kept-for.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import { isStillSignedIn } from '#domains/accounts/server/index.ts';
import type { Identity } from '#platform/identity/identity.ts';
import { type Delivery, deliverToStranger, secondsToNextTry } from '#platform/strangers/deliver-to-stranger.ts';
import { clockFrom, deliverInTurns, TAKEN_MS } from '#platform/strangers/deliver-in-turns.ts';
import type { Context } from '#platform/verb/context.ts';
import { transact } from '#platform/verb/transact.ts';
import { MOST_PAYLOAD_BYTES, writePayload } from '../model/push-payload.ts';
import { isPushService } from '../model/push-services.ts';
import { PUSH_PAUSES } from '../model/push-terms.ts';
import { openPushKeys } from './push-keys.ts';

export type PushContext = Context & { config: Config; identity: Pick<Identity, 'seal' | 'unseal'> };

const AT_ONCE = 10;
const SERVICES_AT_ONCE = 4;
const KEPT_SECONDS = KEPT_PUSH_HOURS * 3600;

/** Sends what is due, at least once: sent again, a message replaces the first on the device. */
export async function sendPush(ctx: PushContext, stopping?: AbortSignal): Promise<void> {
  await ctx.db
    .deleteFrom('push_messages')
    .where('due_at', '<', new Date(ctx.now.getTime() - KEPT_SECONDS * 1000))
    .execute();
  const clock = clockFrom(ctx.now);
  const atThisTime = () => ({ ...ctx, now: clock() });
  await deliverInTurns({
    listLanes: () => listServicesWithDue(atThisTime()),
    take: (service) => takeDue(atThisTime(), service),
    send: (row) => sendOne(atThisTime(), row),
    note: (row, outcome) => transact(atThisTime(), (inner) => note(inner, row, outcome)),
    lanesAtOnce: SERVICES_AT_ONCE,
    log: ctx.log,
    stopping,
  });
}

/** The service of a device: the host of its address. */
const SERVICE = sql<string>`split_part(d.endpoint, '/', 3)`;

async function listServicesWithDue({ db, now }: PushContext): Promise<string[]> {
  const { rows } = await sql<{ service: string }>`
    select distinct ${SERVICE} as service from push_messages m join push_devices d on d.id = m.device_id
    where m.due_at <= ${now}`.execute(db);
  return rows.map(({ service }) => service);
}

async function takeDue({ db, now }: PushContext, service: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update push_messages m set due_at = ${new Date(now.getTime() + TAKEN_MS)}
    from push_devices d
    where d.id = m.device_id and m.id in (
      select m.id from push_messages m join push_devices d on d.id = m.device_id
      where m.due_at <= ${now} and ${SERVICE} = ${service}
      order by m.id limit ${AT_ONCE} for update of m skip locked)
    returning m.id, m.topic, m.title, m.body, m.href, m.attempts, m.created_at,
      d.id as "deviceId", d.user_id, d.session_id, d.endpoint, d.p256dh, d.auth_token`.execute(db);
  return rows;
}

async function note({ db, now }: PushContext, row: Due, outcome: Delivery): Promise<void> {
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
  id: number;
  deviceId: number;
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
  created_at: Date;
}

async function sendOne(ctx: PushContext, row: Due): Promise<Delivery> {
  const { config, log } = ctx;
  const mayBePrivate = config.SEND_TO_PRIVATE_NETWORK;
  if (!mayBePrivate && !isPushService(row.endpoint)) return { what: 'forbidden', answer: 'no push service' };
  if (!(await isStillSignedIn(ctx, { userId: row.user_id, sessionId: row.session_id })))
    return { what: 'gone', answer: 'signed out' };
  // However late it is sent, it is shown within a day of what it tells, or not at all.
  const secondsLeft = Math.ceil(KEPT_SECONDS - (ctx.now.getTime() - row.created_at.getTime()) / 1000);
  if (secondsLeft <= 0) return { what: 'refused', answer: 'too old' };
  const payload = writePayload(row, publicUrlOf(config));
  if (Buffer.byteLength(payload) > MOST_PAYLOAD_BYTES) return { what: 'refused', answer: 'too long' };
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: row.endpoint, keys: { p256dh: row.p256dh, auth: row.auth_token } },
    payload,
    {
      TTL: Math.min(secondsLeft, KEPT_SECONDS),
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
