import { createHash, randomUUID } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_CARD_NUMBERS } from '#lib/card-number.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { HAS_PDFSIG, judge, signingOn, writePdf } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Document } from '#domains/documents/contract.ts';
import type { VerifiedFile } from '../contract.ts';
import { NO_ANSWERS } from '../model/answers.ts';
import { sealedParts } from '../model/sealed-parts.ts';
import { readChain } from './chain.ts';
import { expireEnvelopes, sealEnvelopes } from './seal-envelopes.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;
let signing: ReturnType<typeof signingOn>;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
  signing = signingOn(app, () => ann);
});
afterAll(() => app.close());

const signedOf = async (who: Browser, sha256: string): Promise<Document[]> => {
  const { documents } = (await (await who.send('GET', '/api/documents')).json()) as { documents: Document[] };
  return documents.filter((one) => one.sha256 === sha256);
};
const statusOf = async (id: string) => (await signing.show(id)).status;

describe('a signed file', () => {
  it('comes where its original is, and to who signed it by a mail to an address of theirs', async () => {
    const folderId = randomUUID();
    await ann.send('PUT', `/api/folders/${folderId}`, { name: 'Elm Street' });
    const documentId = await signing.upload(await writePdf(1, 'Only here'), 'offer.pdf');
    await ann.send('PATCH', `/api/documents/${documentId}`, { folderId, item: 'signed-offer' });
    const people = [
      { name: 'Bob', email: bob.user.email ?? '' },
      { name: 'Copy', email: (await makePerson(app)).user.email ?? '', role: 'copy' as const },
    ];
    const { id, tokens } = await signing.send(people, { documents: [documentId] });
    await signing.consent(tokens[0]);
    await signing.sign(tokens[0], 'Bob');
    await sealEnvelopes(app.ctx());
    const { signedSha256 } = await signing.show(id);
    expect(await signedOf(bob, signedSha256 ?? '')).toMatchObject([{ belongsTo: 'vault', item: '' }]);
    const [own] = await signedOf(ann, signedSha256 ?? '');
    expect(own).toMatchObject({ belongsTo: 'folder', item: 'signed-offer', name: 'Agreement, signed.pdf' });
    const kept = await app.db
      .selectFrom('documents')
      .select('id')
      .where('sha256', '=', signedSha256 ?? '')
      .execute();
    expect(kept).toHaveLength(2);
  });
});

describe('an envelope', () => {
  it('is signed by links, sealed once, valid for others’ tools, and not after one changed byte', async () => {
    const { id, tokens, emails } = await signing.send(['Łukasz Nguyễn', 'Zoë Ray']);
    const [first, second] = tokens;
    // Without consent nobody signs, and reading is no consent.
    expect((await signing.look(first)).myStatus).toBe('notified');
    expect(await outcome(signing.sign(first, 'Łukasz Nguyễn'))).toBe('409 conflict');
    expect(await outcome(signing.consent(first))).toBe('200');
    const strokes = [
      [
        [10, 10],
        [200, 90],
        [400, 20],
      ],
    ];
    const drawn = { answers: { ...NO_ANSWERS, signature: { kind: 'drawn', strokes } } };
    expect(await outcome(signing.act(first, 'signature', drawn))).toBe('200');
    // A repeat is answered as the first time, and signs once.
    expect(await outcome(signing.act(first, 'signature', drawn))).toBe('200');
    const receipt = await readMail(app, emails[0] ?? '');
    expect(receipt.subject).toBe('You signed: Agreement');
    expect(receipt.text).toContain((await readChain(app.db, id)).at(-1)?.hash);
    expect(await outcome(signing.consent(second))).toBe('200');
    expect(await outcome(signing.sign(second, 'Zoë Ray'))).toBe('200');
    expect(await statusOf(id)).toBe('sealing');

    await Promise.all([sealEnvelopes(app.ctx()), sealEnvelopes(app.ctx())]);
    expect(await statusOf(id)).toBe('completed');
    const types = (await readChain(app.db, id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'signed' || type === 'sealed')).toEqual(['signed', 'signed', 'sealed']);
    const file = await signing.download(id);
    const newest = await signing.tokenOf(emails[0] ?? '');
    const theirs = await app.request(`/api/shared/sign/${newest}/file`);
    expect(new Uint8Array(await theirs.arrayBuffer())).toEqual(file);
    expect(await outcome(app.request(`/api/shared/sign/${first}/file`))).toBe('404 not-found');
    const { text } = await extractText(Uint8Array.from(file), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const expected of ['We agree on a price.', 'Łukasz Nguyễn', 'Zoë Ray', emails[1] ?? '', 'Test browser'])
      expect(words).toContain(expected);

    const sha256 = createHash('sha256').update(file).digest('hex');
    // Once among the documents of the sender, as the same paper as what was sent, and of nobody else.
    expect((await signedOf(ann, sha256)).map(({ name }) => name)).toEqual(['Agreement, signed.pdf']);
    expect(await signedOf(bob, sha256)).toEqual([]);
    const [own] = await signedOf(ann, sha256);
    const served = await ann.send('GET', `/api/documents/${own?.id}/file`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(file);
    // Both get the file by mail, with its hash. A screen reader finds its title, its language and the tags of the certificate.
    for (const email of emails) expect((await readMail(app, email)).text).toContain(sha256);
    const pdf = await getDocumentProxy(Uint8Array.from(file));
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: 'Agreement', Language: 'en-US' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
    const tags = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
    for (const role of ['"H1"', '"P"', '"Table"', '"TR"']) expect(tags).toContain(role);
    const verified = (await (await app.request(`/api/signed-files/${sha256}`)).json()) as VerifiedFile;
    expect(verified).toMatchObject({ isKnown: true, signers: [{ initials: 'Ł. N.', isApprover: false }, { initials: 'Z. R.' }] });
    const changed = Uint8Array.from(file);
    const at = Buffer.from(file).indexOf('stream') + 10;
    changed[at] = (changed[at] ?? 0) ^ 1;
    const other = createHash('sha256').update(changed).digest('hex');
    expect(await (await app.request(`/api/signed-files/${other}`)).json()).toMatchObject({ isKnown: false, signers: [] });
    // To what somebody adds behind the seal, the sealed bytes are still found.
    expect(sealedParts(file)).toEqual([]);
    expect(sealedParts(Buffer.concat([file, Buffer.from('% a page more')]))).toEqual([file.length]);
    if (!HAS_PDFSIG) return;
    expect(judge(file)).toContain('Signature is Valid');
    expect(judge(file)).toContain('Total document signed');
    expect(judge(changed)).not.toContain('Signature is Valid');
  });

  it('comes to one truth when two sign, and when one signs while it is cancelled or its time ends', async () => {
    const both = await signing.send(['Ann One', 'Bob Two']);
    await Promise.all(both.tokens.map((token) => signing.consent(token)));
    const answers = await Promise.all(both.tokens.map((token) => outcome(signing.sign(token, 'Me'))));
    expect(answers).toEqual(['200', '200']);
    expect(await statusOf(both.id)).toBe('sealing');

    const races = await Promise.all(Array.from({ length: 4 }, () => signing.send(['Ann One'])));
    for (const { id, tokens } of races) {
      await signing.consent(tokens[0]);
      const [signed, cancelled] = await Promise.all([
        outcome(signing.sign(tokens[0], 'Me')),
        outcome(ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Changed my mind' })),
      ]);
      expect([signed, cancelled].toSorted()).toEqual(['200', '409 conflict']);
      expect(await statusOf(id)).toBe(signed === '200' ? 'sealing' : 'cancelled');
    }
    const late = await Promise.all(Array.from({ length: 4 }, () => signing.send(['Ann One'])));
    for (const { id, tokens } of late) {
      await signing.consent(tokens[0]);
      const ctx = app.ctx();
      const [signed] = await Promise.all([
        outcome(signing.sign(tokens[0], 'Me')),
        expireEnvelopes({ ...ctx, now: new Date(ctx.now.getTime() + 15 * DAY_MS) }),
      ]);
      expect(await statusOf(id)).toBe(signed === '200' ? 'sealing' : 'expired');
    }
  });

  it('ends when somebody declines, and when its time is over, and opens again with new links', async () => {
    const declined = await signing.send(['Ann One', 'Bob Two']);
    expect(await outcome(signing.act(declined.tokens[0], 'decline', { reason: ' ' }))).toBe('422 invalid');
    expect(await outcome(signing.act(declined.tokens[0], 'decline', { reason: 'The price is wrong' }))).toBe('200');
    expect(await outcome(signing.consent(declined.tokens[1]))).toBe('409 conflict');
    const told = (await readMail(app, declined.emails[1] ?? '')).text.replaceAll(/\s+/g, ' ');
    expect(told).toContain('declined to sign, so there’s nothing left to do. The reason given: The price is wrong');
    expect(await signing.look(declined.tokens[1])).toMatchObject({ status: 'rejected', reason: 'The price is wrong' });
    expect(await outcome(app.request(`/api/shared/sign/${declined.tokens[1]}/files/0`))).toBe('404 not-found');

    const late = await signing.send(['Ann One']);
    await signing.consent(late.tokens[0]);
    const ctx = app.ctx();
    await expireEnvelopes({ ...ctx, now: new Date(ctx.now.getTime() + 15 * DAY_MS) });
    expect(await statusOf(late.id)).toBe('expired');
    expect(await outcome(signing.sign(late.tokens[0], 'Me'))).toBe('409 conflict');
    expect(await outcome(ann.send('POST', `/api/envelopes/${late.id}/extend`, { days: 30 }))).toBe('200');
    expect(await outcome(app.request(`/api/shared/sign/${late.tokens[0]}`))).toBe('404 not-found');
    const token = await signing.tokenOf(late.emails[0] ?? '');
    expect([await outcome(signing.consent(token)), await outcome(signing.sign(token, 'Me'))]).toEqual(['200', '200']);
  });

  it('is its sender’s alone, and names what cannot be sent', async () => {
    const { id, envelope } = await signing.send(['Ann One']);
    const recipient = envelope.recipients[0]?.id ?? '';
    const body = await signing.bodyOf([{ name: 'Me' }]);
    const draft = {
      isTemplate: false,
      content: { ...body, documents: [], recipients: [], fields: [], remindDays: null, canReassign: false, isOrdered: false },
    };
    const draftId = randomUUID();
    expect(await outcome(ann.send('PUT', `/api/envelope-drafts/${draftId}`, draft))).toBe('200');
    const keep = async (base: object, change: object) => {
      const content = { ...draft.content, ...change };
      const answer = await ann.send('PUT', `/api/envelope-drafts/${draftId}`, {
        ...draft,
        content,
        base: { ...draft.content, ...base },
      });
      const { code, fields, content: kept } = (await answer.json()) as Record<string, unknown>;
      return answer.ok ? kept : [code, Object.keys(fields ?? {})];
    };
    // Of two windows, what each changed stays; what both changed differently is told, and nothing is lost.
    expect(await keep({}, { title: 'By one' })).toMatchObject({ title: 'By one' });
    expect(await keep({}, { message: 'By two' })).toMatchObject({ title: 'By one', message: 'By two' });
    expect(await keep({}, { title: 'By two', days: 5 })).toEqual(['changed-meanwhile', ['title']]);
    expect(await keep({}, { title: 'By one' })).toMatchObject({ title: 'By one', message: 'By two', days: draft.content.days });
    expect(await keep({ title: 'By one', message: 'By two' }, { title: 'By two', message: 'By two' })).toMatchObject({
      title: 'By two',
    });
    // What was sent is no draft again, whatever a second window still has to save.
    expect(await outcome(ann.send('PUT', `/api/envelope-drafts/${id}`, draft))).toBe('409 conflict');
    for (const [method, path, sent] of [
      ['POST', `/api/envelopes/${id}/cancel`, { reason: 'Not mine' }],
      ['POST', `/api/envelopes/${id}/extend`, { days: 7 }],
      ['POST', `/api/envelopes/${id}/reminders`, undefined],
      ['PATCH', `/api/envelopes/${id}`, { title: 'Mine', message: '', days: 7, people: [] }],
      ['POST', `/api/envelopes/${id}/recipients/${recipient}/unlock`, { code: '12345' }],
      ['POST', `/api/envelopes/${id}/recipients/${recipient}/link`, undefined],
      ['POST', `/api/envelopes/${id}/recipients/${recipient}/in-person`, undefined],
      ['GET', `/api/envelopes/${id}/file`, undefined],
      ['GET', `/api/envelopes/${id}/events`, undefined],
      ['PUT', `/api/envelopes/${id}`, body],
      ['PUT', `/api/envelope-drafts/${draftId}`, draft],
      ['DELETE', `/api/envelope-drafts/${draftId}`, undefined],
    ] as const) {
      expect(await outcome(bob.send(method, path, sent)), path).toBe('404 not-found');
      expect(await outcome(bob.send(method, path, sent, { token: null })), path).toBe('401 unauthenticated');
    }
    expect(await (await bob.send('GET', '/api/envelopes')).json()).toEqual({ envelopes: [] });
    expect(await (await bob.send('GET', '/api/envelope-drafts')).json()).toEqual({ drafts: [] });
    expect(await outcome(bob.send('PUT', `/api/envelopes/${randomUUID()}`, body))).toBe('404 not-found');
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/reminders`))).toBe('409 conflict');
    const refused = async (change: object) =>
      ((await (await ann.send('PUT', `/api/envelopes/${randomUUID()}`, { ...body, ...change })).json()) as { fields?: object })
        .fields;
    const [person] = body.recipients;
    expect(await refused({ recipients: [{ ...person, name: '山田太郎' }] })).toEqual({
      'recipients.0.name': expect.stringContaining('can’t print'),
    });
    expect(await refused({ message: 'My card is 4111 1111 1111 1111.' })).toEqual({ message: NO_CARD_NUMBERS });
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Use 4111111111111111' }))).toBe(
      '422 invalid',
    );
    expect(await refused({ recipients: [{ ...person, email: '' }] })).toHaveProperty(['recipients.0.email']);
    expect(await refused({ recipients: [{ ...person, role: 'copy' }] })).toEqual({ recipients: 'Add someone who signs' });
    const broken = await signing.upload(Buffer.from('%PDF-1.7\nno more'), 'broken.pdf');
    expect(await refused({ documents: [broken] })).toEqual({ 'documents.0': expect.stringContaining('broken.pdf') });
    const large = await signing.upload(await writePdf(301), 'large.pdf');
    expect(await refused({ documents: [large] })).toEqual({ 'documents.0': expect.stringContaining('300 pages') });
  });

  it('stays where all have signed when its sender’s account ends, and goes with it elsewhere', async () => {
    const statuses = async () => {
      const rows = await app.db.selectFrom('envelopes').select(['status', 'user_id']).distinct().orderBy('status').execute();
      return rows.map(({ status, user_id: sender }) => `${status} ${sender === null ? 'of nobody' : 'of a person'}`);
    };
    expect(await statuses()).toContain('pending of a person');
    await app.db.deleteFrom('users').where('id', '=', ann.user.uid).execute();
    expect(await statuses()).toEqual(['completed of nobody', 'sealing of nobody']);
    const files = await app.db.selectFrom('files_to_remove').select('file_key').execute();
    expect(files.filter(({ file_key: key }) => key.startsWith('sealed/signing/')).length).toBeGreaterThan(0);
  });
});
