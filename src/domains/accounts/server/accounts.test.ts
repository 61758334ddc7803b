import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  GOOD_PASSWORD,
  keepSignIn,
  makePerson,
  openBrowser,
  outcome,
  readMail,
  signUpPerson,
  type Browser,
} from '#tests/support/people.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import { sendResetLink } from './reset-password.ts';

let app: TestApp;
let clock = Date.parse('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
});
afterAll(() => app.close());

describe('signing up', () => {
  it('creates a buyer, signs in and mails a link', async () => {
    const browser = await signUpPerson(app, { email: 'First.Person@Example.com', fullName: 'First Person' });
    expect(browser.user).toMatchObject({
      email: 'first.person@example.com',
      displayName: 'First Person',
      photoURL: null,
      phoneNumber: null,
      role: 'buyer',
      roles: ['buyer'],
      createdAt: clock,
      lastLoginAt: clock,
      emailVerified: false,
      isDemo: false,
    });
    const { token } = await readMail(app, 'first.person@example.com');
    const verified = await browser.send('POST', '/api/auth/verify-email', { token });
    expect(await verified.json()).toEqual({ email: 'first.person@example.com', isChanged: false });
    expect(await outcome(browser.send('POST', '/api/auth/verify-email', { token }))).toBe('200');
    expect(await (await browser.send('GET', '/api/auth/me')).json()).toMatchObject({ emailVerified: true });
  });

  it('sets a cookie that scripts cannot read, for the paths of sign-in alone', async () => {
    const browser = openBrowser(app);
    const form = { fullName: 'Cookie Person', email: 'cookie@example.com', password: GOOD_PASSWORD, role: 'vendor' };
    const response = await browser.send('POST', '/api/auth/sign-up', form);
    const [session] = response.headers.getSetCookie();
    expect(session).toMatch(/^realty_session=[\w-]{43}; Path=\/api\/auth; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const { token } = await keepSignIn(browser, response);
    expect(token).not.toContain(browser.cookies.get('realty_session'));
    expect(browser.user.role).toBe('vendor');
  });

  const form = { fullName: 'Some Body', email: 'some@example.com', password: GOOD_PASSWORD, role: 'user' };
  it.each([
    [{ email: 'nobody' }, '400 invalid-email'],
    [{ password: 'Ab1' }, '400 weak-password'],
    [{ password: 'orchard-41' }, '400 weak-password'],
    [{ password: 'Orchard-Gate' }, '400 weak-password'],
    [{ password: 'Password1' }, '400 weak-password'],
    [{ password: `A1${'x'.repeat(100_000)}` }, '422 invalid'],
    [{ fullName: 'x'.repeat(100_000) }, '422 invalid'],
    [{ fullName: ' A ' }, '422 invalid'],
    [{ fullName: 'Win at https://evil.example' }, '422 invalid'],
    [{ role: 'admin' }, '422 invalid'],
    [{ email: 'FIRST.person@example.com' }, '409 email-already-in-use'],
  ])('refuses %o', async (change, code) => {
    expect(await outcome(openBrowser(app).send('POST', '/api/auth/sign-up', { ...form, ...change }))).toBe(code);
  });

  it('lets a name write nothing into mails but itself', async () => {
    const person = await signUpPerson(app, {
      email: 'eve@example.com',
      fullName: 'Eve\r\nBcc: all@example.com\n\n<b>\u202EPay</b>',
    });
    expect(person.user.displayName).toBe('Eve Bcc: all@example.com <b> Pay</b>');
    const mail = await app.db
      .selectFrom('mail_messages')
      .selectAll()
      .where('to_address', '=', 'eve@example.com')
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('Hello Eve Bcc: all@example.com <b> Pay</b>, please open this link');
    expect(mail.html).toContain('&lt;b&gt;');
    const renamed = person.send('PATCH', '/api/auth/me', { displayName: 'see www.evil.example' });
    expect(await outcome(renamed)).toBe('422 invalid');
  });

  it('gives an address to one of many who ask at once', async () => {
    const twin = { ...form, email: 'twin@example.com' };
    const outcomes = await Promise.all([1, 2, 3].map(() => outcome(openBrowser(app).send('POST', '/api/auth/sign-up', twin))));
    expect(outcomes.toSorted()).toEqual(['200', '409 email-already-in-use', '409 email-already-in-use']);
  });

  it('keeps what was agreed to', async () => {
    const browser = openBrowser(app);
    const agreed = { ...form, email: 'agreed@example.com', termsVersion: '1.0', marketing: { email: true, calls: false } };
    await keepSignIn(browser, await browser.send('POST', '/api/auth/sign-up', agreed));
    const rows = await app.db.selectFrom('consents').select('kind').where('user_id', '=', browser.user.uid).execute();
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['marketing-email', 'terms']);
  });
});

describe('signing in', () => {
  beforeAll(() => signUpPerson(app, { email: 'known@example.com' }));

  async function signIn(email: string, password: string, options?: { address?: string; userAgent?: string }) {
    const browser = openBrowser(app, options);
    return { browser, response: await browser.send('POST', '/api/auth/sign-in', { email, password }) };
  }

  it('takes the address in any case', async () => {
    const { browser, response } = await signIn(' KNOWN@example.com ', GOOD_PASSWORD);
    const { expiresAt, user } = await keepSignIn(browser, response);
    expect(expiresAt - clock).toBe(HOUR_MS);
    expect(user.lastLoginAt).toBe(clock);
  });

  it.each([
    ['known@example.com', 'Wrong-1', '401 wrong-password'],
    ['unknown@example.com', GOOD_PASSWORD, '401 user-not-found'],
    ['not an address', GOOD_PASSWORD, '400 invalid-email'],
  ])('refuses %s with %s', async (email, password, code) => {
    expect(await outcome((await signIn(email, password)).response)).toBe(code);
  });

  it('tells only the owner that an account is disabled', async () => {
    const person = await signUpPerson(app, { email: 'disabled@example.com' });
    await app.db
      .updateTable('users')
      .set({ disabled_at: new Date(clock) })
      .where('id', '=', person.user.uid)
      .execute();
    expect(await outcome((await signIn('disabled@example.com', 'Wrong-1')).response)).toBe('401 wrong-password');
    expect(await outcome((await signIn('disabled@example.com', GOOD_PASSWORD)).response)).toBe('403 user-disabled');
    expect(await outcome(person.send('GET', '/api/auth/me'))).toBe('401 unauthenticated');
    expect(await outcome(person.send('POST', '/api/auth/token'))).toBe('403 user-disabled');
  });

  it('tells the person by mail when a device is new, and only then', async () => {
    const person = await signUpPerson(app, { email: 'devices@example.com' });
    const again = () => person.send('POST', '/api/auth/sign-in', { email: 'devices@example.com', password: GOOD_PASSWORD });
    await again();
    expect((await readMail(app, 'devices@example.com')).subject).toBe('Please confirm your email address');
    await signIn('devices@example.com', GOOD_PASSWORD, { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' });
    const mail = await readMail(app, 'devices@example.com');
    expect(mail.subject).toBe('A new device signed in to your account');
    expect(mail.text).toContain('Chrome on Windows');
  });

  it('makes the session anew, whatever cookie was there before, and ends the one before', async () => {
    const victim = openBrowser(app);
    const planted = 'planted-by-somebody-else-planted-by-somebody';
    victim.cookies.set('realty_session', planted);
    await keepSignIn(
      victim,
      await victim.send('POST', '/api/auth/sign-in', { email: 'known@example.com', password: GOOD_PASSWORD }),
    );
    const first = new Map(victim.cookies);
    expect(first.get('realty_session')).not.toBe(planted);
    const { token } = victim;
    await keepSignIn(
      victim,
      await victim.send('POST', '/api/auth/sign-in', { email: 'known@example.com', password: GOOD_PASSWORD }),
    );
    expect(victim.cookies.get('realty_session')).not.toBe(first.get('realty_session'));
    expect(await outcome(victim.send('GET', '/api/auth/me', undefined, { token }))).toBe('401 unauthenticated');
  });

  it('is no business of other sites', async () => {
    const foreign = { 'content-type': 'application/json', origin: 'https://evil.example' };
    const body = JSON.stringify({ email: 'known@example.com', password: GOOD_PASSWORD });
    expect(await outcome(app.request('/api/auth/sign-in', { method: 'POST', headers: foreign, body }))).toBe('403 forbidden');
    const own = { ...foreign, origin: 'http://localhost' };
    expect(await outcome(app.request('/api/auth/sign-in', { method: 'POST', headers: own, body }))).toBe('200');
  });
});

describe('a session', () => {
  let person: Browser;
  beforeAll(async () => {
    person = await signUpPerson(app, { email: 'session@example.com' });
  });

  it('gives tokens while it stands, and ends with sign-out at once', async () => {
    const refreshed = await keepSignIn(person, await person.send('POST', '/api/auth/token'));
    expect(refreshed.user.email).toBe('session@example.com');
    const { token } = person;
    expect(await outcome(person.send('POST', '/api/auth/sign-out'))).toBe('204');
    expect(await outcome(person.send('GET', '/api/auth/me', undefined, { token }))).toBe('401 unauthenticated');
    expect(await outcome(person.send('POST', '/api/auth/token'))).toBe('401 user-token-expired');
    expect(await outcome(person.send('POST', '/api/auth/sign-out'))).toBe('204');
  });

  it('does not come back where it ends while its token is renewed', async () => {
    const renewing = await makePerson(app);
    const ending = await app.db.startTransaction().execute();
    await ending.deleteFrom('sessions').where('user_id', '=', renewing.user.uid).execute();
    const renewal = renewing.send('POST', '/api/auth/token');
    await expect.poll(() => countBlocked(app.db)).toBeGreaterThan(0);
    await ending.commit().execute();
    expect(await outcome(renewal)).toBe('401 user-token-expired');
  });

  it('is never known by its cookie outside sign-in, nor by a forged token', async () => {
    const browser = await signUpPerson(app);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await app.request('/api/auth/me', { headers: { cookie } })).status).toBe(401);
    const [header, payload, signature = ''] = browser.token.split('.');
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: person.user.uid }),
    );
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const anyCase = await app.request('/api/auth/me', { headers: { authorization: `bearer ${browser.token}` } });
    expect(anyCase.status).toBe(200);
    for (const token of [
      `${header}.${other.toString('base64url')}.${signature}`,
      `${none}.${payload}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      'nonsense',
    ])
      expect(await outcome(browser.send('GET', '/api/auth/me', undefined, { token }))).toBe('401 unauthenticated');
  });

  it('slides for 30 days, and ends after 90', async () => {
    const browser = await signUpPerson(app, { email: 'long@example.com' });
    const start = clock;
    for (const day of [29, 58, 87]) {
      clock = start + day * 24 * HOUR_MS;
      expect(await outcome(browser.send('POST', '/api/auth/token'))).toBe('200');
    }
    clock = start + 90 * 24 * HOUR_MS;
    expect(await outcome(browser.send('POST', '/api/auth/token'))).toBe('401 user-token-expired');
    clock = start;
  });

  it('lists and ends the own ones only, and shows no secret', async () => {
    const first = await signUpPerson(app, { email: 'two@example.com' });
    const second = openBrowser(app);
    await keepSignIn(
      second,
      await second.send('POST', '/api/auth/sign-in', { email: 'two@example.com', password: GOOD_PASSWORD }),
    );
    const text = await (await first.send('GET', '/api/auth/sessions')).text();
    const sessions = JSON.parse(text) as { id: string; isCurrent: boolean; device: string }[];
    expect(sessions).toHaveLength(2);
    expect(sessions[0]?.device).toBe('Firefox on Linux');
    for (const { cookies } of [first, second]) expect(text).not.toContain(cookies.get('realty_session'));
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    const stranger = await signUpPerson(app);
    expect(await outcome(stranger.send('DELETE', `/api/auth/sessions/${other?.id}`))).toBe('404 not-found');
    expect(await outcome(first.send('DELETE', `/api/auth/sessions/${other?.id}`))).toBe('204');
    expect(await outcome(second.send('GET', '/api/auth/me'))).toBe('401 unauthenticated');
    await keepSignIn(
      second,
      await second.send('POST', '/api/auth/sign-in', { email: 'two@example.com', password: GOOD_PASSWORD }),
    );
    expect(await (await first.send('POST', '/api/auth/sessions/revoke-others')).json()).toEqual({ revoked: 1 });
    expect(await outcome(second.send('POST', '/api/auth/token'))).toBe('401 user-token-expired');
    expect(await outcome(first.send('GET', '/api/auth/me'))).toBe('200');
  });
});

describe('roles', () => {
  it('switch at once among those that anyone may take, for oneself only', async () => {
    const person = await signUpPerson(app);
    const { uid } = person.user;
    for (const [role, kept] of [
      ['vendor', 'vendor'],
      ['seller', 'seller'],
      ['user', 'buyer'],
    ]) {
      const response = await person.send('POST', '/api/auth/update-role', { userId: uid, role });
      expect(await response.json()).toMatchObject({ uid, role: kept });
      expect(await (await person.send('GET', '/api/auth/me')).json()).toMatchObject({ role: kept });
    }
    const stranger = await signUpPerson(app);
    const attempt = (role: string) => outcome(stranger.send('POST', '/api/auth/update-role', { userId: uid, role }));
    expect(await attempt('vendor')).toBe('404 not-found');
    const claim = stranger.send('POST', '/api/auth/update-role', { userId: stranger.user.uid, role: 'admin' });
    expect(await outcome(claim)).toBe('403 forbidden');
    expect(await outcome(app.post('/api/auth/update-role', { userId: uid, role: 'vendor' }))).toBe('401 unauthenticated');
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once, for a day, and ends every session', async () => {
    const person = await signUpPerson(app, { email: 'forgot@example.com' });
    const { uid } = person.user;
    expect(await outcome(person.send('POST', '/api/auth/forgot-password', { email: 'Forgot@example.com' }))).toBe('204');
    await sendResetLink(app.ctx(new Date(clock)), { userId: uid });
    const { token } = await readMail(app, 'forgot@example.com');
    const stored = await app.db.selectFrom('account_links').select('token_hash').execute();
    expect(stored.every(({ token_hash: hash }) => !hash.equals(Buffer.from(token)))).toBe(true);
    expect(await (await person.send('POST', '/api/auth/reset-password/check', { token })).json()).toEqual({
      email: 'forgot@example.com',
    });
    const reset = (password: string) => outcome(person.send('POST', '/api/auth/reset-password', { token, password }));
    expect(await reset('short')).toBe('400 weak-password');
    const [one, two] = await Promise.all([reset('New-Orchard-42'), reset('New-Orchard-42')]);
    expect([one, two].toSorted()).toEqual(['204', '410 link-used']);
    expect(await outcome(person.send('GET', '/api/auth/me'))).toBe('401 unauthenticated');
    expect(await outcome(person.send('POST', '/api/auth/token'))).toBe('401 user-token-expired');
    const signIn = (password: string) =>
      outcome(openBrowser(app).send('POST', '/api/auth/sign-in', { email: 'forgot@example.com', password }));
    expect(await signIn(GOOD_PASSWORD)).toBe('401 wrong-password');
    expect(await signIn('New-Orchard-42')).toBe('200');
    expect((await readMail(app, 'forgot@example.com')).subject).toMatch(/password was changed|new device/);
  });

  it('has a link that ends with the day, or with the next one', async () => {
    const person = await signUpPerson(app, { email: 'late@example.com' });
    await sendResetLink(app.ctx(new Date(clock)), { userId: person.user.uid });
    const first = await readMail(app, 'late@example.com');
    await sendResetLink(app.ctx(new Date(clock)), { userId: person.user.uid });
    const second = await readMail(app, 'late@example.com');
    const check = (token: string) => outcome(person.send('POST', '/api/auth/reset-password/check', { token }));
    expect(await check(first.token)).toBe('410 link-ended');
    clock += 24 * HOUR_MS;
    expect(await check(second.token)).toBe('410 link-expired');
    clock -= 24 * HOUR_MS;
    expect(await check('nonsense')).toBe('410 link-expired');
  });

  it('says what the specification has it say', async () => {
    const browser = openBrowser(app);
    const ask = (email: string) => outcome(browser.send('POST', '/api/auth/forgot-password', { email }));
    expect(await ask('unknown-reset@example.com')).toBe('404 user-not-found');
    expect(await ask('nonsense')).toBe('400 invalid-email');
    for (let n = 0; n < 2; n += 1) await ask('unknown-reset@example.com');
    expect(await ask('unknown-reset@example.com')).toBe('429 too-many-requests');
  });
});

describe('changing password and address', () => {
  it('asks for the old password, and ends the other sessions', async () => {
    const person = await signUpPerson(app, { email: 'change@example.com' });
    const other = openBrowser(app);
    await keepSignIn(
      other,
      await other.send('POST', '/api/auth/sign-in', { email: 'change@example.com', password: GOOD_PASSWORD }),
    );
    const change = (body: object) => outcome(person.send('POST', '/api/auth/change-password', body));
    expect(await change({ newPassword: 'New-Orchard-42' })).toBe('400 wrong-password');
    expect(await change({ currentPassword: 'Wrong-1', newPassword: 'New-Orchard-42' })).toBe('400 wrong-password');
    expect(await change({ currentPassword: GOOD_PASSWORD, newPassword: 'Qwerty123' })).toBe('400 weak-password');
    expect(await change({ currentPassword: GOOD_PASSWORD, newPassword: 'New-Orchard-42' })).toBe('204');
    expect(await outcome(other.send('GET', '/api/auth/me'))).toBe('401 unauthenticated');
    expect(await outcome(person.send('GET', '/api/auth/me'))).toBe('200');
  });

  it('confirms the new address and warns the old one', async () => {
    const person = await signUpPerson(app, { email: 'old@example.com' });
    await signUpPerson(app, { email: 'taken@example.com' });
    const change = (email: string) =>
      outcome(person.send('POST', '/api/auth/change-email', { email, currentPassword: GOOD_PASSWORD }));
    expect(await change('taken@example.com')).toBe('409 email-already-in-use');
    expect(await change('New@example.com')).toBe('204');
    expect((await readMail(app, 'old@example.com')).subject).toBe('Your email address is about to change');
    expect(await (await person.send('GET', '/api/auth/me')).json()).toMatchObject({ email: 'old@example.com' });
    const { token } = await readMail(app, 'new@example.com');
    expect(await (await person.send('POST', '/api/auth/verify-email', { token })).json()).toEqual({
      email: 'new@example.com',
      isChanged: true,
    });
    expect(await (await person.send('GET', '/api/auth/me')).json()).toMatchObject({
      email: 'new@example.com',
      emailVerified: true,
    });
    expect((await readMail(app, 'old@example.com')).subject).toBe('Your email address was changed');
  });
});
