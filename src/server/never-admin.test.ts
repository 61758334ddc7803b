import fc from 'fast-check';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepSignIn, makePerson, openBrowser, type Browser } from '#tests/support/people.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { DOMAIN_ROUTES } from './domains.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp({ environment: { READS_PER_MINUTE: '0' } });
  admin = await makePerson(app, { email: 'admin@example.com', role: 'admin' });
});
afterAll(() => app.close());

interface Step {
  who: number;
  whom: number;
  role: string;
  /** Picks the call if the act is any call. */
  which: number;
  act: (browser: Browser, target: string, role: string, which: number) => Promise<unknown>;
}

const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);

/** Any existing call, with a body that also asks for the role. */
async function callAny(browser: Browser, target: string, role: string, which: number): Promise<void> {
  const endpoint = ENDPOINTS[which % ENDPOINTS.length];
  if (endpoint === undefined) return;
  const params = endpoint.params === undefined ? {} : Object(sampleOf(endpoint.params));
  const asked = { role, roles: [role], grantedBy: target, isAdmin: true };
  const sample: unknown = endpoint.body === undefined ? undefined : sampleOf(endpoint.body);
  const body = typeof sample === 'object' && sample !== null ? { ...sample, ...asked } : sample;
  const url = endpointUrl(endpoint.path, { ...params, userId: target });
  const response = await browser.send(endpoint.method, url, body);
  await response.body?.cancel();
}

const acts: Record<string, Step['act']> = {
  'switch role': (browser, userId, role) => browser.send('POST', '/api/auth/update-role', { userId, role }),
  'call anything': callAny,
  'call anything else': callAny,
  'switch own role': (browser, _target, role) =>
    browser.send('POST', '/api/auth/update-role', { userId: browser.user.uid, role }),
  'grant admin': (browser, target) => browser.send('POST', `/api/admin/users/${target}/grant-admin`),
  'revoke admin': (browser, target) => browser.send('POST', `/api/admin/users/${target}/revoke-admin`),
  disable: (browser, target) => browser.send('POST', `/api/admin/users/${target}/disable`, { reason: 'because' }),
  enable: (browser, target) => browser.send('POST', `/api/admin/users/${target}/enable`),
  'smuggle fields': (browser, userId, role) =>
    browser.send('PATCH', '/api/auth/me', { displayName: 'Ada Moreno', role, roles: [role], userId, isAdmin: true }),
  'sign up as': (_browser, _target, role) =>
    openBrowser(app).send('POST', '/api/auth/sign-up', {
      fullName: 'Some Body',
      email: 'not-an-address',
      password: 'Orchard-Gate-41',
      role,
      roles: ['admin'],
    }),
  'take a demo role': (_browser, _target, role) => openBrowser(app).send('POST', '/api/auth/demo', { role, roles: ['admin'] }),
  'refresh the token': async (browser) => {
    const response = await browser.send('POST', '/api/auth/token');
    if (response.ok) await keepSignIn(browser, response);
  },
  'forge a token': async (browser, target, role) => {
    const token = await new SignJWT({ sid: 'x', role, roles: [role] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(target)
      .setIssuer('realty')
      .setAudience('realty')
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode('a secret that somebody guessed, wrong'));
    return browser.send('POST', `/api/admin/users/${browser.user.uid}/grant-admin`, undefined, { token });
  },
  'end a session': (browser, target) => browser.send('DELETE', `/api/auth/sessions/${target}`),
};

const step: fc.Arbitrary<Step & { name: string }> = fc
  .record({
    name: fc.constantFrom(...Object.keys(acts)),
    who: fc.nat(2),
    whom: fc.nat(3),
    which: fc.nat(10_000),
    role: fc.constantFrom('admin', 'admin', 'vendor', 'seller', 'user', 'buyer', 'ADMIN', 'admin '),
  })
  .map((picked) => ({ ...picked, act: acts[picked.name] ?? (() => Promise.resolve()) }));

it('no sequence of calls by people without the grant ends with an administrator', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const demo = openBrowser(app, { address: `2001:db8:${Math.floor(performance.now()).toString(16).slice(-4)}::/64` });
      await keepSignIn(demo, await demo.send('POST', '/api/auth/demo', { role: 'vendor' }));
      const people = [await makePerson(app), await makePerson(app, { role: 'vendor' }), demo];
      for (const { who, whom, role, which, act } of steps) {
        const browser = people[who];
        const target = people[whom] ?? admin;
        if (browser !== undefined) await act(browser, target.user.uid, role, which);
      }
      const granted = await app.db.selectFrom('role_grants').select('user_id').where('role', '=', 'admin').execute();
      expect(granted).toEqual([{ user_id: admin.user.uid }]);
      const active = await app.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
      expect(active).toEqual([{ id: admin.user.uid }]);
      for (const browser of people) {
        const me: unknown = await (await browser.send('GET', '/api/auth/me')).json();
        expect(me).not.toMatchObject({ role: 'admin' });
        // 401 if one of the calls ended their session.
        const granting = await browser.send('POST', `/api/admin/users/${browser.user.uid}/grant-admin`);
        expect(granting.status).toBeOneOf([401, 403]);
      }
    }),
    { numRuns: 40 },
  );
  expect(await (await admin.send('GET', '/api/auth/me')).json()).toMatchObject({ role: 'admin' });
});

it('the grant counts at once, and so does its end; the last administrator stays', async () => {
  const person = await makePerson(app);
  const { uid } = person.user;
  const grant = (verb: string, id: string) => admin.send('POST', `/api/admin/users/${id}/${verb}`);
  const take = () => person.send('POST', '/api/auth/update-role', { userId: uid, role: 'admin' });
  expect((await take()).status).toBe(403);
  expect((await grant('grant-admin', uid)).status).toBe(204);
  expect(await (await take()).json()).toMatchObject({ role: 'admin', roles: ['admin', 'buyer'] });
  expect((await person.send('POST', `/api/admin/users/${uid}/enable`)).status).toBe(204);
  expect((await grant('revoke-admin', uid)).status).toBe(204);
  expect((await person.send('POST', `/api/admin/users/${uid}/enable`)).status).toBe(403);
  expect(await (await person.send('GET', '/api/auth/me')).json()).toMatchObject({ role: 'buyer' });
  expect((await grant('revoke-admin', admin.user.uid)).status).toBe(409);
  const demo = openBrowser(app, { address: '203.0.113.9' });
  await keepSignIn(demo, await demo.send('POST', '/api/auth/demo', { role: 'buyer' }));
  expect((await grant('grant-admin', demo.user.uid)).status).toBe(403);
  const actions = await app.db.selectFrom('audit_events').select('action').where('subject_id', '=', uid).orderBy('id').execute();
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['admin-granted', 'role-switched', 'admin-revoked']),
  );
});
