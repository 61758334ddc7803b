import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listConsents } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor, signInAt, idOf } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { BACKGROUND_CONSENT } from '../model/background-consent.ts';
import { MOST_EVIDENCE } from '../model/limits.ts';
import { consentToBackgroundCheck } from './background-consent.ts';
import { addInsurance, addLicense, removeLicense } from './credentials.ts';
import { deleteEvidence, serveEvidence, serveReviewedFile, uploadEvidence } from './evidence.ts';
import { getOwnVendor } from './present-own.ts';
import { addVerification, getVendorToReview } from './review-vendors.ts';

let app: TestApp;
let owner: ServerContext;
let worker: ServerContext;
let rival: ServerContext;
let admin: ServerContext;
let vendorId: string;

beforeAll(async () => {
  app = await openTestApp();
  const signIn = signInAt(() => app);
  [owner, worker, rival] = [await signIn('Olga'), await signIn('Wes'), await signIn('Rita')];
  admin = { ...app.ctx(), actor: { ...(await addActor(app.db, { name: 'Ada Min' })), role: 'admin', roles: ['admin'] } };
  vendorId = await addVendor(app.db, {
    categories: ['plumber'],
    members: [
      { userId: idOf(owner), role: 'owner' },
      { userId: idOf(worker), role: 'worker' },
    ],
  });
  await addVendor(app.db, { name: 'Rival', categories: ['plumber'], members: [{ userId: idOf(rival), role: 'owner' }] });
});
afterAll(() => app.close());

const upload = (ctx: ServerContext, credentialId: string, documentId: string = randomUUID()) =>
  uploadEvidence(ctx, {
    credentialId,
    documentId,
    name: 'certificate.pdf',
    request: new Request('http://x/', { method: 'PUT', body: '%PDF-1.7 certificate' }),
  });

it('of licenses and insurance comes from the team and is read by it and by those who review', async () => {
  const licenseId = randomUUID();
  const policyId = randomUUID();
  await addLicense(owner, { id: licenseId, categoryKey: 'plumber', state: 'CO', number: 'PL-1', expiresOn: '2099-01-01' });
  await addInsurance(owner, {
    id: policyId,
    kind: 'general-liability',
    carrier: 'Acme',
    number: 'GL-1',
    limitCents: 1_000_000_00,
    expiresOn: '2099-01-01',
  });
  const { id: documentId } = await upload(owner, licenseId);
  await upload(owner, policyId);
  // Sent again, it is the same file.
  expect(await upload(owner, licenseId, documentId)).toMatchObject({ id: documentId, item: licenseId });
  const own = await getOwnVendor(owner);
  expect(own?.licenses[0]?.files).toMatchObject([{ documentId, name: 'certificate.pdf' }]);
  expect(own?.insurance[0]?.files).toHaveLength(1);

  const file = { credentialId: licenseId, documentId };
  expect(await (await serveEvidence(owner, file)).text()).toContain('certificate');
  expect(await (await serveReviewedFile(admin, { vendorId, documentId })).text()).toContain('certificate');
  for (const [code, attempt] of [
    ['not-found', () => upload(rival, licenseId)],
    ['not-found', () => serveEvidence(rival, file)],
    ['not-found', () => deleteEvidence(rival, file)],
    ['forbidden', () => upload(worker, licenseId)],
    ['forbidden', () => serveReviewedFile(owner, { vendorId, documentId })],
    ['not-found', () => serveEvidence(owner, { credentialId: policyId, documentId })],
    ['not-found', () => upload(owner, randomUUID())],
  ] as const)
    await expect(attempt(), attempt.toString()).rejects.toMatchObject({ code });

  for (let more = 1; more < MOST_EVIDENCE; more += 1) await upload(owner, licenseId);
  await expect(upload(owner, licenseId)).rejects.toMatchObject({ code: 'conflict' });
  expect((await deleteEvidence(owner, file)).licenses[0]?.files).toHaveLength(MOST_EVIDENCE - 1);
  await removeLicense(owner, licenseId);
  await expect(upload(owner, licenseId)).rejects.toMatchObject({ code: 'not-found' });
});

it('of somebody’s background is looked for only while they agree, in words that are kept', async () => {
  const check = () =>
    addVerification(admin, {
      vendorId,
      id: randomUUID(),
      kind: 'background-check',
      aboutId: null,
      outcome: 'passed',
      what: 'No entry in public criminal records',
      evidence: 'A report of that day',
      expiresOn: '2099-01-01',
    });
  await expect(check()).rejects.toMatchObject({ code: 'invalid', fields: { kind: expect.any(String) } });
  const say = (ctx: ServerContext, isGiven: boolean, version: string = BACKGROUND_CONSENT.version) =>
    consentToBackgroundCheck(ctx, { isGiven, version });
  await expect(say(worker, true, '2020-01')).rejects.toMatchObject({ code: 'stale' });
  await say(worker, true);
  await say(worker, true);
  expect((await getVendorToReview(admin, vendorId)).vendor.background).toMatchObject([{ name: 'Wes' }]);
  await check();
  expect((await say(worker, false)).background).toEqual([]);
  await expect(check()).rejects.toMatchObject({ code: 'invalid' });
  const lines = await listConsents(app.db, idOf(worker));
  expect(lines.map(({ kind, is_given, text }) => [kind, is_given, text])).toEqual(
    [false, true].map((isGiven) => ['background-check', isGiven, BACKGROUND_CONSENT.text]),
  );
  const nobody = { ...app.ctx(), actor: await addActor(app.db, { name: 'Nobody' }) };
  await expect(say(nobody, true)).rejects.toMatchObject({ code: 'not-found' });
});
