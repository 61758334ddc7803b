import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openAuthenticator } from '#tests/support/authenticator.ts';
import { GOOD_PASSWORD, keepSignIn, openBrowser, outcome, readMail, signUpPerson, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let clock = Date.parse('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
});
afterAll(() => app.close());

describe('two-factor sign-in', () => {
  const email = 'careful@example.com';
  let person: Browser;
  let recoveryCodes: string[];
  let secret: string;
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock });
  beforeAll(async () => {
    person = await signUpPerson(app, { email });
  });

  async function begin(): Promise<{ browser: Browser; challenge: string }> {
    const browser = openBrowser(app);
    const response = await browser.send('POST', '/api/auth/sign-in', { email, password: GOOD_PASSWORD });
    expect(response.headers.getSetCookie()).toEqual([]);
    return {
      browser,
      challenge: z.object({ status: z.literal('second-factor'), challenge: z.string() }).parse(await response.json()).challenge,
    };
  }

  it('is on once a code of the app proves it right', async () => {
    const begun = await person.send('POST', '/api/auth/two-factor');
    const answer = z.object({ secret: z.string(), uri: z.string() }).parse(await begun.json());
    secret = answer.secret;
    expect(answer.uri).toMatch(/^otpauth:\/\/totp\/Realty%20AI:careful%40example\.com\?/);
    const stored = await app.db.selectFrom('user_totp').select('encrypted_secret').executeTakeFirstOrThrow();
    expect(stored.encrypted_secret.includes(secret)).toBe(false);
    expect(await outcome(person.send('POST', '/api/auth/two-factor/confirm', { code: '000000' }))).toBe('400 wrong-code');
    const confirmed = await person.send('POST', '/api/auth/two-factor/confirm', { code: code() });
    recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).parse(await confirmed.json()).recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it('asks for a code after the password, and takes each code once', async () => {
    const { browser, challenge } = await begin();
    expect(await outcome(browser.send('POST', '/api/auth/second-factor', { challenge, code: code() }))).toBe('401 wrong-code');
    clock += 30_000;
    await keepSignIn(browser, await browser.send('POST', '/api/auth/second-factor', { challenge, code: code() }));
    expect(await outcome(browser.send('POST', '/api/auth/second-factor', { challenge, code: code() }))).toBe(
      '410 challenge-expired',
    );
    const again = await begin();
    const replay = again.browser.send('POST', '/api/auth/second-factor', { challenge: again.challenge, code: code() });
    expect(await outcome(replay)).toBe('401 wrong-code');
  });

  it('takes a recovery code in its place, once', async () => {
    const use = async () => {
      const { browser, challenge } = await begin();
      return outcome(
        browser.send('POST', '/api/auth/second-factor', { challenge, code: recoveryCodes[0]?.toUpperCase().replace('-', ' ') }),
      );
    };
    expect(await use()).toBe('200');
    expect(await use()).toBe('401 wrong-code');
    expect(await outcome(person.send('POST', '/api/auth/confirm-identity', { code: '000000' }))).toBe('400 wrong-code');
    const methods = await (await person.send('GET', '/api/auth/methods')).json();
    expect(methods).toMatchObject({ twoFactor: { isOn: true, recoveryCodesLeft: 9 } });
  });

  it('stops guesses', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { browser, challenge } = await begin();
      for (let n = 0; n < 6; n += 1)
        outcomes.push(await outcome(browser.send('POST', '/api/auth/second-factor', { challenge, code: '123456' })));
    }
    expect(outcomes).toContain('410 challenge-expired');
    expect(outcomes.at(-2)).toBe('429 too-many-requests');
  });

  it('is turned off only by who has just signed in', async () => {
    const start = clock;
    clock += 600_000;
    expect(await outcome(person.send('DELETE', '/api/auth/two-factor'))).toBe('403 recent-sign-in-needed');
    expect(await outcome(person.send('POST', '/api/auth/confirm-identity', { password: 'Wrong-1' }))).toBe('400 wrong-password');
    expect(await outcome(person.send('POST', '/api/auth/confirm-identity', { password: GOOD_PASSWORD }))).toBe('204');
    expect(await outcome(person.send('DELETE', '/api/auth/two-factor'))).toBe('204');
    clock = start;
    expect(await outcome(openBrowser(app).send('POST', '/api/auth/sign-in', { email, password: GOOD_PASSWORD }))).toBe('200');
  });
});

describe('a passkey', () => {
  const begunSchema = z.object({ challenge: z.string(), options: z.object({ challenge: z.string() }) });
  const origin = 'http://localhost:3000';
  let person: Browser;
  const device = openAuthenticator({ rpId: 'localhost', origin });
  beforeAll(async () => {
    person = await signUpPerson(app, { email: 'passkey@example.com' });
  });

  async function register(browser: Browser, authenticator: typeof device): Promise<Response> {
    const { challenge, options } = begunSchema.parse(await (await browser.send('POST', '/api/auth/passkeys/options')).json());
    return browser.send('POST', '/api/auth/passkeys', { challenge, name: 'My laptop', answer: authenticator.create(options) });
  }

  async function signIn(browser: Browser, authenticator: typeof device): Promise<Response> {
    const { challenge, options } = begunSchema.parse(
      await (await browser.send('POST', '/api/auth/passkeys/sign-in-options')).json(),
    );
    return browser.send('POST', '/api/auth/passkeys/sign-in', { challenge, answer: authenticator.get(options) });
  }

  it('signs in once it was added', async () => {
    const added = await register(person, device);
    expect(await added.json()).toMatchObject({ id: device.id, name: 'My laptop', lastUsedAt: null });
    const browser = openBrowser(app);
    const { user } = await keepSignIn(browser, await signIn(browser, device));
    expect(user.uid).toBe(person.user.uid);
    expect(await outcome(register(person, device))).toBe('409 conflict');
  });

  it('counts for its own site and its own challenge only', async () => {
    const foreign = openAuthenticator({ rpId: 'localhost', origin: 'https://evil.example' });
    expect(await outcome(register(person, foreign))).toBe('400 invalid-credentials');
    expect(await outcome(signIn(openBrowser(app), foreign))).toBe('401 invalid-credentials');
    const browser = openBrowser(app);
    const begun = begunSchema.parse(await (await browser.send('POST', '/api/auth/passkeys/sign-in-options')).json());
    const answer = device.get({ challenge: 'AAAA' });
    const wrong = browser.send('POST', '/api/auth/passkeys/sign-in', { challenge: begun.challenge, answer });
    expect(await outcome(wrong)).toBe('400 invalid-credentials');
    const late = browser.send('POST', '/api/auth/passkeys/sign-in', {
      challenge: begun.challenge,
      answer: device.get(begun.options),
    });
    expect(await outcome(late)).toBe('410 challenge-expired');
  });

  it('is removed by its owner, where another way to sign in is left', async () => {
    const stranger = await signUpPerson(app);
    expect(await outcome(stranger.send('DELETE', `/api/auth/passkeys/${device.id}`))).toBe('404 not-found');
    const { uid } = person.user;
    const password = await app.db
      .deleteFrom('user_passwords')
      .where('user_id', '=', uid)
      .returningAll()
      .executeTakeFirstOrThrow();
    expect(await outcome(person.send('DELETE', `/api/auth/passkeys/${device.id}`))).toBe('409 last-sign-in-method');
    await app.db.insertInto('user_passwords').values(password).execute();
    expect(await outcome(person.send('DELETE', `/api/auth/passkeys/${device.id}`))).toBe('204');
    const mail = await readMail(app, 'passkey@example.com');
    expect(mail).toMatchObject({
      subject: 'A passkey was removed from your account',
      text: expect.stringContaining('“My laptop”'),
    });
    expect(await outcome(signIn(openBrowser(app), device))).toBe('401 invalid-credentials');
  });
});
