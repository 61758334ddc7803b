import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { consentToSign, signDocument } from '#domains/signing/server/index.ts';
import { sealEnvelopes } from '#domains/signing/server/seal-envelopes.ts';
import { openToSign } from '#domains/signing/server/to-sign.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { idOf } from '#tests/support/actors.ts';
import { addZip, quoteLead, quoteTerms, sendRequest, hiringOn } from '#tests/support/hiring.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { sendAgreement, serveAgreement } from './agreements.ts';
import { moveEngagement } from './move-engagement.ts';
import { acceptQuote } from './move-quote.ts';
import { showEngagement } from './show-engagements.ts';

let app: TestApp;
let client: ServerContext;
let owner: ServerContext;
let stranger: ServerContext;
let manager: ServerContext;
let worker: ServerContext;
let engagementId: string;

const { signIn } = hiringOn(() => app);
const send = (ctx: ServerContext, envelopeId = randomUUID()) =>
  sendAgreement(ctx, { engagementId, envelopeId, timeZone: 'America/Denver' });

beforeAll(async () => {
  app = await openTestApp();
  await addZip(app.db);
});
afterAll(() => app.close());

/** A client hired a professional, who has not confirmed the job yet. */
beforeEach(async () => {
  [client, owner, stranger] = [await signIn('Clara Weiss'), await signIn('Olga Diaz'), await signIn('Sten')];
  [manager, worker] = [await signIn('Mo Reyes'), await signIn('Wes Lund')];
  const vendorId = await addVendor(app.db, {
    name: 'Bright Homes',
    categories: ['cleaner'],
    members: [
      { userId: idOf(owner), role: 'owner' },
      { userId: idOf(manager), role: 'manager' },
      { userId: idOf(worker), role: 'worker' },
    ],
  });
  const request = await sendRequest(client, [vendorId]);
  const quoteId = await quoteLead(owner, request.leads[0]?.id ?? '', quoteTerms({ notes: 'Windows are not included.' }));
  engagementId = randomUUID();
  await acceptQuote(client, { quoteId, engagementId, startsAt: null });
});

const confirm = () => moveEngagement(owner, { engagementId, verb: 'confirm', reason: '' });

async function sign(ctx: ServerContext, name: string): Promise<void> {
  const { agreement } = await showEngagement(ctx, engagementId);
  const { path } = await openToSign(ctx, agreement?.recipientId ?? '');
  const guest: ServerContext = { ...app.ctx(), actor: { kind: 'anonymous', address: '198.51.100.7' } };
  const asked = { token: path.split('/').at(-1) ?? '', request: new Request('http://home.example/') };
  await consentToSign(guest, asked);
  await signDocument(guest, { ...asked, answers: { signature: { kind: 'typed', text: name }, initials: null, values: {} } });
}

it('is made of what was accepted, signed by both, and then there for both, and for nobody else', async () => {
  await expect(send(owner)).rejects.toMatchObject({ code: 'conflict' });
  await confirm();
  await expect(send(client)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(send(stranger)).rejects.toMatchObject({ code: 'not-found' });
  await expect(sendAgreement(owner, { engagementId, envelopeId: randomUUID(), timeZone: 'Moon/Base' })).rejects.toMatchObject({
    fields: { timeZone: expect.any(String) },
  });
  const envelopeId = randomUUID();
  const sent = await send(owner, envelopeId);
  expect(sent.agreement).toMatchObject({
    envelopeId,
    status: 'pending',
    people: [
      { name: 'Clara Weiss', side: 'client', signedAt: null },
      { name: 'Olga Diaz', side: 'vendor', signedAt: null },
    ],
  });
  expect(sent.files).toMatchObject([{ name: expect.stringMatching(/^Service agreement, request \d+\.pdf$/) }]);
  // The same again, and another one while this one waits.
  expect((await send(owner, envelopeId)).agreement?.envelopeId).toBe(envelopeId);
  await expect(send(owner)).rejects.toMatchObject({ code: 'conflict' });
  await expect(serveAgreement(client, engagementId)).rejects.toMatchObject({ code: 'not-found' });
  await sign(client, 'Clara Weiss');
  expect((await showEngagement(client, engagementId)).agreement).toMatchObject({ recipientId: null });
  await sign(owner, 'Olga Diaz');
  await sealEnvelopes(app.ctx());
  for (const side of [client, owner])
    expect((await showEngagement(side, engagementId)).agreement).toMatchObject({ status: 'completed', recipientId: null });
  const text = await readPdf(Buffer.from(await (await serveAgreement(client, engagementId)).arrayBuffer()));
  for (const said of ['Bright Homes', 'Clara Weiss', '12 Elm Street', '$413.48', 'Windows are not included.', 'Denver, 8.81%'])
    expect(text).toContain(said);
  await expect(serveAgreement(stranger, engagementId)).rejects.toMatchObject({ code: 'not-found' });
  await expect(send(owner)).rejects.toMatchObject({ code: 'conflict' });
});

it('is signed by whoever of the team sent it, and by nobody else of it', async () => {
  await confirm();
  await expect(send(worker)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await showEngagement(worker, engagementId)).verbs).not.toContain('cancel');
  await send(manager);
  const seen = async (ctx: ServerContext) => (await showEngagement(ctx, engagementId)).agreement;
  const asked = (await seen(manager))?.recipientId;
  expect(asked).toEqual(expect.any(String));
  for (const colleague of [owner, worker]) {
    expect(await seen(colleague)).toMatchObject({ recipientId: null, people: [{ side: 'client' }, { name: 'Mo Reyes' }] });
    await expect(openToSign(colleague, asked ?? '')).rejects.toMatchObject({ code: 'not-found' });
  }
  expect((await seen(client))?.recipientId).not.toBe(asked);
  await sign(manager, 'Mo Reyes');
  expect(await seen(manager)).toMatchObject({
    recipientId: null,
    people: [{ signedAt: null }, { signedAt: expect.any(String) }],
  });
});

it('is not signed anymore once the job is off', async () => {
  await confirm();
  await send(owner);
  await moveEngagement(client, { engagementId, verb: 'cancel', reason: 'We do it ourselves' });
  expect((await showEngagement(owner, engagementId)).agreement).toMatchObject({ status: 'cancelled', recipientId: null });
  await expect(send(owner)).rejects.toMatchObject({ code: 'conflict' });
});
