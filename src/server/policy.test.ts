import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makePerson, openBrowser, keepSignIn, type Browser } from '../../tests/support/people.ts';
import { sampleOf } from '../../tests/support/sample-of.ts';
import { openTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { endpointUrl, type Endpoint } from '#lib/endpoint.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);

/** Who calls, and what of the contract's `access` is open to them. */
const CALLERS = {
  anonymous: [],
  'signed out': [],
  disabled: [],
  buyer: ['signed-in'],
  seller: ['signed-in'],
  vendor: ['signed-in'],
  demo: ['signed-in'],
  'admin in another role': ['signed-in'],
  admin: ['signed-in', 'admin'],
} as const satisfies Record<string, readonly Endpoint['access'][]>;
type Caller = keyof typeof CALLERS;

let app: TestApp;
let victim: Browser;
let scapegoat: Browser;
/** Ids of what belongs to somebody else, by the name of the parameter. Add yours; any other parameter gets an invented one. */
let foreignIds: Record<string, string>;

beforeAll(async () => {
  app = await openTestApp({ environment: { READS_PER_MINUTE: '0' } });
  victim = await makePerson(app, { email: 'victim@example.com', displayName: 'Victoria Im' });
  scapegoat = await makePerson(app, { email: 'scapegoat@example.com' });
  const { uid } = victim.user;
  const now = new Date();
  await app.db
    .insertInto('passkeys')
    .values({
      id: 'victims-passkey',
      user_id: uid,
      public_key: Buffer.from('k'),
      counter: 0,
      is_backed_up: false,
      name: 'Key',
      created_at: now,
    })
    .execute();
  await app.db
    .insertInto('provider_accounts')
    .values({ provider: 'google', provider_account_id: 'v', user_id: uid, email: null, linked_at: now })
    .execute();
  const session = await app.db.selectFrom('sessions').select('id').where('user_id', '=', uid).executeTakeFirstOrThrow();
  foreignIds = { userId: uid, sessionId: session.id, passkeyId: 'victims-passkey' };
});
afterAll(() => app.close());

async function makeCaller(caller: Caller): Promise<Browser> {
  if (caller === 'anonymous') return openBrowser(app);
  if (caller === 'demo') {
    const browser = openBrowser(app);
    await keepSignIn(browser, await browser.send('POST', '/api/auth/demo', { role: 'seller' }));
    return browser;
  }
  const role = caller === 'seller' || caller === 'vendor' ? caller : 'buyer';
  const browser = await makePerson(app, { role });
  const { uid } = browser.user;
  if (caller === 'signed out') await browser.send('POST', '/api/auth/sign-out');
  if (caller === 'disabled') await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', uid).execute();
  if (caller.startsWith('admin'))
    await app.db
      .insertInto('role_grants')
      .values({ user_id: uid, role: 'admin', granted_at: new Date(), granted_by: 'operator' })
      .execute();
  if (caller === 'admin') await app.db.updateTable('users').set({ role: 'admin' }).where('id', '=', uid).execute();
  return browser;
}

function paramsFor(endpoint: Endpoint, caller: Caller): Record<string, string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const sampled = endpoint.params === undefined ? {} : z.record(z.string(), z.unknown()).parse(sampleOf(endpoint.params));
  return Object.fromEntries(
    names.map((name) => {
      const id = name === 'userId' && caller === 'admin' ? scapegoat.user.uid : foreignIds[name];
      return [name, id ?? String(sampled[name])];
    }),
  );
}

async function call(
  endpoint: Endpoint,
  caller: Caller,
  browser: Browser,
): Promise<{ status: number; code?: string; text: string }> {
  const body = endpoint.body === undefined ? undefined : sampleOf(endpoint.body);
  const response = await browser.send(endpoint.method, endpointUrl(endpoint.path, paramsFor(endpoint, caller)), body);
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) await response.body?.cancel();
  const text = /json|text\/(html|csv|calendar)/.test(type) ? await response.text() : '';
  const problem = type.includes('problem+json') ? z.object({ code: z.string() }).parse(JSON.parse(text)) : {};
  return { status: response.status, text, ...problem };
}

/** All rows of a person in every table that refers to people, as one text. */
async function readRows(userId: string): Promise<string> {
  const { rows: keys } = await sql<{ table: string; column: string }>`
    select con.conrelid::regclass::text as table, att.attname as column
    from pg_constraint con join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'users'::regclass order by 1, 2`.execute(app.db);
  expect(keys.length).toBeGreaterThan(10);
  const all: unknown[] = [await app.db.selectFrom('users').selectAll().where('id', '=', userId).execute()];
  for (const { table, column } of keys) {
    const { rows } =
      await sql`select to_jsonb(t) as row from ${sql.table(table)} t where ${sql.ref(column)} = ${userId} order by 1`.execute(
        app.db,
      );
    all.push([table, rows]);
  }
  return JSON.stringify(all);
}

describe.each(Object.keys(CALLERS) as Caller[])('called by %s', (caller) => {
  it('every call keeps its policy, and nobody else’s things', { timeout: 60_000 }, async () => {
    const before = await readRows(victim.user.uid);
    let browser = await makeCaller(caller);
    const open: readonly string[] = ['public', ...CALLERS[caller]];
    const faults: string[] = [];
    for (const endpoint of ENDPOINTS) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const { status, code, text } = await call(endpoint, caller, browser);
      const isOpen = open.includes(endpoint.access);
      const isUnknown = CALLERS[caller].length === 0;
      if (!isOpen && `${status} ${code}` !== (isUnknown ? '401 unauthenticated' : '403 forbidden'))
        faults.push(`${name} let in: ${status} ${code}`);
      if (isOpen && code === 'unauthenticated') faults.push(`${name} kept out: ${status} ${code}`);
      if (status === 500) faults.push(`${name} failed: ${text}`);
      if (endpoint.access !== 'admin' && /victim@example\.com|Victoria Im/.test(text))
        faults.push(`${name} shows what is another person’s`);
      const holdsForeign = [...endpoint.path.matchAll(/\{(\w+)\}/g)].some((match) => (match[1] ?? '') in foreignIds);
      if (isOpen && endpoint.access === 'signed-in' && holdsForeign && status !== 404 && status !== 403)
        faults.push(`${name} does not answer 404 for a foreign id: ${status} ${code}`);
      // Some calls end the caller's own session or account.
      if (!isUnknown && (await browser.send('GET', '/api/auth/me')).status !== 200) browser = await makeCaller(caller);
    }
    expect(faults).toEqual([]);
    expect(await readRows(victim.user.uid)).toBe(before);
  });
});
