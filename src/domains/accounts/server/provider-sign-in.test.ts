import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keepSignIn, makePerson, openBrowser, outcome, readMail, signUpPerson, type Browser } from '#tests/support/people.ts';
import { openTestProvider, visitProvider, type TestProvider } from '#tests/support/sign-in-providers.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

const CALLBACK = 'http://localhost:3000/api/auth/callback';
const NONCE = 'nonce-of-the-page-1';
const PEOPLE = [
  {
    sub: 'g-new',
    email: 'New.Person@example.com',
    email_verified: true,
    name: 'New Person',
    picture: 'https://pictures.invalid/new.png',
  },
  { sub: 'g-proven', email: 'proven@example.com', email_verified: true, name: 'Proven' },
  { sub: 'g-unproven', email: 'unproven@example.com', email_verified: true, name: 'Unproven' },
  { sub: 'g-claims', email: 'proven@example.com', email_verified: false, name: 'Claims' },
  { sub: 'f-silent', name: 'No Mail' },
  { sub: 'g-link', email: 'other@example.com', email_verified: true, name: 'Linker' },
  { sub: 'g-careful', email: 'careful@example.com', email_verified: true, name: 'Careful' },
];

describe('Google and Facebook, by a certified provider', () => {
  let provider: TestProvider;
  let app: TestApp;
  beforeAll(async () => {
    provider = await openTestProvider(PEOPLE, [`${CALLBACK}/google`, `${CALLBACK}/facebook`]);
    app = await openTestApp({ environment: { ...provider.environment('GOOGLE'), ...provider.environment('FACEBOOK') } });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  async function start(browser: Browser, name = 'google', link = false): Promise<string> {
    const response = await browser.send('POST', `/api/auth/providers/${name}`, { nonce: NONCE, link });
    return z.object({ url: z.string() }).parse(await response.json()).url;
  }

  async function finish(browser: Browser, target: URL): Promise<Record<string, string>> {
    const response = await browser.send('GET', `${target.pathname}${target.search}`);
    expect(response.status).toBe(303);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const location = response.headers.get('location') ?? '';
    expect(location).toMatch(/^\/auth\/callback\?/);
    return Object.fromEntries(new URL(location, CALLBACK).searchParams);
  }

  async function signIn(browser: Browser, login: string, name = 'google', link = false) {
    return finish(browser, await visitProvider(await start(browser, name, link), { login }, CALLBACK));
  }

  it('makes a buyer of a new person, and knows them again', async () => {
    const browser = openBrowser(app);
    expect(await signIn(browser, 'g-new')).toEqual({ nonce: NONCE });
    await keepSignIn(browser, await browser.send('POST', '/api/auth/token'));
    expect(browser.user).toMatchObject({
      email: 'new.person@example.com',
      displayName: 'New Person',
      role: 'buyer',
      emailVerified: true,
      // Fetched by a job: no page asks another site for it.
      photoURL: null,
    });
    const again = openBrowser(app);
    await signIn(again, 'g-new');
    expect((await keepSignIn(again, await again.send('POST', '/api/auth/token'))).user.uid).toBe(browser.user.uid);
  });

  it('joins accounts only where both sides have proven the address', async () => {
    const proven = await makePerson(app, { email: 'proven@example.com' });
    await makePerson(app, { email: 'unproven@example.com', isVerified: false });
    const browser = openBrowser(app);
    expect(await signIn(browser, 'g-claims')).toEqual({ nonce: NONCE, error: 'email-already-in-use' });
    expect(await signIn(browser, 'g-unproven')).toEqual({ nonce: NONCE, error: 'email-already-in-use' });
    expect(await signIn(browser, 'g-proven')).toEqual({ nonce: NONCE });
    expect((await keepSignIn(browser, await browser.send('POST', '/api/auth/token'))).user.uid).toBe(proven.user.uid);
    expect((await readMail(app, 'proven@example.com')).subject).toMatch(/Google can now sign in|new device/);
  });

  it('serves people without an address', async () => {
    const browser = openBrowser(app);
    expect(await signIn(browser, 'f-silent', 'facebook')).toEqual({ nonce: NONCE });
    const { user } = await keepSignIn(browser, await browser.send('POST', '/api/auth/token'));
    expect(user).toMatchObject({ email: null, emailVerified: false, displayName: 'No Mail' });
    const removal = browser.send('DELETE', '/api/auth/providers/facebook');
    expect(await outcome(removal)).toBe('409 last-sign-in-method');
  });

  it('is added to an account by its owner, once in the world', async () => {
    const person = await makePerson(app);
    expect(await signIn(person, 'g-link', 'google', true)).toEqual({ nonce: NONCE });
    const methods = await (await person.send('GET', '/api/auth/methods')).json();
    expect(methods).toMatchObject({ providers: [{ provider: 'google', email: 'other@example.com' }] });
    const other = await makePerson(app);
    expect(await signIn(other, 'g-link', 'google', true)).toEqual({ nonce: NONCE, error: 'provider-already-linked' });
    await person.send('POST', '/api/auth/change-password', { newPassword: 'Orchard-Gate-41' });
    expect(await outcome(person.send('DELETE', '/api/auth/providers/google'))).toBe('204');
    const stranger = openBrowser(app);
    expect(await outcome(stranger.send('POST', '/api/auth/providers/google', { nonce: NONCE, link: true }))).toBe(
      '401 unauthenticated',
    );
  });

  it('still asks for the second factor', async () => {
    const person = await signUpPerson(app, { email: 'careful@example.com' });
    await app.db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', person.user.uid).execute();
    const totp = {
      user_id: person.user.uid,
      encrypted_secret: Buffer.from('x'),
      created_at: new Date(),
      confirmed_at: new Date(),
    };
    await app.db.insertInto('user_totp').values(totp).execute();
    const browser = openBrowser(app);
    expect(await signIn(browser, 'g-careful')).toEqual({ nonce: NONCE, error: 'second-factor', challenge: expect.any(String) });
    expect(browser.cookies.has('realty_session')).toBe(false);
  });

  it('says so when the person declines', async () => {
    const browser = openBrowser(app);
    const target = await visitProvider(await start(browser), 'deny', CALLBACK);
    expect(await finish(browser, target)).toEqual({ nonce: NONCE, error: 'popup-closed-by-user' });
  });

  it('is finished once, and only by the browser that began', async () => {
    const browser = openBrowser(app);
    const target = await visitProvider(await start(browser), { login: 'g-new' }, CALLBACK);
    expect(await finish(openBrowser(app), target)).toEqual({ error: 'challenge-expired' });
    const elsewhere = new URL(target.href.replace('/google', '/facebook'));
    expect(await finish(browser, elsewhere)).toEqual({ error: 'challenge-expired' });
    expect(await finish(browser, target)).toEqual({ error: 'challenge-expired' });
  });

  it('is off where the operator has no account with it', async () => {
    const plain = await openTestApp();
    try {
      expect(await (await plain.request('/api/auth/options')).json()).toMatchObject({
        providers: { google: false, facebook: false },
      });
      expect(await outcome(plain.post('/api/auth/providers/google', { nonce: NONCE }))).toBe('501 configuration-not-found');
    } finally {
      await plain.close();
    }
  });
});

describe('a provider whose issuer is known', () => {
  let forger: OAuth2Server;
  let app: TestApp;
  let forge: (claims: Record<string, unknown>) => void = () => undefined;
  let userInfo: Record<string, unknown> = { sub: 'mock-1', email: 'mock@example.com', email_verified: true, name: 'Mock Person' };
  beforeAll(async () => {
    forger = new OAuth2Server();
    await forger.issuer.keys.generate('RS256');
    await forger.start(0, '127.0.0.1');
    const issuer = forger.issuer.url ?? '';
    app = await openTestApp({
      environment: {
        GOOGLE_CLIENT_ID: 'realty',
        GOOGLE_CLIENT_SECRET: 'secret',
        GOOGLE_ISSUER: issuer,
        GOOGLE_AUTHORIZATION_URL: `${issuer}/authorize`,
        GOOGLE_TOKEN_URL: `${issuer}/token`,
        GOOGLE_USERINFO_URL: `${issuer}/userinfo`,
        GOOGLE_JWKS_URL: `${issuer}/jwks`,
      },
    });
    forger.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => forge(token.payload));
    forger.service.on('beforeUserinfo', (info: { body: Record<string, unknown> }) => {
      info.body = userInfo;
    });
  });
  afterAll(async () => {
    await app.close();
    await forger.stop().catch(() => undefined);
  });

  async function signInWith(claims: Record<string, unknown>, spoil: (idToken: string) => string = (token) => token) {
    const browser = openBrowser(app);
    const response = await browser.send('POST', '/api/auth/providers/google', { nonce: NONCE });
    const { url } = z.object({ url: z.string() }).parse(await response.json());
    const { nonce, state } = Object.fromEntries(new URL(url).searchParams);
    forge = (payload) => Object.assign(payload, { sub: 'mock-1', aud: 'realty', nonce, ...claims });
    forger.service.once('beforeResponse', (answer: { body: Record<string, unknown> }) => {
      answer.body['id_token'] = spoil(String(answer.body['id_token']));
    });
    const visit = await fetch(url, { redirect: 'manual' });
    const code = new URL(visit.headers.get('location') ?? '').searchParams.get('code');
    const done = await browser.send(
      'GET',
      `/api/auth/callback/google?${new URLSearchParams({ code: code ?? '', state: state ?? '' })}`,
    );
    return new URL(done.headers.get('location') ?? '', CALLBACK).searchParams.get('error');
  }

  it('is believed when its token holds', async () => {
    expect(await signInWith({})).toBeNull();
  });

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another visit', { nonce: 'another' }],
    ['that has expired', { exp: 1000 }],
    ['of another person than the user info', { sub: 'mock-2' }],
  ])('is not believed with a token %s', async (_name, claims) => {
    expect(await signInWith(claims)).toBe('provider-failed');
  });

  it('is not believed with a token that it did not sign', async () => {
    const spoil = (token: string) => {
      const [header, payload, signature = ''] = token.split('.');
      return [header, payload, `${signature.slice(0, -8)}AAAAAAAA`].join('.');
    };
    expect(await signInWith({}, spoil)).toBe('provider-failed');
  });

  it('may sign in another way, and change its keys', async () => {
    await forger.issuer.keys.generate('ES256');
    await forger.issuer.keys.generate('PS256');
    // It signs with each of its keys in turn.
    for (let turn = 0; turn < 3; turn += 1) expect(await signInWith({})).toBeNull();
  });

  it('vouches for the address beside which it says so alone', async () => {
    const owner = await makePerson(app, { email: 'owner@example.com' });
    userInfo = { sub: 'mock-3', email: 'owner@example.com', name: 'Mallory' };
    expect(await signInWith({ sub: 'mock-3', email: 'mallory@example.com', email_verified: true })).toBe('email-already-in-use');
    const links = app.db.selectFrom('provider_accounts').selectAll().where('user_id', '=', owner.user.uid);
    expect(await links.execute()).toEqual([]);
    userInfo = { sub: 'mock-1', email: 'mock@example.com', email_verified: true, name: 'Mock Person' };
  });

  it('that is down fails plainly, and works when it is back', async () => {
    const { port } = forger.address();
    const browser = openBrowser(app);
    await forger.stop();
    const response = await browser.send('POST', '/api/auth/providers/google', { nonce: NONCE });
    const { url } = z.object({ url: z.string() }).parse(await response.json());
    const state = new URL(url).searchParams.get('state') ?? '';
    const done = await browser.send('GET', `/api/auth/callback/google?${new URLSearchParams({ code: 'x', state })}`);
    expect(done.headers.get('location')).toContain('error=provider-failed');
    await forger.start(port, '127.0.0.1');
    expect(await signInWith({})).toBeNull();
  });
});
