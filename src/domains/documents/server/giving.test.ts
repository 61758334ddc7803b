import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharp } from '#platform/files/sharp.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { DocumentAccess, DocumentRequest } from '../contract/giving.ts';
import type { VaultDocument } from '../contract/vault.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [
    await makePerson(app, { displayName: 'Ann Ray' }),
    await makePerson(app, { displayName: 'Bob Elm', email: 'bob.elm@example.com' }),
  ];
});
afterAll(() => app.close());

async function upload(name: string, content: Uint8Array): Promise<string> {
  const id = randomUUID();
  const response = await app.request(`/api/vault/documents/${id}?name=${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
    body: Buffer.from(content),
  });
  expect(await outcome(response)).toBe('200');
  return id;
}
const given = (person: Browser, id: string) => person.send('GET', `/api/documents-given/${id}/file`);

it('a document is opened by the one whose address it is shared with, who is seen, until the share ends', async () => {
  const id = await upload('offer.pdf', await writePdf());
  const grantId = randomUUID();
  const path = `/api/documents/${id}/grants/${grantId}`;
  const body = { email: 'Bob.Elm@example.com', days: 7 };
  expect(await outcome(bob.send('PUT', path, body))).toBe('404 not-found');
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  for (let at = 0; at < 2; at += 1) expect(await outcome(ann.send('PUT', path, body))).toBe('200');
  const mails = app.db.selectFrom('mail_messages').select('id').where('to_address', 'ilike', 'bob.elm@example.com');
  expect(await mails.execute()).toHaveLength(1);
  expect(await (await bob.send('GET', '/api/documents-given')).json()).toMatchObject({
    documents: [{ id, name: 'offer.pdf', from: 'Ann Ray' }],
  });
  expect(await outcome(given(bob, id))).toBe('200');
  // Sharing is of that one document, and not of the vault.
  for (const other of ['file', 'versions', 'access'])
    expect(await outcome(bob.send('GET', `/api/documents/${id}/${other}`))).toBe('404 not-found');
  const stranger = await makePerson(app, { email: 'stranger@example.com' });
  expect(await outcome(given(stranger, id))).toBe('404 not-found');
  const access = async () => (await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess;
  expect((await access()).openings.map(({ who }) => who)).toEqual(['Bob Elm']);
  await ann.send('POST', `/api/documents/${id}/trash`);
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  await ann.send('POST', `/api/documents/${id}/restore`);
  const ends = (at: Date) => app.db.updateTable('document_grants').set({ expires_at: at }).where('id', '=', grantId).execute();
  await ends(new Date(Date.now() - DAY_MS));
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  await ends(new Date(Date.now() + DAY_MS));
  expect(await outcome(given(bob, id))).toBe('200');
  expect(await outcome(bob.send('DELETE', path))).toBe('404 not-found');
  expect(await outcome(ann.send('DELETE', path))).toBe('200');
  expect(await outcome(given(bob, id))).toBe('404 not-found');
});

it('an address that is not confirmed opens nothing', async () => {
  const id = await upload('secret.pdf', await writePdf());
  await ann.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email: 'claimed@example.com', days: 7 });
  const claimed = await makePerson(app, { email: 'claimed@example.com', isVerified: false });
  expect(await outcome(given(claimed, id))).toBe('404 not-found');
  expect(await (await claimed.send('GET', '/api/documents-given')).json()).toEqual({ documents: [] });
});

it('pages that leave are stamped where their owner wants that, and nothing else leaves', async () => {
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const files = [
    { name: 'plan.pdf', content: await writePdf(2) },
    { name: 'roof.png', content: png },
    { name: 'notes.txt', content: Buffer.from('plain words') },
  ];
  for (const { name, content } of files) {
    const id = await upload(name, content);
    expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('200');
    const share = await ann.send('POST', `/api/documents/${id}/shares`, { id: randomUUID(), days: 7 });
    const token = ((await share.json()) as { path: string }).path.split('/').at(-1);
    const response = await app.request(`/api/shared/files/${token}/file`);
    if (name === 'notes.txt') {
      expect(await outcome(response)).toBe('409 conflict');
      continue;
    }
    const served = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Buffer.from(served).equals(Buffer.from(content))).toBe(false);
    if (name === 'plan.pdf') {
      const { text } = await extractText(served, { mergePages: false });
      expect(text).toHaveLength(2);
      for (const page of text) expect(page).toContain('Shared by Ann Ray');
    } else expect((await sharp(served).metadata()).width).toBe(400);
    // The owner's own copy is as it came.
    const own = await ann.send('GET', `/api/documents/${id}/file`);
    expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(((await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess).openings).toHaveLength(1);
  }
});

it('a document that was asked for comes once, into the vault of who asked', async () => {
  const requestId = randomUUID();
  const folderId = randomUUID();
  await ann.send('PUT', `/api/folders/${folderId}`, { name: 'Bank' });
  const body = { email: 'lender@firm.example', what: 'Payoff statement', folderId, days: 7 };
  expect(await outcome(bob.send('PUT', `/api/document-requests/${randomUUID()}`, body))).toBe('404 not-found');
  for (let at = 0; at < 2; at += 1)
    expect(await outcome(ann.send('PUT', `/api/document-requests/${requestId}`, body))).toBe('200');
  expect(await outcome(bob.send('PUT', `/api/document-requests/${requestId}`, { ...body, folderId: undefined }))).toBe(
    '404 not-found',
  );
  expect(await outcome(bob.send('DELETE', `/api/document-requests/${requestId}`))).toBe('404 not-found');
  const { text } = await readMail(app, 'lender@firm.example');
  const token = /\/shared\/request\/([\w-]{43})/.exec(text)?.[1] ?? expect.fail('no link in the mail');
  expect(await (await app.request(`/api/shared/requests/${token}`)).json()).toMatchObject({
    what: 'Payoff statement',
    from: 'Ann Ray',
    isDone: false,
  });
  const sendFile = (content: string | Uint8Array<ArrayBuffer>, name = 'payoff.pdf') =>
    app.request(`/api/shared/requests/${token}/file?name=${name}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: content,
    });
  expect(await outcome(sendFile('<html>'))).toBe('422 invalid');
  const pdf = Uint8Array.from(await writePdf());
  const answers = await Promise.all([outcome(sendFile(pdf)), outcome(sendFile(pdf))]);
  expect(answers).toContain('200');
  expect(await outcome(sendFile(pdf))).toBe('409 conflict');
  const { documents } = (await (await ann.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
  expect(documents.filter(({ name }) => name === 'payoff.pdf')).toMatchObject([{ folderId, sizeBytes: pdf.length }]);
  const { requests } = (await (await ann.send('GET', '/api/document-requests')).json()) as { requests: DocumentRequest[] };
  expect(requests).toMatchObject([{ what: 'Payoff statement', fulfilledAt: expect.any(String) }]);
  expect(await outcome(ann.send('DELETE', `/api/document-requests/${requestId}`))).toBe('204');
  expect(await outcome(app.request(`/api/shared/requests/${token}`))).toBe('404 not-found');
});
