import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#lib/time-units.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { GOOD_PASSWORD, keepSignIn, openBrowser, outcome, signUpPerson } from '#tests/support/people.ts';
import { purgeDemoUsers } from './demo-sign-in.ts';

let app: TestApp;
const clock = Date.parse('2026-11-21T09:00:00Z');
beforeAll(async () => {
  app = await openTestApp({ now: () => clock });
});
afterAll(() => app.close());

describe('demo people', () => {
  it('have their own kind of id, take any role but admin, get no mail, and are gone after a day', async () => {
    const browser = openBrowser(app);
    await keepSignIn(browser, await browser.send('POST', '/api/auth/demo', { role: 'seller' }));
    const { uid } = browser.user;
    expect(uid).toMatch(/^demo-seller-\d{13}$/);
    expect(browser.user).toMatchObject({ role: 'seller', isDemo: true });
    const switchTo = (role: string) => outcome(browser.send('POST', '/api/auth/update-role', { userId: uid, role }));
    expect(await switchTo('vendor')).toBe('200');
    expect(await switchTo('admin')).toBe('403 forbidden');
    expect(await outcome(browser.send('POST', '/api/auth/verify-email/send'))).toBe('403 not-for-demo');
    expect(await outcome(browser.send('POST', '/api/auth/change-password', { newPassword: GOOD_PASSWORD }))).toBe(
      '403 not-for-demo',
    );
    await app.ctx().mail.queue(app.db, [{ to: browser.user.email ?? '', subject: 'x', body: null as never }]);
    const mails = await app.db.selectFrom('mail_messages').select('id').where('to_address', 'like', '%.invalid').execute();
    expect(mails).toEqual([]);
    await purgeDemoUsers({ db: app.db, now: new Date(clock + 24 * HOUR_MS) });
    expect(await outcome(browser.send('GET', '/api/auth/me'))).toBe('200');
    await purgeDemoUsers({ db: app.db, now: new Date(clock + 24 * HOUR_MS + 60_000) });
    expect(await outcome(browser.send('GET', '/api/auth/me'))).toBe('401 unauthenticated');
  });

  it('come beside the account that is signed in, which is there again afterwards; a real sign-in ends them', async () => {
    const browser = await signUpPerson(app, { email: 'curious@example.com' });
    const { uid } = browser.user;
    const account = browser.token;
    const enter = async () => keepSignIn(browser, await browser.send('POST', '/api/auth/demo', { role: 'buyer' }));
    const renew = (which: string) => browser.send('POST', `/api/auth/token${which}`);
    const demo = await enter();
    expect((await keepSignIn(browser, await renew('?demo=1'))).user.uid).toBe(demo.user.uid);
    expect((await keepSignIn(browser, await renew(''))).user.uid).toBe(uid);
    expect(await outcome(browser.send('POST', '/api/auth/sign-out?demo=1'))).toBe('204');
    expect(await outcome(renew('?demo=1'))).toBe('401 user-token-expired');
    expect(await outcome(browser.send('GET', '/api/auth/me', undefined, { token: demo.token }))).toBe('401 unauthenticated');
    expect(await outcome(browser.send('GET', '/api/auth/me', undefined, { token: account }))).toBe('200');

    const second = await enter();
    const form = { email: 'curious@example.com', password: GOOD_PASSWORD };
    await keepSignIn(browser, await browser.send('POST', '/api/auth/sign-in', form));
    expect(await outcome(renew('?demo=1'))).toBe('401 user-token-expired');
    expect(await outcome(browser.send('GET', '/api/auth/me', undefined, { token: second.token }))).toBe('401 unauthenticated');
    await enter();
    expect(await outcome(browser.send('POST', '/api/auth/sign-out'))).toBe('204');
    for (const which of ['', '?demo=1']) expect(await outcome(renew(which))).toBe('401 user-token-expired');
  });

  it('may begin in one millisecond', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const browser = openBrowser(app);
        return (await keepSignIn(browser, await browser.send('POST', '/api/auth/demo', { role: 'buyer' }))).user.uid;
      }),
    );
    expect(new Set(ids).size).toBe(3);
  });
});
