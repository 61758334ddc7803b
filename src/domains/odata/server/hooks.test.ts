import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { TAKEN_MS } from '#platform/strangers/deliver-in-turns.ts';
import { addActor } from '#tests/support/actors.ts';
import { addListings } from '#tests/support/listings.ts';
import { countWaitingTransactions } from '#tests/support/open-transactions.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { withdrawInquiry } from '#domains/inquiries/server/withdraw-inquiry.ts';
import { deliverHooks } from './deliver-hooks.ts';
import { addHook, claimOffice, removeHook, replayHook, showPartners } from './hooks.ts';
import { addPartner, revokePartner } from './partners.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

const received: Received[] = [];
let answer: { status: number; headers?: Record<string, string> } = { status: 200 };
/** What the system waits for before it answers at an address. */
const waits = new Map<string, Promise<void>>();
/** A partner's own system. */
const system = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString('utf8')));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body });
    void Promise.resolve(waits.get(request.url ?? '')).then(() => response.writeHead(answer.status, answer.headers).end());
  });
});

let app: TestApp;
let origin = '';
const secrets = new Map<string, string>();
const OURS = { ListOfficeKey: 'O1', ListAgentEmail: 'ann@firm.example' };
const THEIRS = { ListOfficeKey: 'O2', ListAgentEmail: 'bob@other.example' };

beforeAll(async () => {
  app = await openTestApp({ environment: { SEND_TO_PRIVATE_NETWORK: '1', PUBLIC_URL: 'https://homes.example' } });
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;
  await addListings(app.db, { ListingKey: 'FIRST', ...OURS }, { ListingKey: 'OTHER', ...THEIRS });
  for (const [partner, officeKey] of [
    ['Firm', 'O1'],
    ['Other', 'O2'],
  ] as const) {
    await addPartner(app.system(), { name: partner, rights: { Property: '*' } });
    await claimOffice(app.system(), { partner, source: 'Test MLS', officeKey });
    const kinds = ['listing.added', 'listing.changed', 'lead.created'];
    const { secret } = await addHook(app.system(), { partner, address: `${origin}/${partner}`, kinds });
    secrets.set(`/${partner}`, secret);
  }
});
afterAll(async () => {
  system.close();
  await app.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('partner_events').execute();
  await app.db.updateTable('partner_hooks').set({ paused_at: null, failing_since: null }).execute();
  received.length = 0;
  answer = { status: 200 };
});

const deliver = (now?: Date) => deliverHooks(app.system(now));
const parsed = ({ body }: Received) => JSON.parse(body) as { type: string; data: Record<string, unknown> };
const addOne = (fields: Record<string, unknown> = {}) => addListings(app.db, { ListingKey: randomUUID(), ...OURS, ...fields });
const keyOf = async (sourceKey: string) =>
  (
    await app.db
      .selectFrom('listings')
      .select('listing_key')
      .where('source_listing_key', '=', sourceKey)
      .executeTakeFirstOrThrow()
  ).listing_key;
const firmHook = async () => (await showPartners(app.system())).find(({ name }) => name === 'Firm')?.hooks[0];

it('tells a partner of its own listings, signed so that it can check', async () => {
  const { keys } = await addOne();
  await addListings(app.db, { ListingKey: 'THEIRS', ...THEIRS }, { ListingKey: 'NOBODYS', ListOfficeKey: 'O3' });
  // Another source may key its offices alike.
  await addListings(app.db, { ListingKey: 'ELSEWHERE', OriginatingSystemName: 'Else MLS', ...OURS });
  await deliver();
  expect(received.map(({ path }) => path).toSorted()).toEqual(['/Firm', '/Other']);
  const told = received.find(({ path }) => path === '/Firm') as Received;
  expect(parsed(told)).toMatchObject({
    type: 'listing.added',
    data: {
      listingKey: keys[0],
      status: 'Active',
      price: 500_000,
      isShown: true,
      url: `https://homes.example/property/${keys[0]}`,
    },
  });
  for (const { path, headers, body } of received) {
    const id = String(headers['webhook-id']);
    const time = String(headers['webhook-timestamp']);
    const key = Buffer.from((secrets.get(path) ?? '').replace('whsec_', ''), 'base64');
    const mac = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(120);
  }
});

it('tells of a price, and of nothing where nothing that counts changed', async () => {
  await addListings(app.db, { ListingKey: 'FIRST', ...OURS, ListPrice: 480_000, ModificationTimestamp: '2026-04-02T10:00:00Z' });
  await addListings(app.db, {
    ListingKey: 'FIRST',
    ...OURS,
    ListPrice: 480_000,
    PublicRemarks: 'New words.',
    ModificationTimestamp: '2026-04-03T10:00:00Z',
  });
  await deliver();
  expect(received.map(parsed)).toMatchObject([{ type: 'listing.changed', data: { priceBefore: 500_000, price: 480_000 } }]);
});

const ask = async (sourceKey: string) => {
  const key = randomUUID();
  const form = {
    name: 'Bea Buyer',
    email: 'bea@home.example',
    message: 'Is the roof new?',
    consent: true,
    idempotencyKey: key,
  };
  expect((await app.post(`/api/listings/${await keyOf(sourceKey)}/inquiries`, form)).status).toBe(200);
  return key;
};

it('tells of a question about their home alone, and not of one that was taken back', async () => {
  await ask('FIRST');
  await deliver();
  expect(received.map(({ path }) => path)).toEqual(['/Firm']);
  expect(received.map(parsed)).toMatchObject([
    {
      type: 'lead.created',
      data: { lead: { name: 'Bea Buyer', email: 'bea@home.example', phone: null, message: 'Is the roof new?' } },
    },
  ]);
  // Nothing of a person lies with the events.
  const kept = JSON.stringify(await app.db.selectFrom('partner_events').selectAll().execute());
  expect(kept).not.toMatch(/Bea|roof/);
  const id = await ask('FIRST');
  const sender = await addActor(app.db);
  await app.db.updateTable('parties').set({ user_id: sender.userId }).where('email', '=', 'bea@home.example').execute();
  await withdrawInquiry({ ...app.ctx(), actor: sender }, id);
  await deliver();
  expect(received).toHaveLength(1);
});

it('tries again later and later, keeps the id, and sends again what is asked for', async () => {
  const start = new Date(Date.now() + 1000);
  await addOne();
  answer = { status: 500 };
  await deliver(start);
  await deliver(start);
  expect(received).toHaveLength(1);
  answer = { status: 429, headers: { 'retry-after': '900' } };
  await deliver(new Date(start.getTime() + 10_000));
  expect(received).toHaveLength(2);
  await deliver(new Date(start.getTime() + 800_000));
  expect(received).toHaveLength(2);
  answer = { status: 200 };
  await deliver(new Date(start.getTime() + 1_000_000));
  expect(received).toHaveLength(3);
  const [firm] = (await showPartners(app.system())).filter(({ name }) => name === 'Firm');
  expect(firm?.hooks).toMatchObject([{ sent: 1, waiting: 0, failed: 0, failingSince: null, isPaused: false }]);
  const id = firm?.hooks[0]?.id ?? '';
  const since = new Date(Date.now() - 60_000);
  expect(await replayHook(app.system(), { id, since, onlyFailed: true })).toBe(0);
  expect(await replayHook(app.system(), { id, since, onlyFailed: false })).toBe(1);
  await deliver();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(received).toHaveLength(4);
  await expect(replayHook(app.system(), { id, since: new Date('2020-01-01'), onlyFailed: false })).rejects.toMatchObject({
    code: 'invalid',
  });
});

it('pauses an address that is gone, or takes nothing for days, until it is sent to again', async () => {
  await addOne();
  answer = { status: 410 };
  await deliver();
  await addOne();
  await deliver();
  expect(received).toHaveLength(1);
  const hook = await firmHook();
  expect(hook).toMatchObject({ isPaused: true, lastAnswer: 'status 410' });
  answer = { status: 200 };
  expect(await replayHook(app.system(), { id: hook?.id ?? '', since: new Date(Date.now() - 60_000), onlyFailed: true })).toBe(2);
  await deliver();
  expect(received).toHaveLength(3);
  answer = { status: 503 };
  const start = Date.now() + 5_000;
  await addOne();
  for (const days of [0, 1, 2, 3, 4, 5.1, 6]) await deliver(new Date(start + days * DAY_MS));
  expect(await firmHook()).toMatchObject({ isPaused: true });
});

it('waits for a slow address without keeping others waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  waits.set('/Firm', promise);
  for (let listing = 0; listing < 12; listing += 1) {
    await addOne();
    await addOne(THEIRS);
  }
  const delivered = deliver();
  await expect.poll(() => received.filter(({ path }) => path === '/Other').length).toBe(12);
  await expect.poll(() => countWaitingTransactions(app.db)).toBe(0);
  waits.clear();
  resolve();
  await delivered;
  expect(received.filter(({ path }) => path === '/Firm')).toHaveLength(12);
});

it('signs by the time at which it sends, however long the work lasts by then', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (let listing = 0; listing < 11; listing += 1) await addOne();
  waits.set('/Firm', promise);
  const delivered = deliver(new Date());
  await expect.poll(() => received.length).toBe(10);
  // The eleventh comes after the first ten were answered.
  await new Promise((wait) => setTimeout(wait, 2100));
  waits.clear();
  resolve();
  await delivered;
  const times = received.map(({ headers }) => Number(headers['webhook-timestamp']));
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(2);
});

it('leaves what a process took and never noted to the next one, later', async () => {
  await addOne();
  const start = new Date();
  await app.db
    .updateTable('partner_deliveries')
    .set({ due_at: new Date(start.getTime() + TAKEN_MS) })
    .execute();
  await deliver(start);
  expect(received).toEqual([]);
  await deliver(new Date(start.getTime() + TAKEN_MS));
  expect(received.map(({ path }) => path)).toEqual(['/Firm']);
});

it('tells the others where one delivery fails by our own fault', async () => {
  const ofFirm = () => app.db.selectFrom('partner_hooks').select('secret').where('address', '=', `${origin}/Firm`);
  const keep = (secret: Buffer) =>
    app.db.updateTable('partner_hooks').set({ secret }).where('address', '=', `${origin}/Firm`).execute();
  const { secret } = await ofFirm().executeTakeFirstOrThrow();
  await keep(Buffer.from('sealed by another installation'));
  await addOne();
  await addOne(THEIRS);
  await deliver();
  expect(received.map(({ path }) => path)).toEqual(['/Other']);
  await keep(secret);
  await deliver(new Date(Date.now() + TAKEN_MS));
  expect(received.map(({ path }) => path)).toEqual(['/Other', '/Firm']);
});

it('a redirect is a failure, and nothing goes where it leads', async () => {
  await addOne();
  answer = { status: 302, headers: { location: `${origin}/elsewhere` } };
  await deliver();
  expect(received.map(({ path }) => path)).toEqual(['/Firm']);
});

it.each([
  'http://crm.example/hooks',
  'https://127.0.0.1/hooks',
  'https://[::1]/hooks',
  'https://169.254.169.254/latest',
  'https://10.0.0.8/hooks',
  'https://localhost/hooks',
  'https://user:secret@crm.example/hooks',
  'ftp://crm.example/hooks',
  'no address',
])('tells nothing at %s', async (address) => {
  const guarded = { ...app.system(), config: { ...app.ctx().config, SEND_TO_PRIVATE_NETWORK: false } };
  await expect(addHook(guarded, { partner: 'Firm', address, kinds: ['lead.created'] })).rejects.toThrow(/address/);
});

it('reaches no private network behind a name', async () => {
  await addOne();
  const guarded = { ...app.system(), config: { ...app.ctx().config, SEND_TO_PRIVATE_NETWORK: false } };
  await deliverHooks(guarded);
  expect(received).toEqual([]);
  const hook = await firmHook();
  expect(hook?.lastAnswer).toMatch(/private network/);
});

it('is for operators and administrators alone', async () => {
  const person = { ...app.ctx(), actor: await addActor(app.db) };
  const hook = await firmHook();
  const id = hook?.id ?? '';
  const forbidden = { code: 'forbidden' };
  await expect(showPartners(person)).rejects.toMatchObject(forbidden);
  await expect(removeHook(person, id)).rejects.toMatchObject(forbidden);
  await expect(replayHook(person, { id, since: new Date(), onlyFailed: true })).rejects.toMatchObject(forbidden);
  await expect(
    addHook(person, { partner: 'Firm', address: 'https://crm.example/x', kinds: ['lead.created'] }),
  ).rejects.toMatchObject(forbidden);
  await expect(claimOffice(person, { partner: 'Firm', source: 'Test MLS', officeKey: 'O2' })).rejects.toMatchObject(forbidden);
  const admin = { ...person, actor: { ...person.actor, role: 'admin' as const, roles: ['admin' as const] } };
  expect(await showPartners(admin)).toHaveLength(2);
});

it('tells a revoked partner nothing, and an ended address nothing', async () => {
  await addOne();
  await revokePartner(app.system(), 'Firm');
  await deliver();
  expect(received).toEqual([]);
  const other = (await showPartners(app.system())).find(({ name }) => name === 'Other')?.hooks[0];
  await removeHook(app.system(), other?.id ?? '');
  await addOne(THEIRS);
  await deliver();
  expect(received).toEqual([]);
});
