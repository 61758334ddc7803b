import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { GOOD_PASSWORD, keepSignIn, openBrowser, outcome, readMail, signUpPerson } from '#tests/support/people.ts';
import { sendResetLink } from './reset-password.ts';

type Twin = Awaited<ReturnType<TestApp['openTwin']>>;

const EMAIL = 'target@example.com';
let app: TestApp;
let second: Twin;
let clock = Date.parse('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
  second = await app.openTwin();
  await signUpPerson(app, { email: EMAIL, address: '203.0.113.1' });
});
afterAll(async () => {
  await second.close();
  await app.close();
});

function tryPassword(target: Pick<Twin, 'fetch'>, address: string, password = 'Wrong-1', email = EMAIL): Promise<Response> {
  const body = JSON.stringify({ email, password });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return target.fetch(new Request('http://localhost/api/auth/sign-in', init), { remoteAddress: address });
}

const first: Pick<Twin, 'fetch'> = {
  fetch: (request, env) => app.request(request.url, request, env?.remoteAddress),
};

/** Sets the number of earlier failures: each real one takes a tenth of a second. */
async function failedAlready(key: string, hits: number): Promise<void> {
  const slots = [...Array<number>(60).fill(0), hits];
  const { numUpdatedRows } = await app.db.updateTable('rate_limits').set({ slots }).where('key', 'like', key).executeTakeFirst();
  expect(Number(numUpdatedRows)).toBeGreaterThan(0);
}

async function tally(answers: Promise<Response>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of await Promise.all(answers.map(outcome))) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

describe('wrong passwords', () => {
  it('are stopped after five by account and address, over two processes and at once', async () => {
    const answers = Array.from({ length: 60 }, (_, n) => tryPassword(n % 2 === 0 ? first : second, '203.0.113.10'));
    expect(await tally(answers)).toEqual({ '401 wrong-password': 5, '429 too-many-requests': 55 });
    const refused = await tryPassword(second, '203.0.113.10', GOOD_PASSWORD);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(915);
    clock += 915_000;
    expect(await outcome(tryPassword(second, '203.0.113.10', GOOD_PASSWORD))).toBe('200');
  });

  it('are stopped after twenty by account, from however many addresses, for an hour', async () => {
    clock += 3_660_000;
    expect(await outcome(tryPassword(first, '203.0.113.20'))).toBe('401 wrong-password');
    await failedAlready('fail:account:%', 18);
    const answers = Array.from({ length: 5 }, (_, n) => tryPassword(n % 2 === 0 ? first : second, `203.0.113.${n + 21}`));
    expect(await tally(answers)).toEqual({ '401 wrong-password': 2, '429 too-many-requests': 3 });
    const refused = await tryPassword(second, '203.0.113.99', GOOD_PASSWORD);
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(3630, -2)]);
    clock += 3_660_000;
    expect(await outcome(tryPassword(first, '203.0.113.99', GOOD_PASSWORD))).toBe('200');
  });

  it('are stopped after thirty by address, and tell nothing after ten; the same for unknown accounts', async () => {
    const tryUnknown = (n: number) => outcome(tryPassword(first, '203.0.113.200', 'Wrong-1', `unknown-${n}@example.com`));
    expect(await tryUnknown(1)).toBe('401 user-not-found');
    await failedAlready('fail:address:203.0.113.200', 9);
    expect(await tryUnknown(2)).toBe('401 user-not-found');
    expect(await tryUnknown(3)).toBe('401 invalid-credentials');
    await failedAlready('fail:address:203.0.113.200', 29);
    expect(await tryUnknown(4)).toBe('401 invalid-credentials');
    expect(await tryUnknown(5)).toBe('429 too-many-requests');
  });

  it('elsewhere lock nobody out on a device that the account knows, which has its own five', async () => {
    clock += 3_660_000;
    const email = 'owner-at-home@example.com';
    const home = await signUpPerson(app, { email, address: '203.0.113.110' });
    const atHome = (password: string) => outcome(home.send('POST', '/api/auth/sign-in', { email, password }));
    expect(await outcome(tryPassword(first, '203.0.113.111', 'Wrong-1', email))).toBe('401 wrong-password');
    await failedAlready('fail:account:%', 20);
    await failedAlready('fail:pair:%', 5);
    expect(await outcome(tryPassword(first, '203.0.113.112', GOOD_PASSWORD, email))).toBe('429 too-many-requests');
    expect(await atHome(GOOD_PASSWORD)).toBe('200');
    for (let n = 0; n < 5; n += 1) expect(await atHome('Wrong-1')).toBe('401 wrong-password');
    expect(await atHome(GOOD_PASSWORD)).toBe('429 too-many-requests');
  });

  it('by strangers leave the way out open: a reset by mail', async () => {
    const email = 'way-out@example.com';
    const owner = await signUpPerson(app, { email, address: '203.0.113.120' });
    const ask = (address: string) => outcome(app.post('/api/auth/forgot-password', { email }, address));
    for (let n = 0; n < 3; n += 1) expect(await ask('203.0.113.121')).toBe('204');
    expect(await ask('203.0.113.121')).toBe('429 too-many-requests');
    expect(await ask('203.0.113.122')).toBe('204');
    expect(await outcome(owner.send('POST', '/api/auth/forgot-password', { email }))).toBe('204');
    for (let n = 0; n < 15; n += 1) await sendResetLink(app.ctx(new Date(clock)), { userId: owner.user.uid });
    const mails = await app.db
      .selectFrom('mail_messages')
      .select('id')
      .where('to_address', '=', email)
      .where('subject', '=', 'Set a new password')
      .execute();
    expect(mails.length).toBeLessThanOrEqual(13);
    const { token } = await readMail(app, email);
    expect(await outcome(owner.send('POST', '/api/auth/reset-password/check', { token }))).toBe('200');
  });

  it('are not counted where they were right', async () => {
    clock += 3_660_000;
    for (let n = 0; n < 6; n += 1) expect(await outcome(tryPassword(first, '203.0.113.30', GOOD_PASSWORD))).toBe('200');
  });

  it('leave a trace without the address that was typed', async () => {
    await tryPassword(first, '203.0.113.40', 'Wrong-1', 'secret-name@example.com');
    const events = await app.db.selectFrom('audit_events').selectAll().where('action', '=', 'sign-in-failed').execute();
    expect(events.length).toBeGreaterThan(5);
    expect(JSON.stringify(events)).not.toMatch(/secret-name|203\.0\.113/);
    const counters = await app.db.selectFrom('rate_limits').select('key').execute();
    expect(JSON.stringify(counters)).not.toContain('secret-name');
    await expect(app.db.deleteFrom('audit_events').execute()).rejects.toThrow('append-only');
    await expect(app.db.updateTable('audit_events').set({ action: 'x' }).execute()).rejects.toThrow('append-only');
  });
});

it('sign-up stops at ten by address and hour', async () => {
  const signUp = (n: number) =>
    openBrowser(app, { address: '203.0.113.60' }).send('POST', '/api/auth/sign-up', {
      fullName: 'Many People',
      email: `many-${n}@example.com`,
      password: 'short',
      role: 'user',
    });
  const counts = await tally(Array.from({ length: 12 }, (_, n) => signUp(n)));
  expect(counts).toEqual({ '400 weak-password': 10, '429 too-many-requests': 2 });
});

it('two processes share sessions', async () => {
  const person = openBrowser(app, { address: '203.0.113.70' });
  await keepSignIn(person, await person.send('POST', '/api/auth/sign-in', { email: EMAIL, password: GOOD_PASSWORD }));
  const askSecond = (path: string, method = 'GET') => {
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { authorization: `Bearer ${person.token}`, cookie };
    return second.fetch(new Request(`http://localhost${path}`, { method, headers }), { remoteAddress: '203.0.113.70' });
  };
  expect(await outcome(askSecond('/api/auth/me'))).toBe('200');
  expect(await outcome(askSecond('/api/auth/token', 'POST'))).toBe('200');
  await person.send('POST', '/api/auth/sign-out');
  expect(await outcome(askSecond('/api/auth/me'))).toBe('401 unauthenticated');
});

describe('an installation', () => {
  it('without a secret signs nobody in, and says so', async () => {
    const bare = await openTestApp({ environment: { DATABASE_URL: 'postgres://elsewhere/realty', DEMO_MODE: '1' } });
    try {
      const email = 'a@example.com';
      const signUp = { fullName: 'Some Body', email, password: GOOD_PASSWORD, role: 'user' };
      expect(await outcome(bare.post('/api/auth/sign-in', { email, password: GOOD_PASSWORD }))).toBe('503 api-key-not-valid');
      expect(await outcome(bare.post('/api/auth/sign-up', signUp))).toBe('503 api-key-not-valid');
      expect(await outcome(bare.post('/api/auth/demo', { role: 'buyer' }))).toBe('503 api-key-not-valid');
      expect(await outcome(bare.post('/api/auth/token', {}))).toBe('503 api-key-not-valid');
      const visit = { nonce: 'nonce-of-the-page-1' };
      expect(await outcome(bare.post('/api/auth/providers/google', visit))).toBe('503 api-key-not-valid');
      expect(await outcome(bare.post('/api/auth/passkeys/sign-in-options', {}))).toBe('503 api-key-not-valid');
      expect(await outcome(bare.post('/api/auth/forgot-password', { email }))).toBe('501 configuration-not-found');
      expect(await (await bare.request('/api/auth/options')).json()).toMatchObject({ isConfigured: false, mail: false });
      expect((await bare.request('/api/listings')).status).toBe(200);
    } finally {
      await bare.close();
    }
  });

  it('can keep to itself what was wrong, ask for longer passwords, and be without mail and demonstration', async () => {
    const environment = { AUTH_ERROR_DETAIL: 'generic', PASSWORD_MIN_LENGTH: '12', MAIL_TRANSPORT: 'none', DEMO_MODE: '0' };
    const strict = await openTestApp({ environment });
    try {
      const person = await signUpPerson(strict, { email: 'known@example.com' });
      for (const email of ['known@example.com', 'unknown@example.com'])
        expect(await outcome(strict.post('/api/auth/sign-in', { email, password: 'Wrong-1' }))).toBe('401 invalid-credentials');
      const change = { currentPassword: GOOD_PASSWORD, newPassword: 'Orchard-41' };
      expect(await outcome(person.send('POST', '/api/auth/change-password', change))).toBe('400 weak-password');
      expect(await outcome(strict.post('/api/auth/forgot-password', { email: 'known@example.com' }))).toBe(
        '501 configuration-not-found',
      );
      expect(await outcome(strict.post('/api/auth/demo', { role: 'buyer' }))).toBe('404 demo-off');
      const visit = { nonce: 'nonce-of-the-page-1' };
      for (const provider of ['google', 'facebook'])
        expect(await outcome(strict.post(`/api/auth/providers/${provider}`, visit))).toBe('501 configuration-not-found');
      expect(await strict.db.selectFrom('mail_messages').select('id').execute()).toEqual([]);
    } finally {
      await strict.close();
    }
  });

  it('behind TLS sends its cookies there only', async () => {
    const secure = await openTestApp({ environment: { PUBLIC_URL: 'https://homes.example' } });
    try {
      const response = await secure.post('/api/auth/demo', { role: 'buyer' });
      for (const cookie of response.headers.getSetCookie())
        expect(cookie).toMatch(/^__Secure-realty_\w+=.*; Path=\/api\/auth;.*; Secure$/);
    } finally {
      await secure.close();
    }
  });
});
