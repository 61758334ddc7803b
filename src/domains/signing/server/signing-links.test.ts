import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#lib/time-units.ts';
import { stampTime } from '#lib/zoned-time.ts';
import { listenToPages } from '#tests/support/page-news.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { signingOn } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { NO_ANSWERS } from '../model/answers.ts';
import { SIGNING_CONSENT } from '../model/signing-consent.ts';
import { LINK_PAUSE_MINUTES } from '../model/limits.ts';
import { readChain } from './chain.ts';
import { expireEnvelopes, sealEnvelopes } from './seal-envelopes.ts';

let app: TestApp;
let ann: Browser;
let signing: ReturnType<typeof signingOn>;

beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app);
  signing = signingOn(app, () => ann);
});
afterAll(() => app.close());

/** As if all mails of an envelope had gone out a while ago. */
async function letPass(id: string): Promise<void> {
  const at = new Date(app.ctx().now.getTime() - LINK_PAUSE_MINUTES * MINUTE_MS);
  await app.db.updateTable('envelope_recipients').set({ told_at: at }).where('envelope_id', '=', id).execute();
}

/** The headers of a browser that gave the access code. */
async function withCode(token: string, code: string): Promise<Record<string, string>> {
  const answer = await signing.act(token, 'code', { code });
  expect(answer.status).toBe(200);
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

describe('somebody with an account', () => {
  const toSign = async (who: Browser) =>
    ((await (await who.send('GET', '/api/to-sign')).json()) as { toSign: { recipientId: string; title: string }[] }).toSign;
  const linesOf = async (who: Browser) => {
    const rows = app.db.selectFrom('notifications').select('title').where('user_id', '=', who.user.uid).orderBy('id');
    return (await rows.execute()).map(({ title }) => title);
  };

  it('finds what they are asked to sign by their proven address, and hears of it; others neither', async () => {
    const [bob, eve] = [await makePerson(app), await makePerson(app, { isVerified: false })];
    const people = [
      { name: 'Bob', email: bob.user.email ?? '' },
      { name: 'Eve', email: eve.user.email ?? '' },
    ];
    const { id, tokens } = await signing.send(people);
    const [asked] = await toSign(bob);
    expect(asked).toMatchObject({ title: 'Agreement', senderEmail: ann.user.email });
    // Anybody can claim an address.
    expect([await toSign(eve), await linesOf(eve)]).toEqual([[], []]);
    const path = `/api/to-sign/${asked?.recipientId}/link`;
    for (const who of [eve, ann]) expect(await outcome(who.send('POST', path))).toBe('404 not-found');
    expect(await outcome(bob.send('POST', path, undefined, { token: null }))).toBe('401 unauthenticated');
    const opened = (await (await bob.send('POST', path)).json()) as { path: string };
    expect(await outcome(app.request(`/api/shared/sign/${tokens[0]}`))).toBe('404 not-found');
    const token = opened.path.split('/').at(-1);
    await signing.consent(token);
    expect(await outcome(signing.sign(token, 'Bob'))).toBe('200');
    expect(await toSign(bob)).toEqual([]);
    expect(await outcome(bob.send('POST', path))).toBe('409 conflict');
    expect((await linesOf(bob)).at(-1)).toContain('asks you to sign: Agreement');
    expect((await linesOf(ann)).at(-1)).toBe('Bob signed: Agreement');

    await app.db
      .updateTable('envelopes')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    await expireEnvelopes(app.ctx());
    expect((await readMail(app, eve.user.email ?? '')).text).toContain('time to sign is over');
  });

  it('has it on open pages at once: that they are asked, and that it is over; the sender, that it was opened', async () => {
    const [bob, eve] = [await makePerson(app), await makePerson(app, { isVerified: false })];
    const pages = await listenToPages(app);
    const hear = async () => {
      const told = (await pages.hear()).filter(({ subject }) => subject === 'documents').map(({ userId }) => userId);
      return [ann, bob, eve].map(({ user }) => told.includes(user.uid));
    };
    const { id, tokens } = await signing.send([bob, eve].map(({ user }) => ({ name: 'Kim', email: user.email ?? '' })));
    expect(await hear()).toEqual([true, true, false]);
    expect(await outcome(signing.consent(tokens[1]))).toBe('200');
    expect(await hear()).toEqual([true, false, false]);
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Sold.' }))).toBe('200');
    expect(await hear()).toEqual([true, true, false]);
    await pages.stop();
  });
});

describe('the sender', () => {
  it('hears that it was passed on, and that the turn of who signs in person has come', async () => {
    const people = [
      { name: 'Sam', code: 'Orchard 7' },
      { name: 'Ida', email: '', isInPerson: true, step: 2 },
    ];
    const { tokens } = await signing.send(people, { canReassign: true });
    const headers = await withCode(tokens[0] ?? '', 'Orchard 7');
    const other = { name: 'Dee Moss', email: 'dee@signers.example' };
    expect(await outcome(signing.act(tokens[0], 'reassign', other, headers))).toBe('204');
    const passed = await readMail(app, ann.user.email ?? '');
    expect(passed.subject).toBe('Sam passed it on: Agreement');
    expect(passed.text).toContain('They need the access code');
    const token = await signing.tokenOf(other.email);
    const proven = await withCode(token, 'Orchard 7');
    await signing.act(token, 'consent', { version: SIGNING_CONSENT.version }, proven);
    const answers = { ...NO_ANSWERS, signature: { kind: 'typed', text: 'Dee Moss' } };
    expect(await outcome(signing.act(token, 'signature', { answers }, proven))).toBe('200');
    expect((await readMail(app, ann.user.email ?? '')).subject).toBe('Ida can sign now: Agreement');
  });
});

describe('the link of somebody who has signed', () => {
  it('leads to the signed file again after it was locked, or its mail was lost', async () => {
    const { id, tokens, emails, envelope } = await signing.send([{ name: 'Sam', code: 'Orchard 7' }]);
    const [email = ''] = emails;
    const path = `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}`;
    // Whose turn it is gets reminders.
    expect(await outcome(ann.send('POST', `${path}/link`))).toBe('409 conflict');
    const headers = await withCode(tokens[0] ?? '', 'Orchard 7');
    await signing.act(tokens[0], 'consent', { version: SIGNING_CONSENT.version }, headers);
    const answers = { ...NO_ANSWERS, signature: { kind: 'typed', text: 'Sam' } };
    expect(await outcome(signing.act(tokens[0], 'signature', { answers }, headers))).toBe('200');
    await sealEnvelopes(app.ctx());

    const locked = await signing.tokenOf(email);
    for (let at = 0; at < 5; at += 1) await signing.act(locked, 'code', { code: 'guess' });
    expect(await signing.look(locked)).toMatchObject({ isLocked: true, status: 'completed' });
    expect(await outcome(ann.send('POST', `${path}/unlock`, { code: 'Meadow 9' }))).toBe('200');
    const fresh = await signing.tokenOf(email);
    const file = await app.request(`/api/shared/sign/${fresh}/file`, { headers: await withCode(fresh, 'Meadow 9') });
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(await signing.download(id));

    expect(await outcome(ann.send('POST', `${path}/link`))).toBe('409 conflict');
    await letPass(id);
    expect(await outcome(ann.send('POST', `${path}/link`))).toBe('200');
    expect((await readMail(app, email)).subject).toBe('Everyone signed: Agreement');
    expect(await outcome(app.request(`/api/shared/sign/${fresh}`))).toBe('404 not-found');
    expect(await signing.look(await signing.tokenOf(email))).toMatchObject({ needsCode: true });
  });

  it('says in the certificate what was done to them, and never that they did it', async () => {
    const { id, tokens, emails, envelope } = await signing.send([{ name: 'Sam Oak', code: 'Orchard 7' }]);
    await signing.act(tokens[0], 'code', { code: 'guess' });
    await ann.send('POST', `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}/unlock`, { code: 'Meadow 9' });
    const fresh = await signing.tokenOf(emails[0] ?? '');
    const headers = await withCode(fresh, 'Meadow 9');
    await signing.act(fresh, 'consent', { version: SIGNING_CONSENT.version }, headers);
    const answers = { ...NO_ANSWERS, signature: { kind: 'typed', text: 'Sam Oak' } };
    expect(await outcome(signing.act(fresh, 'signature', { answers }, headers))).toBe('200');
    await sealEnvelopes(app.ctx());
    const { text } = await extractText(Uint8Array.from(await signing.download(id)), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    for (const event of ['A wrong access code was entered for Sam Oak', 'Sam Oak got a new access code', 'Sam Oak signed'])
      expect(words).toContain(event);
  });

  it('is not told in the certificate as the one by which they signed, if it came later', async () => {
    const { id, tokens, emails, envelope } = await signing.send(['Sam Oak', 'Kim Fir']);
    await signing.consent(tokens[0]);
    expect(await outcome(signing.sign(tokens[0], 'Sam Oak'))).toBe('200');
    const sentAt = new Date('2026-01-05T10:00:00Z');
    const [signed] = (await readChain(app.db, id)).filter(({ type }) => type === 'signed');
    expect(Date.parse(signed?.data['linkSentAt'] ?? '')).toBeLessThanOrEqual(Date.parse(signed?.at ?? ''));
    await app.db.updateTable('envelope_recipients').set({ told_at: sentAt }).where('envelope_id', '=', id).execute();
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}/link`))).toBe('200');
    await letPass(id);
    await signing.consent(await signing.tokenOf(emails[1] ?? ''));
    expect(await outcome(signing.sign(await signing.tokenOf(emails[1] ?? ''), 'Kim Fir'))).toBe('200');
    await sealEnvelopes(app.ctx());
    const { text } = await extractText(Uint8Array.from(await signing.download(id)), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`sent to this address ${stampTime(signed?.data['linkSentAt'] ?? '', 'UTC')}`);
  });

  it('stands in the certificate with whose turn it was, when it was opened, and how the signature was made', async () => {
    const { id, tokens, emails } = await signing.send([
      { name: 'Sam Oak', step: 1 },
      { name: 'Kim Fir', step: 3 },
    ]);
    await signing.consent(tokens[0]);
    expect(await outcome(signing.sign(tokens[0], 'Sam Oak'))).toBe('200');
    const second = await signing.tokenOf(emails[1] ?? '');
    await signing.consent(second);
    const strokes = [
      [
        [10, 10],
        [60, 40],
      ],
    ];
    const answers = { ...NO_ANSWERS, signature: { kind: 'drawn', strokes } };
    expect(await outcome(signing.act(second, 'signature', { answers }))).toBe('200');
    const opened = (await readChain(app.db, id)).filter(({ type }) => type === 'opened').map(({ at }) => stampTime(at, 'UTC'));
    await sealEnvelopes(app.ctx());
    const { text } = await extractText(Uint8Array.from(await signing.download(id)), { mergePages: true });
    const words = text.replaceAll(/\s+/g, ' ');
    expect(words).toMatch(new RegExp(`Turn 1 of 2\\..*, opened ${opened[0]}.*Adopted a typed name as signature\\.`));
    expect(words).toMatch(new RegExp(`Turn 2 of 2\\..*, opened ${opened[1]}.*Drew the signature\\.`));
  });

  it('comes again while others have not signed, and not once it ended without them', async () => {
    const { id, tokens, emails, envelope } = await signing.send(['Sam', 'Tess']);
    await signing.consent(tokens[0]);
    await signing.sign(tokens[0], 'Sam');
    await letPass(id);
    const path = `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}/link`;
    expect(await outcome(ann.send('POST', path))).toBe('200');
    expect(await signing.look(await signing.tokenOf(emails[0] ?? ''))).toMatchObject({ myStatus: 'signed', status: 'pending' });
    await ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Sold' });
    await letPass(id);
    expect(await outcome(ann.send('POST', path))).toBe('409 conflict');
  });
});
