import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/time-units.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { DocumentRequest } from '../contract/giving.ts';
import type { VaultDocument } from '../contract/vault.ts';
import { QUIET_MINUTES } from '../model/request-terms.ts';
import { tellOfFiles } from './tell-what-came.ts';
import { openVaults } from '#tests/support/vaults.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  ({ app, ann, bob } = await openVaults());
});
afterAll(() => app.close());

it('a document that was asked for comes once, into the vault of who asked', async () => {
  const requestId = randomUUID();
  const folderId = randomUUID();
  await ann.send('PUT', `/api/folders/${folderId}`, { name: 'Bank' });
  const body = { email: 'lender@firm.example', what: 'Payoff statement', folderId, days: 7, timeZone: 'America/Phoenix' };
  expect(await outcome(bob.send('PUT', `/api/document-requests/${randomUUID()}`, body))).toBe('404 not-found');
  for (let at = 0; at < 2; at += 1)
    expect(await outcome(ann.send('PUT', `/api/document-requests/${requestId}`, body))).toBe('200');
  expect(await outcome(bob.send('PUT', `/api/document-requests/${requestId}`, { ...body, folderId: undefined }))).toBe(
    '404 not-found',
  );
  expect(await outcome(bob.send('DELETE', `/api/document-requests/${requestId}`))).toBe('404 not-found');
  const { text } = await readMail(app, 'lender@firm.example');
  expect(text).toMatch(/can send it until \w{3} \d{1,2}, \d{4}, .* MST\. /);
  const token = /\/shared\/request\/([\w-]{43})/.exec(text)?.[1] ?? expect.fail('no link in the mail');
  expect(await (await app.request(`/api/shared/requests/${token}`)).json()).toMatchObject({
    what: 'Payoff statement',
    from: 'Ann Ray',
    isDone: false,
  });
  const sendFile = (content: string | Uint8Array<ArrayBuffer>, file?: string) =>
    app.request(`/api/shared/requests/${token}/file?name=payoff.pdf${file === undefined ? '' : `&file=${file}`}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: content,
    });
  expect(await outcome(sendFile('<html>'))).toBe('422 invalid');
  const pdf = Uint8Array.from(await writePdf());
  const file = randomUUID();
  const answers = await Promise.all([outcome(sendFile(pdf)), outcome(sendFile(pdf, file))]);
  expect(answers.toSorted()).toEqual(['200', '409 conflict']);
  // Who sends the same again, after an answer that got lost, has the first answer; anything else comes too late.
  expect(await outcome(sendFile(pdf, file))).toBe(answers[1]);
  for (const other of [undefined, randomUUID()]) expect(await outcome(sendFile(pdf, other))).toBe('409 conflict');
  const { documents } = (await (await ann.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
  expect(documents.filter(({ name }) => name === 'payoff.pdf')).toMatchObject([{ folderId, sizeBytes: pdf.length }]);
  const { requests } = (await (await ann.send('GET', '/api/document-requests')).json()) as { requests: DocumentRequest[] };
  expect(requests).toMatchObject([{ what: 'Payoff statement', fulfilledAt: expect.any(String) }]);
  expect(await outcome(ann.send('DELETE', `/api/document-requests/${requestId}`))).toBe('204');
  expect(await outcome(app.request(`/api/shared/requests/${token}`))).toBe('404 not-found');
});

it('a file that was asked for comes into the vault where its folder is deleted meanwhile, and to nobody who is disabled', async () => {
  const [requestId, folderId] = [randomUUID(), randomUUID()];
  const eve = await makePerson(app, { displayName: 'Eve' });
  await eve.send('PUT', `/api/folders/${folderId}`, { name: 'Roof' });
  const made = await eve.send('PUT', `/api/document-requests/${requestId}`, { what: 'Photos', folderId, days: 7, mostFiles: 3 });
  const token = ((await made.json()) as { path: string }).path.split('/').at(-1);
  const pdf = Uint8Array.from(await writePdf());
  const sendFile = (body: BodyInit) =>
    app.request(`/api/shared/requests/${token}/file?name=roof.pdf`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body,
      duplex: 'half',
    } as RequestInit);
  const slow = new ReadableStream({
    async pull(controller) {
      expect(await outcome(eve.send('DELETE', `/api/folders/${folderId}`))).toBe('204');
      controller.enqueue(pdf);
      controller.close();
    },
  });
  expect(await outcome(sendFile(slow))).toBe('200');
  const { documents } = (await (await eve.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
  expect(documents).toMatchObject([{ name: 'roof.pdf', folderId: null, belongsTo: 'vault' }]);

  const withdrawing = new ReadableStream({
    async pull(controller) {
      await eve.send('DELETE', `/api/document-requests/${requestId}`);
      controller.enqueue(pdf);
      controller.close();
    },
  });
  expect(await outcome(sendFile(withdrawing))).toBe('404 not-found');

  const again = await eve.send('PUT', `/api/document-requests/${randomUUID()}`, { what: 'Tax return', days: 7 });
  const path = ((await again.json()) as { path: string }).path.replace('/shared/request/', '/api/shared/requests/');
  expect(await outcome(app.request(path))).toBe('200');
  await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', eve.user.uid).execute();
  expect(await outcome(app.request(path))).toBe('404 not-found');
});

it('a link takes files from anybody, shows none, and ends when there is no more room, time or wish', async () => {
  const requestId = randomUUID();
  const path = `/api/document-requests/${requestId}`;
  const body = { what: 'Photos of the roof', days: 7, mostFiles: 2 };
  const made = (await (await ann.send('PUT', path, body)).json()) as { path: string };
  // The link is in the first answer alone.
  expect(await (await ann.send('PUT', path, body)).json()).toMatchObject({ email: null, path: null });
  expect(await outcome(bob.send('PUT', path, body))).toBe('404 not-found');
  expect(await outcome(ann.send('PUT', `/api/document-requests/${randomUUID()}`, { ...body, mostFiles: 51 }))).toBe(
    '422 invalid',
  );
  const token = made.path.split('/').at(-1);
  const sendFile = (name: string, file: string | undefined, content: Uint8Array<ArrayBuffer> | string = Uint8Array.from(pdf)) =>
    app.request(`/api/shared/requests/${token}/file?name=${name}${file === undefined ? '' : `&file=${file}`}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: content,
    });
  const pdf = await writePdf();
  const [first, second] = [randomUUID(), randomUUID()];
  expect(await (await sendFile('one.pdf', first)).json()).toEqual({
    what: 'Photos of the roof',
    from: 'Ann Ray',
    expiresAt: expect.any(String),
    isDone: false,
    mostFiles: 2,
    filesCame: 1,
  });
  // A repeat adds nothing, and what is no paper does not come in.
  expect(await (await sendFile('one.pdf', first)).json()).toMatchObject({ filesCame: 1 });
  expect(await outcome(sendFile('evil.pdf', randomUUID(), '<svg onload=alert(1)>'))).toBe('422 invalid');
  // Of two at once, there is room for one.
  const answers = await Promise.all([outcome(sendFile('two.pdf', second)), outcome(sendFile('three.pdf', randomUUID()))]);
  expect(answers.toSorted()).toEqual(['200', '409 conflict']);
  expect(await outcome(sendFile('four.pdf', undefined))).toBe('409 conflict');
  const { documents } = (await (await ann.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
  expect(documents.filter(({ name }) => /^(one|two|three|four)/.test(name))).toHaveLength(2);
  // The id that a guest chose opens nothing, and a link of this kind is none to a file.
  for (const at of [`/api/documents/${first}/file`, `/api/shared/files/${token}`, `/api/shared/files/${token}/file`])
    expect(await outcome(app.request(at)), at).toMatch(/^40[14]/);
  await app.db
    .updateTable('document_requests')
    .set({ expires_at: new Date(0) })
    .where('id', '=', requestId)
    .execute();
  expect(await outcome(app.request(`/api/shared/requests/${token}`))).toBe('404 not-found');
  expect(await outcome(sendFile('late.pdf', randomUUID()))).toBe('404 not-found');
});

it('one mail tells of all files that came by a link, when no more come or there is no more room', async () => {
  const eve = await makePerson(app, { displayName: 'Eve', email: 'eve.asks@example.com' });
  const ask = async (mostFiles: number) => {
    const path = `/api/document-requests/${randomUUID()}`;
    const made = await eve.send('PUT', path, { what: 'Photos of the roof', days: 7, mostFiles });
    return ((await made.json()) as { path: string }).path.split('/').at(-1);
  };
  const pdf = Buffer.from(await writePdf());
  const sendFile = async (token: string | undefined, name: string) => {
    const query = new URLSearchParams({ name, file: randomUUID() });
    const answer = app.request(`/api/shared/requests/${token}/file?${query}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: pdf,
    });
    expect(await outcome(answer)).toBe('200');
  };
  const mails = async () => {
    const rows = app.db.selectFrom('mail_messages').select('text').where('to_address', '=', 'eve.asks@example.com');
    return (await rows.orderBy('id').execute()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  };
  const tellAfter = (minutes: number) => {
    const ctx = app.ctx();
    return tellOfFiles({ ...ctx, now: new Date(ctx.now.getTime() + minutes * MINUTE_MS) });
  };

  const open = await ask(50);
  for (const name of ['north.pdf', 'south.pdf', 'west\r\n\r\nYour \u202Eaccount\u202C is locked.pdf']) await sendFile(open, name);
  await tellAfter(QUIET_MINUTES - 1);
  expect(await mails()).toEqual([]);
  await Promise.all([tellAfter(QUIET_MINUTES), tellAfter(QUIET_MINUTES)]);
  await tellAfter(2 * QUIET_MINUTES);
  const [told, ...more] = await mails();
  expect(more).toEqual([]);
  expect(told).toContain('Someone with your link sent 3 files. They are in your documents: north.pdf south.pdf');
  // What strangers call a file is one line in its own direction.
  expect(told).toContain('west Your account is locked.pdf');
  await sendFile(open, 'east.pdf');
  await tellAfter(QUIET_MINUTES);
  expect((await mails()).at(-1)).toContain('sent east.pdf. It is in your documents.');

  const small = await ask(2);
  for (const name of ['one.pdf', 'two.pdf']) await sendFile(small, name);
  expect(await mails()).toHaveLength(3);
  expect((await mails()).at(-1)).toContain('sent 2 files. They are in your documents: one.pdf two.pdf');
});
