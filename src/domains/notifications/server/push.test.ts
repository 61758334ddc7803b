import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#lib/time-units.ts';
import type { UserActor } from '#platform/verb/context.ts';
import { addActor } from '#tests/support/actors.ts';
import { countWaitingTransactions } from '#tests/support/open-transactions.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isPushService } from '../model/push-services.ts';
import { MOST_PAYLOAD_BYTES, writePayload } from '../model/push-payload.ts';
import { whenToShow } from '../model/quiet-hours.ts';
import { setPreference } from './preferences.ts';
import { addDevice, endDevice, listDevices } from './push-devices.ts';
import { sendPush } from './send-push.ts';
import { tell } from './tell.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const received: Received[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 201 };
/** Stands for the service of a browser's maker. */
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(answer.status, answer.headers).end();
  });
});

let app: TestApp;
let origin = '';
beforeAll(async () => {
  app = await openTestApp({ environment: { SEND_TO_PRIVATE_NETWORK: '1', PUBLIC_URL: 'https://homes.example' } });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(() => {
  received.length = 0;
  answer = { status: 201 };
});

/** A browser: its address, its keys, and how it reads what it gets (RFC 8291 and 8188). */
function makeBrowser(path = `/${randomBytes(6).toString('hex')}`) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  return {
    path,
    form: {
      endpoint: origin + path,
      p256dh: keys.getPublicKey('base64url'),
      auth: secret.toString('base64url'),
      timeZone: 'America/Denver',
    },
    read(body: Buffer) {
      const salt = body.subarray(0, 16);
      const idLength = body[20] ?? 0;
      const sender = body.subarray(21, 21 + idLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
      const ikm = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32));
      const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16));
      const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12));
      const sealed = body.subarray(21 + idLength);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as {
        web_push: number;
        notification: Record<string, string>;
      };
    },
  };
}

async function signIn(): Promise<UserActor> {
  const actor = await addActor(app.db);
  await app.db
    .insertInto('sessions')
    .values({
      id: actor.sessionId,
      user_id: actor.userId,
      token_hash: randomBytes(32),
      method: 'password',
      address: '198.51.100.7',
      device: 'Firefox on Windows',
      created_at: new Date(),
      authenticated_at: new Date(),
      last_seen_at: new Date(),
      expires_at: new Date(Date.now() + DAY_MS),
    })
    .execute();
  return actor;
}

const as = (actor: UserActor, now?: Date) => ({ ...app.ctx(now), actor });
const NEWS = {
  topic: 'inquiries',
  title: 'Ada answered about 12 Oak Street',
  line: { body: 'Yes, on Sunday.', href: '/inquiries/7' },
} as const;
const tellOf = (actor: UserActor, notice: Partial<typeof NEWS> = {}) =>
  tell(app.ctx(), { ...NEWS, ...notice, to: { userId: actor.userId } });
const send = (now?: Date) => sendPush(app.ctx(now));
const waiting = async () =>
  (await app.db.selectFrom('push_messages').select(['attempts', 'due_at']).execute()).map((row) => ({ ...row }));

it('reaches a browser with what it can read, and proves who sends', async () => {
  const actor = await signIn();
  const browser = makeBrowser();
  const { publicKey, devices } = await addDevice(as(actor), browser.form, 'Firefox on Windows');
  expect(devices).toMatchObject([{ label: 'Firefox on Windows', isCurrent: true, lastSentAt: null }]);
  await tellOf(actor);
  await send();
  expect(received).toHaveLength(1);
  const { path, headers, body } = received[0] as Received;
  expect(path).toBe(browser.path);
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm' });
  expect(Number(headers['ttl'])).toBeGreaterThan(86_000);
  expect(Number(headers['ttl'])).toBeLessThanOrEqual(86_400);
  expect(body.toString('latin1')).not.toContain('Oak');
  expect(browser.read(body)).toEqual({
    web_push: 8030,
    notification: {
      title: 'Ada answered about 12 Oak Street',
      body: 'Yes, on Sunday.',
      navigate: 'https://homes.example/inquiries/7',
      tag: 'inquiries /inquiries/7',
      lang: 'en-US',
    },
  });
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const { payload } = await jwtVerify(token, createPublicKey({ key: jwk, format: 'jwk' }), { audience: origin });
  expect(payload.sub).toBe('https://homes.example');
  expect(await listDevices(as(actor))).toMatchObject({ devices: [{ lastSentAt: expect.any(String) }] });
});

it('keeps one pair of keys, sealed', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const [first, second] = await Promise.all([listDevices(as(one)), listDevices(as(other))]);
  expect(first.publicKey).toBe(second.publicKey);
  const mark = await app.db.selectFrom('installation').select('value').where('key', '=', 'push-keys').executeTakeFirstOrThrow();
  const { sealedPrivateKey } = mark.value as { sealedPrivateKey: string };
  expect(Buffer.from(sealedPrivateKey, 'base64').length).toBeGreaterThan(43 + 16);
  expect(app.ctx().identity.unseal(Buffer.from(sealedPrivateKey, 'base64')).toString()).toMatch(/^[\w-]{43}$/);
});

it.each([404, 410])('a subscription that ends with %i goes, with all that waits for it', async (status) => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  answer = { status };
  await tellOf(actor);
  await send();
  expect(received).toHaveLength(1);
  expect((await listDevices(as(actor))).devices).toEqual([]);
  await tellOf(actor);
  await send();
  expect(received).toHaveLength(1);
});

it('waits as long as the service asks, or twice as long each time, and gives up after a day', async () => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  const start = new Date();
  await tellOf(actor);
  answer = { status: 429, headers: { 'retry-after': '100' } };
  await send(start);
  const [first] = await waiting();
  expect(first?.attempts).toBe(1);
  expect(first?.due_at.getTime()).toBeGreaterThanOrEqual(start.getTime() + 100_000);
  await send(new Date(start.getTime() + 90_000));
  expect(received).toHaveLength(1);
  answer = { status: 503 };
  const later = first?.due_at ?? start;
  await send(later);
  const [second] = await waiting();
  expect(second?.attempts).toBe(2);
  const pauseMs = (second?.due_at.getTime() ?? 0) - later.getTime();
  expect(pauseMs).toBeGreaterThanOrEqual(60_000);
  // Up to a fifth more by chance, and what the attempt itself took.
  expect(pauseMs).toBeLessThan(120_000);
  await send(new Date(start.getTime() + 2 * DAY_MS));
  expect(received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

it('is kept by the service for what is left of a day since it was told, and not sent once that is over', async () => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  const start = new Date();
  await tellOf(actor);
  answer = { status: 503 };
  await send(start);
  await app.db.updateTable('push_messages').set({ due_at: start }).execute();
  answer = { status: 201 };
  await send(new Date(start.getTime() + 20 * HOUR_MS));
  expect(received).toHaveLength(2);
  expect(Number(received[1]?.headers['ttl'])).toBeGreaterThan(3 * 3600);
  expect(Number(received[1]?.headers['ttl'])).toBeLessThanOrEqual(4 * 3600);
  // What waited for the morning and for its service together.
  await tellOf(actor);
  await app.db
    .updateTable('push_messages')
    .set({ created_at: new Date(start.getTime() - 30 * HOUR_MS), due_at: start })
    .execute();
  await send(start);
  expect(received).toHaveLength(2);
  expect(await waiting()).toEqual([]);
});

it('sends through one service while another does not answer, and holds nothing of the database meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  const silent = createServer((_request, response) => {
    asked += 1;
    void promise.then(() => response.writeHead(201).end());
  });
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
  const [actor, other] = [await signIn(), await signIn()];
  const there = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/silent`;
  await addDevice(as(other), { ...makeBrowser().form, endpoint: there }, 'There');
  await addDevice(as(actor), makeBrowser().form, 'Here');
  for (let time = 0; time < 12; time += 1) for (const person of [other, actor]) await tellOf(person);
  const sent = send();
  await expect.poll(() => received.length).toBe(12);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect.poll(() => countWaitingTransactions(app.db)).toBe(0);
  resolve();
  await sent;
  expect(await waiting()).toEqual([]);
  silent.close();
});

it('ends with the session that turned it on', async () => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  await tellOf(actor);
  await app.db.deleteFrom('sessions').where('id', '=', actor.sessionId).execute();
  await tellOf(actor);
  await send();
  expect(received).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('says nothing of what a person switched off, or once they are locked out', async () => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  await setPreference(as(actor), { topic: 'inquiries', channel: 'push', isWanted: false });
  await tellOf(actor);
  expect(await waiting()).toEqual([]);
  await setPreference(as(actor), { topic: 'inquiries', channel: 'push', isWanted: true });
  await setPreference(as(actor), { topic: 'inquiries', channel: 'in-app', isWanted: false });
  await tellOf(actor);
  expect(await waiting()).toHaveLength(1);
  await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', actor.userId).execute();
  await send();
  expect(received).toEqual([]);
});

it('a device is its owner’s: nobody else ends it, or takes its address without its keys', async () => {
  const [owner, stranger] = [await signIn(), await signIn()];
  const browser = makeBrowser();
  const { devices } = await addDevice(as(owner), browser.form, 'Here');
  await expect(endDevice(as(stranger), devices[0]?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
  const guessed = { ...browser.form, auth: randomBytes(16).toString('base64url') };
  await expect(addDevice(as(stranger), guessed, 'There')).rejects.toMatchObject({ code: 'conflict' });
  expect((await listDevices(as(owner))).devices).toHaveLength(1);
  // In the same browser, whoever turns it on last.
  await tellOf(owner);
  await addDevice(as(stranger), browser.form, 'Here');
  expect((await listDevices(as(owner))).devices).toEqual([]);
  await send();
  expect(received).toEqual([]);
  const own = await listDevices(as(stranger));
  expect(await endDevice(as(stranger), own.devices[0]?.id ?? '')).toMatchObject({ devices: [] });
});

it('a browser that got a new address has one device', async () => {
  const actor = await signIn();
  await addDevice(as(actor), makeBrowser().form, 'Here');
  const moved = makeBrowser();
  await addDevice(as(actor), moved.form, 'Here');
  const { devices } = await addDevice(as(actor), moved.form, 'Here');
  expect(devices).toHaveLength(1);
  await tellOf(actor);
  await send();
  expect(received.map(({ path }) => path)).toEqual([moved.path]);
});

it('refuses keys that are none, and addresses that are no browser maker’s', async () => {
  const actor = await signIn();
  const { form } = makeBrowser();
  const notOnCurve = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
  for (const wrong of [{ p256dh: notOnCurve }, { timeZone: 'Moon/Tranquility' }])
    await expect(addDevice(as(actor), { ...form, ...wrong }, 'Here')).rejects.toMatchObject({ code: 'invalid' });
  const guarded = { ...as(actor), config: { ...app.ctx().config, SEND_TO_PRIVATE_NETWORK: false } };
  await expect(addDevice(guarded, form, 'Here')).rejects.toMatchObject({ code: 'invalid' });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/QABC', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilnotify.windows.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['https://192.168.1.1/abc', false],
  ['https://[::1]/abc', false],
  ['no address', false],
])('%s is a push service: %s', (address, isOne) => {
  expect(isPushService(address)).toBe(isOne);
});

it.each([
  ['saved-searches', '2026-05-04T20:59:00-06:00', '2026-05-04T20:59:00-06:00'],
  ['saved-searches', '2026-05-04T21:00:00-06:00', '2026-05-05T08:00:00-06:00'],
  ['favorites', '2026-05-05T03:07:11-06:00', '2026-05-05T08:00:00-06:00'],
  ['areas', '2026-05-05T07:59:59-06:00', '2026-05-05T08:00:00-06:00'],
  ['inquiries', '2026-05-05T03:00:00-06:00', '2026-05-05T03:00:00-06:00'],
  ['appointments', '2026-05-05T03:00:00-06:00', '2026-05-05T03:00:00-06:00'],
  // The night in which clocks go forward is an hour shorter.
  ['favorites', '2026-03-07T23:30:00-07:00', '2026-03-08T08:00:00-06:00'],
] as const)('%s of %s shows at %s', (topic, at, shown) => {
  expect(whenToShow(topic, new Date(at), 'America/Denver')).toEqual(new Date(shown));
});

it('any news fits a message', () => {
  const long = { topic: 'inquiries', title: '🏡'.repeat(300), body: '\u{10FFFF}\n'.repeat(1000), href: `/x/${'a'.repeat(300)}` };
  const payload = writePayload(long, 'https://homes.example');
  expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(MOST_PAYLOAD_BYTES);
  expect(() => encodeURIComponent(JSON.parse(payload).notification.title)).not.toThrow();
});
