import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PDF } from '@libpdf/core';
import { expect } from 'vitest';
import type { Envelope } from '#domains/signing/contract.ts';
import type { ToSign } from '#domains/signing/contract/by-link.ts';
import { type Answers, NO_ANSWERS } from '#domains/signing/model/answers.ts';
import { SIGNING_CONSENT } from '#domains/signing/model/signing-consent.ts';
import type { SigningField } from '#domains/signing/model/fields.ts';
import { type Browser, outcome, readMail } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A PDF of this many pages, each with a line of text. */
export async function writePdf(pages = 1, text = 'We agree on a price.'): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let at = 0; at < pages; at += 1) pdf.addPage().drawText(text, { x: 72, y: 600, size: 14 });
  return pdf.save();
}

/** A field in the middle of the first page, of the first person. */
export const fieldOf = (rest: Partial<SigningField> = {}): SigningField => ({
  id: randomUUID(),
  kind: 'signature',
  recipient: 0,
  file: 0,
  page: 1,
  x: 100,
  y: 300,
  width: 180,
  height: 44,
  label: '',
  isRequired: true,
  ...rest,
});

/** A field that somebody marks, or writes into. */
export const filled = (fields: readonly SigningField[], text = 'yes'): Answers['values'] =>
  Object.fromEntries(fields.map(({ id }) => [id, text]));

interface Person {
  name: string;
  email?: string;
  role?: 'signer' | 'approver' | 'viewer' | 'copy';
  step?: number;
  isInPerson?: boolean;
  code?: string;
}
interface Options {
  documents?: string[];
  fields?: SigningField[];
  canReassign?: boolean;
  remindDays?: number;
  timeZone?: string;
}
export interface Sent {
  id: string;
  emails: string[];
  /** Of those who were asked at once; empty for the others. */
  tokens: string[];
  envelope: Envelope;
}

/** What a sender and those who sign do, by the calls of the site. */
export function signingOn(app: TestApp, sender: () => Browser) {
  let documentId: string | undefined;

  async function upload(content: Uint8Array, name = 'agreement.pdf'): Promise<string> {
    const id = randomUUID();
    const response = await app.request(`/api/vault/documents/${id}?name=${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${sender().token}` },
      body: Buffer.from(content),
    });
    expect(await outcome(response)).toBe('200');
    return id;
  }
  const bodyOf = async (people: readonly Person[], { documents, ...rest }: Options = {}) => ({
    documents: documents ?? [(documentId ??= await upload(await writePdf()))],
    title: 'Agreement',
    message: '',
    days: 14,
    recipients: people.map((one) => ({ email: `${randomUUID().slice(0, 8)}@signers.example`, ...one })),
    ...rest,
  });
  const tokenOf = async (email: string): Promise<string> => {
    const { text } = await readMail(app, email);
    return /\/shared\/sign\/([\w-]{43})/.exec(text)?.[1] ?? expect.fail(`no link in the mail to ${email}`);
  };
  async function send(people: readonly (string | Person)[], options: Options = {}): Promise<Sent> {
    const id = randomUUID();
    const body = await bodyOf(
      people.map((one) => (typeof one === 'string' ? { name: one } : one)),
      options,
    );
    const answer = await sender().send('PUT', `/api/envelopes/${id}`, body);
    expect(await outcome(answer.clone())).toBe('200');
    const envelope = (await answer.json()) as Envelope;
    const emails = body.recipients.map(({ email }) => email);
    const tokens = await Promise.all(
      envelope.recipients.map(async ({ status, email, isInPerson }) =>
        status === 'notified' && !isInPerson ? tokenOf(email) : '',
      ),
    );
    return { id, emails, tokens, envelope };
  }
  function act(token: string | undefined, what: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') {
    return app.request(`/api/shared/sign/${token}/${what}`, {
      method,
      headers: { 'content-type': 'application/json', 'user-agent': 'Test browser', ...headers },
      body: JSON.stringify(body),
    });
  }
  return {
    upload,
    bodyOf,
    tokenOf,
    send,
    act,
    consent: (token: string | undefined) => act(token, 'consent', { version: SIGNING_CONSENT.version }),
    sign: (token: string | undefined, text: string, values: Answers['values'] = {}) =>
      act(token, 'signature', { answers: { ...NO_ANSWERS, signature: { kind: 'typed', text }, values } }),
    save: (token: string | undefined, answers: Answers) => act(token, 'answers', { answers }, {}, 'PUT'),
    look: async (token: string | undefined, headers: Record<string, string> = {}): Promise<ToSign> =>
      (await (await app.request(`/api/shared/sign/${token}`, { headers })).json()) as ToSign,
    show: async (id: string): Promise<Envelope> => {
      const { envelopes } = (await (await sender().send('GET', '/api/envelopes')).json()) as { envelopes: Envelope[] };
      return envelopes.find((envelope) => envelope.id === id) ?? expect.fail('no such envelope');
    },
    download: async (id: string): Promise<Uint8Array> => {
      const response = await sender().send('GET', `/api/envelopes/${id}/file`);
      expect(response.status).toBe(200);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

const PDFSIG = '/usr/bin/pdfsig';
/** Whether poppler's tool is here. */
export const HAS_PDFSIG = existsSync(PDFSIG);

/** What poppler's pdfsig says of a file. */
export function judge(file: Uint8Array): string {
  const name = path.join(mkdtempSync(path.join(os.tmpdir(), 'signed-')), 'file.pdf');
  writeFileSync(name, file);
  try {
    return execFileSync(PDFSIG, ['-nocert', name], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}
