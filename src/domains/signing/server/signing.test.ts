import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, outcome, readMail, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Envelope, ToSign, VerifiedFile } from '../contract.ts';
import { SIGNING_CONSENT } from '../model/consent.ts';
import { readChain } from './chain.ts';
import { expireEnvelopes, sealEnvelopes } from './seal-envelopes.ts';

const PDFSIG = '/usr/bin/pdfsig';
const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Browser;
let bob: Browser;
let documentId: string;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
  const pdf = PDF.create();
  pdf.addPage().drawText('We agree on a price.', { x: 72, y: 600, size: 14 });
  documentId = await upload(await pdf.save());
});
afterAll(() => app.close());

async function upload(content: Uint8Array, name = 'agreement.pdf'): Promise<string> {
  const id = randomUUID();
  const response = await app.request(`/api/vault/documents/${id}?name=${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
    body: Buffer.from(content),
  });
  expect(await outcome(response)).toBe('200');
  return id;
}

function envelopeOf(...names: string[]) {
  return {
    documentId,
    title: 'Agreement',
    message: '',
    isOrdered: false,
    days: 14,
    recipients: names.map((name) => ({ name, email: `${randomUUID().slice(0, 8)}@signers.example` })),
  };
}

interface Sent {
  id: string;
  tokens: string[];
  emails: string[];
}

async function send(...names: string[]): Promise<Sent> {
  const id = randomUUID();
  const body = envelopeOf(...names);
  expect(await outcome(ann.send('PUT', `/api/envelopes/${id}`, body))).toBe('200');
  const emails = body.recipients.map(({ email }) => email);
  return { id, emails, tokens: await Promise.all(emails.map((email) => tokenOf(email))) };
}

const tokenOf = async (email: string): Promise<string> => {
  const { text } = await readMail(app, email);
  return /\/shared\/sign\/([\w-]{43})/.exec(text)?.[1] ?? expect.fail(`no link in the mail to ${email}`);
};

function act(token: string | undefined, what: string, body: unknown): Promise<Response> {
  return app.request(`/api/shared/sign/${token}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Test browser' },
    body: JSON.stringify(body),
  });
}
const consent = (token: string | undefined) => act(token, 'consent', { version: SIGNING_CONSENT.version });
const sign = (token: string | undefined, text: string) => act(token, 'signature', { signature: { kind: 'typed', text } });
const statusOf = async (id: string): Promise<Envelope['status'] | undefined> =>
  ((await (await ann.send('GET', '/api/envelopes')).json()) as { envelopes: Envelope[] }).envelopes.find(
    (envelope) => envelope.id === id,
  )?.status;
const toSign = async (token: string | undefined): Promise<ToSign> =>
  (await (await app.request(`/api/shared/sign/${token}`)).json()) as ToSign;

describe('an envelope', () => {
  it('is signed by links, sealed once, valid for others’ tools, and not after one changed byte', async () => {
    const { id, tokens, emails } = await send('Łukasz Nguyễn', 'Zoë Ray');
    const [first, second] = tokens;
    // Without consent nobody signs, and reading is no consent.
    expect((await toSign(first)).myStatus).toBe('notified');
    expect(await outcome(sign(first, 'Łukasz Nguyễn'))).toBe('409 conflict');
    expect(await outcome(consent(first))).toBe('200');
    const drawn = {
      signature: {
        kind: 'drawn',
        strokes: [
          [
            [10, 10],
            [200, 90],
            [400, 20],
          ],
        ],
      },
    };
    expect(await outcome(act(first, 'signature', drawn))).toBe('200');
    expect(await outcome(act(first, 'signature', drawn))).toBe('200');
    expect(await outcome(act(first, 'decline', { reason: 'Too late' }))).toBe('409 conflict');
    await consent(second);
    expect(await outcome(sign(second, 'Zoë Ray'))).toBe('200');
    expect(await statusOf(id)).toBe('sealing');
    // Nothing undoes the last signature.
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'No' }))).toBe('409 conflict');
    expect(await outcome(ann.send('GET', `/api/envelopes/${id}/file`))).toBe('404 not-found');

    await Promise.all([sealEnvelopes(app.ctx()), sealEnvelopes(app.ctx())]);
    expect(await statusOf(id)).toBe('completed');
    const chain = await readChain(app.db, id);
    expect(chain.map(({ type }) => type).filter((type) => type === 'sealed' || type === 'signed')).toEqual([
      'signed',
      'signed',
      'sealed',
    ]);

    const file = new Uint8Array(await (await ann.send('GET', `/api/envelopes/${id}/file`)).arrayBuffer());
    const newest = await tokenOf(emails[0] ?? '');
    const theirs = await app.request(`/api/shared/sign/${newest}/file`);
    expect(new Uint8Array(await theirs.arrayBuffer())).toEqual(file);
    expect(await outcome(app.request(`/api/shared/sign/${first}/file`))).toBe('404 not-found');
    const { text } = await extractText(Uint8Array.from(file), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const expected of ['We agree on a price.', 'Łukasz Nguyễn', 'Zoë Ray', emails[1] ?? '', 'Test browser'])
      expect(words).toContain(expected);

    const sha256 = createHash('sha256').update(file).digest('hex');
    const verified = (await (await app.request(`/api/signed-files/${sha256}`)).json()) as VerifiedFile;
    expect(verified).toMatchObject({ isKnown: true, signers: [{ initials: 'Ł. N.' }, { initials: 'Z. R.' }] });
    const changed = Uint8Array.from(file);
    const at = Buffer.from(file).indexOf('stream') + 10;
    changed[at] = (changed[at] ?? 0) ^ 1;
    const other = createHash('sha256').update(changed).digest('hex');
    expect(await (await app.request(`/api/signed-files/${other}`)).json()).toMatchObject({ isKnown: false, signers: [] });
    if (!existsSync(PDFSIG)) return;
    expect(judge(file)).toContain('Signature is Valid');
    expect(judge(file)).toContain('Total document signed');
    expect(judge(changed)).not.toContain('Signature is Valid');
  });

  it('comes to one truth when two sign, and when one signs while it is cancelled', async () => {
    const both = await send('Ann One', 'Bob Two');
    await Promise.all(both.tokens.map((token) => consent(token)));
    const answers = await Promise.all(both.tokens.map((token) => outcome(sign(token, 'Me'))));
    expect(answers).toEqual(['200', '200']);
    expect(await statusOf(both.id)).toBe('sealing');

    const races = await Promise.all(Array.from({ length: 4 }, () => send('Ann One')));
    for (const { id, tokens } of races) {
      await consent(tokens[0]);
      const [signed, cancelled] = await Promise.all([
        outcome(sign(tokens[0], 'Me')),
        outcome(ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Changed my mind' })),
      ]);
      expect([signed, cancelled].toSorted()).toEqual(['200', '409 conflict']);
      expect(await statusOf(id)).toBe(signed === '200' ? 'sealing' : 'cancelled');
    }
  });

  it('ends when somebody declines, and when its time is over, and opens again with new links', async () => {
    const declined = await send('Ann One', 'Bob Two');
    expect(await outcome(act(declined.tokens[0], 'decline', { reason: ' ' }))).toBe('422 invalid');
    expect(await outcome(act(declined.tokens[0], 'decline', { reason: 'The price is wrong' }))).toBe('200');
    expect(await outcome(consent(declined.tokens[1]))).toBe('409 conflict');
    expect((await readMail(app, declined.emails[1] ?? '')).text).toContain('declined');
    expect(await toSign(declined.tokens[1])).toMatchObject({ status: 'rejected', reason: 'The price is wrong' });
    expect(await outcome(app.request(`/api/shared/sign/${declined.tokens[1]}/file`))).toBe('404 not-found');

    const late = await send('Ann One');
    await consent(late.tokens[0]);
    const ctx = app.ctx();
    await expireEnvelopes({ ...ctx, now: new Date(ctx.now.getTime() + 15 * DAY_MS) });
    expect(await statusOf(late.id)).toBe('expired');
    expect(await outcome(sign(late.tokens[0], 'Me'))).toBe('409 conflict');
    expect(await outcome(ann.send('POST', `/api/envelopes/${late.id}/extend`, { days: 30 }))).toBe('200');
    expect(await outcome(app.request(`/api/shared/sign/${late.tokens[0]}`))).toBe('404 not-found');
    const token = await tokenOf(late.emails[0] ?? '');
    expect([await outcome(consent(token)), await outcome(sign(token, 'Me'))]).toEqual(['200', '200']);
  });

  it('is its sender’s alone, and names what cannot be sent', async () => {
    const { id } = await send('Ann One');
    for (const [method, rest, body] of [
      ['POST', '/cancel', { reason: 'Not mine' }],
      ['POST', '/extend', { days: 7 }],
      ['POST', '/reminders', undefined],
      ['GET', '/file', undefined],
      ['PUT', '', envelopeOf('Me')],
    ] as const) {
      expect(await outcome(bob.send(method, `/api/envelopes/${id}${rest}`, body)), rest).toBe('404 not-found');
      expect(await outcome(bob.send(method, `/api/envelopes/${id}${rest}`, body, { token: null })), rest).toBe(
        '401 unauthenticated',
      );
    }
    expect(await (await bob.send('GET', '/api/envelopes')).json()).toEqual({ envelopes: [] });
    expect(await outcome(bob.send('PUT', `/api/envelopes/${randomUUID()}`, envelopeOf('Me')))).toBe('404 not-found');
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/reminders`))).toBe('409 conflict');
    const cannotPrint = await ann.send('PUT', `/api/envelopes/${randomUUID()}`, envelopeOf('山田太郎'));
    expect(await cannotPrint.json()).toMatchObject({ fields: { 'recipients.0.name': expect.stringContaining('cannot print') } });
    documentId = await upload(Buffer.from('%PDF-1.7\nno more'), 'broken.pdf');
    const broken = await ann.send('PUT', `/api/envelopes/${randomUUID()}`, envelopeOf('Me'));
    expect(await broken.json()).toMatchObject({ fields: { documentId: expect.stringContaining('broken.pdf') } });
  });

  it('stays where all have signed when its sender’s account ends, and goes with it elsewhere', async () => {
    const statuses = async () => {
      const rows = await app.db.selectFrom('envelopes').select(['status', 'user_id']).distinct().orderBy('status').execute();
      return rows.map(({ status, user_id: sender }) => `${status} ${sender === null ? 'of nobody' : 'of a person'}`);
    };
    expect(await statuses()).toContain('pending of a person');
    await app.db.deleteFrom('users').where('id', '=', ann.user.uid).execute();
    expect(await statuses()).toEqual(['completed of nobody', 'sealing of nobody']);
    const files = await app.db.selectFrom('document_files_to_remove').select('file_key').execute();
    expect(files.filter(({ file_key: key }) => key.startsWith('sealed/signing/')).length).toBeGreaterThan(0);
  });
});

/** What pdfsig says of a file. */
function judge(file: Uint8Array): string {
  const name = path.join(mkdtempSync(path.join(os.tmpdir(), 'signed-')), 'file.pdf');
  writeFileSync(name, file);
  try {
    return execFileSync(PDFSIG, ['-nocert', name], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
