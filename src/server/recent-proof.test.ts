import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVERYDAY_CALLS } from '#tests/support/everyday-calls.ts';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { sampleOf } from '#tests/support/sample-of.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { endpointUrl, type Endpoint } from '#lib/endpoint.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);

/** Calls by which the signed-in write, or fetch files. Anyone may make public calls; reads show only what pages show. */
const DECIDED = ENDPOINTS.filter(
  ({ access, method, produces }) => access !== 'public' && (method !== 'GET' || produces !== undefined),
);

/** The calls of `defineSharing` and `defineInviting` are everyday ones, for every kind of thing. */
const SHARING = /^(POST .+\/shares|DELETE .+\/shares\/\{shareId\})$/;
const INVITING =
  /^(POST .+\/invitations?|DELETE .+\/(invitations\/\{invitationId\}|invitation)|POST .+-invitations\/\{token\}\/accept)$/;

describe('every call of the signed-in that writes or gives out a file', () => {
  it('asks for a proof, or is an everyday one', () => {
    const undecided = DECIDED.filter((endpoint) => endpoint.proof === undefined)
      .map(nameOf)
      .filter((name) => !SHARING.test(name) && !INVITING.test(name));
    expect(undecided.toSorted(), 'say proof in the contract, or name the call in tests/support/everyday-calls.ts').toEqual(
      EVERYDAY_CALLS.toSorted(),
    );
  });

  it('asks for one wherever it is about sign-in or people’s accounts', () => {
    const accounts = DECIDED.filter(({ path }) => /^\/api\/(admin|auth\/(passkeys|two-factor|sessions|providers))\b/.test(path));
    expect(accounts.length).toBeGreaterThan(10);
    expect(accounts.filter(({ proof }) => proof !== 'recent').map(nameOf)).toEqual([]);
  });
});

it('is asked of who gives papers away, or deletes what cannot be brought back', () => {
  const proven = ENDPOINTS.filter(({ proof }) => proof === 'recent').map(nameOf);
  expect(proven).toEqual(
    expect.arrayContaining([
      'POST /api/documents/{documentId}/shares',
      'POST /api/contracts/{contractId}/shares',
      'PUT /api/documents/{documentId}/grants/{grantId}',
      'GET /api/loan-application/document.pdf',
      'DELETE /api/loan-application',
      'DELETE /api/roadmap',
      'DELETE /api/vault/trash',
    ]),
  );
});

describe('a proof', () => {
  let app: TestApp;
  let admin: Browser;
  let clock = Date.parse('2026-11-21T09:00:00Z');
  beforeAll(async () => {
    app = await openTestApp({ now: () => clock });
    admin = await makePerson(app, { role: 'admin' });
  });
  afterAll(() => app.close());

  function call(endpoint: Endpoint): Promise<string> {
    const params = endpoint.params === undefined ? {} : z.record(z.string(), z.unknown()).parse(sampleOf(endpoint.params));
    const body = endpoint.body === undefined ? undefined : sampleOf(endpoint.body);
    return outcome(admin.send(endpoint.method, endpointUrl(endpoint.path, params), body));
  }

  const PROVEN = ENDPOINTS.filter(({ proof }) => proof === 'recent');

  it('that is older than ten minutes opens none of these calls, one from now does', async () => {
    expect(PROVEN.length).toBeGreaterThan(15);
    clock += 601_000;
    for (const endpoint of PROVEN)
      expect([nameOf(endpoint), await call(endpoint)]).toEqual([nameOf(endpoint), '403 recent-sign-in-needed']);
    for (const endpoint of PROVEN) {
      await app.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(clock) })
        .execute();
      expect([nameOf(endpoint), await call(endpoint)]).not.toContain('403 recent-sign-in-needed');
    }
  });

  it('by the password is asked where the contract says so', async () => {
    clock += 601_000;
    for (const [path, body] of [
      ['change-password', { newPassword: 'New-Orchard-42' }],
      ['change-email', { email: 'elsewhere@example.com' }],
      ['confirm-identity', {}],
    ] as const) {
      const endpoint = ENDPOINTS.find((known) => known.path === `/api/auth/${path}`);
      expect(endpoint?.proof).toBe('password');
      const answer = await outcome(admin.send('POST', `/api/auth/${path}`, body));
      expect([path, answer]).toEqual([path, expect.stringMatching(/^(400 wrong-password|403 recent-sign-in-needed)$/)]);
    }
    expect(ENDPOINTS.filter(({ proof }) => proof === 'password')).toHaveLength(3);
  });

  it('is asked of who links a provider to an account', async () => {
    const visit = { nonce: 'nonce-of-the-page-1', link: true };
    const google = await openTestApp({ environment: { GOOGLE_CLIENT_ID: 'us', GOOGLE_CLIENT_SECRET: 'secret' } });
    try {
      const person = await makePerson(google);
      const answer = () => outcome(person.send('POST', '/api/auth/providers/google', visit));
      expect(await answer()).toBe('200');
      await google.db
        .updateTable('sessions')
        .set({ authenticated_at: new Date(Date.now() - 601_000) })
        .execute();
      expect(await answer()).toBe('403 recent-sign-in-needed');
    } finally {
      await google.close();
    }
  });
});
