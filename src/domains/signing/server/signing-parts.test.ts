import { createHash } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharp } from '#platform/files/sharp.ts';
import { type Browser, makePerson, outcome } from '#tests/support/people.ts';
import { fieldOf, filled, HAS_PDFSIG, judge, signingOn, writePdf } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { makePkcs12, openTimeStampAuthority } from '#tests/support/time-stamp-authority.ts';
import { placedWordsOf } from '#tests/support/read-pdf.ts';
import type { VerifiedFile } from '../contract.ts';
import { type Answers, NO_ANSWERS } from '../model/answers.ts';
import { readChain } from './chain.ts';
import { sealEnvelopes } from './seal-envelopes.ts';
import { stampLate } from './stamp-late.ts';

let app: TestApp;
let ann: Browser;
let signing: ReturnType<typeof signingOn>;

beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app);
  signing = signingOn(app, () => ann);
});
afterAll(() => app.close());

describe('fields', () => {
  it('of every kind stand on the pages of every document, upright on turned pages too', async () => {
    const turned = PDF.create();
    turned.addPage({ rotate: 90 }).drawText('Turned', { x: 72, y: 600 });
    const documents = [
      await signing.upload(await writePdf(2), 'agreement.pdf'),
      await signing.upload(await turned.save(), 'survey.pdf'),
    ];
    const text = fieldOf({ kind: 'text', page: 2, width: 120, height: 30, label: 'Lender' });
    const date = fieldOf({ kind: 'date', file: 1, x: 200, y: 400, width: 22, height: 110 });
    const check = fieldOf({ kind: 'checkbox', isRequired: false, y: 500, width: 18, height: 18 });
    const name = fieldOf({ kind: 'name', y: 420, recipient: 1 });
    const [mine, theirs, initials] = [fieldOf(), fieldOf({ recipient: 1, x: 300 }), fieldOf({ kind: 'initials', y: 200 })];
    const { id, tokens } = await signing.send([{ name: 'Ann Ray' }, { name: 'Bo Łuk', step: 2 }, { name: 'Cy', role: 'copy' }], {
      documents,
      fields: [text, date, check, name, mine, theirs, initials],
    });
    const [token] = tokens;
    expect(await outcome(signing.consent(token))).toBe('200');
    const toSign = await signing.look(token);
    expect(toSign.fields.map((field) => field.id)).toEqual([check.id, mine.id, initials.id, text.id, date.id]);
    for (const [file, pages] of [2, 1].entries()) {
      const response = await app.request(`/api/shared/sign/${token}/files/${file}`);
      expect((await PDF.load(new Uint8Array(await response.arrayBuffer()))).getPageCount()).toBe(pages);
    }
    expect(await outcome(app.request(`/api/shared/sign/${token}/files/2`))).toBe('404 not-found');

    const png = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    const answers: Answers = {
      signature: { kind: 'uploaded', png: png.toString('base64') },
      initials: { kind: 'typed', text: 'AR' },
      values: { ...filled([mine, initials, check]), [text.id]: 'Harbor Light Bank' },
    };
    // As far as it goes, and on again in another browser.
    expect(await outcome(signing.save(token, answers))).toBe('204');
    expect((await signing.look(token)).answers).toEqual(answers);
    const early = await signing.act(token, 'signature', { answers });
    expect(await early.json()).toMatchObject({ fields: { [`answers.values.${date.id}`]: 'Fill in: Date signed' } });
    const today = app.ctx().now.toISOString().slice(0, 10);
    const whole = { ...answers, values: { ...answers.values, [date.id]: today } };
    const noPicture = { ...whole, signature: { kind: 'uploaded', png: Buffer.from('no picture').toString('base64') } };
    expect(await (await signing.act(token, 'signature', { answers: noPicture })).json()).toMatchObject({
      fields: { 'answers.signature': expect.stringContaining('can’t read this picture') },
    });
    expect(await outcome(signing.act(token, 'signature', { answers: whole }))).toBe('200');
    // Who has signed shows nothing of what they wrote, whoever opens the link.
    expect((await signing.look(token)).answers).toEqual(NO_ANSWERS);

    const { recipients } = await signing.show(id);
    expect(recipients.map(({ status }) => status)).toEqual(['signed', 'notified', 'copy']);
    const second = await signing.tokenOf(recipients[1]?.email ?? '');
    await signing.consent(second);
    expect(await outcome(signing.sign(second, 'Bo Łuk', { [name.id]: 'Bo Łuk', ...filled([theirs]) }))).toBe('200');
    await sealEnvelopes(app.ctx());

    const file = await signing.download(id);
    const [first, next, last] = await Promise.all([1, 2, 3].map((page) => placedWordsOf(file, page)));
    expect(first?.map((word) => word.text)).toEqual(expect.arrayContaining(['AR', 'Bo Łuk']));
    const lender = next?.find((word) => word.text === 'Harbor Light Bank')?.transform;
    expect([lender?.[4], lender?.[5]].map((at) => Math.round(at ?? 0))).toEqual([102, expect.any(Number)]);
    // Along the turned page, from the lower end of its field upward.
    const [, dated] = last ?? [];
    expect(dated?.transform.slice(0, 4).map(Math.sign)).toEqual([0, 1, -1, 0]);
    expect(dated?.transform[4]).toBeGreaterThan(200);
    expect(dated?.transform[4]).toBeLessThan(222);
    expect(dated?.transform[5]).toBeCloseTo(402, 0);
    if (HAS_PDFSIG) expect(judge(file)).toContain('Signature is Valid');
    // Who gets a copy has a link to it.
    const copy = await signing.tokenOf(recipients[2]?.email ?? '');
    expect(await outcome(app.request(`/api/shared/sign/${copy}/file`))).toBe('200');
  });

  it('viewers read while others sign, sign nothing, and get the signed file', async () => {
    const { id, tokens } = await signing.send([{ name: 'Ann Ray' }, { name: 'Vera Viewer', role: 'viewer' }]);
    const [, viewer] = (await signing.show(id)).recipients;
    const earlier = await signing.tokenOf(viewer?.email ?? '');
    expect(await signing.look(earlier)).toMatchObject({ role: 'viewer', myStatus: 'copy', status: 'pending', fields: [] });
    expect(await outcome(app.request(`/api/shared/sign/${earlier}/files/0`))).toBe('200');
    expect(await outcome(app.request(`/api/shared/sign/${earlier}/file`))).toBe('404 not-found');
    expect(await outcome(signing.consent(earlier))).toBe('409 conflict');
    expect(await outcome(signing.sign(earlier, 'Vera Viewer'))).toBe('409 conflict');
    expect(await outcome(signing.act(earlier, 'decline', { reason: 'No' }))).toBe('409 conflict');
    await signing.consent(tokens[0]);
    expect(await outcome(signing.sign(tokens[0], 'Ann Ray'))).toBe('200');
    await sealEnvelopes(app.ctx());
    const token = await signing.tokenOf(viewer?.email ?? '');
    expect(await outcome(app.request(`/api/shared/sign/${token}/file`))).toBe('200');
    const words = await placedWordsOf(await signing.download(id), 2);
    const said = words.map(({ text }) => text).join(' ');
    expect(said).toContain('Could view it without signing');
    expect(said).toContain('Vera Viewer');
  });

  it('end with the envelope for who may view it', async () => {
    const { id } = await signing.send([{ name: 'Ann Ray' }, { name: 'Vera', role: 'viewer' }]);
    const [, viewer] = (await signing.show(id)).recipients;
    const token = await signing.tokenOf(viewer?.email ?? '');
    await ann.send('POST', `/api/envelopes/${id}/cancel`, { reason: 'Another buyer' });
    expect(await outcome(app.request(`/api/shared/sign/${token}/files/0`))).toBe('404 not-found');
  });

  it('belong to somebody who signs, and lie on a page', async () => {
    const refused = async (field: object, role = 'signer') => {
      const body = await signing.bodyOf([{ name: 'Ann' }, { name: 'Cy', role: role as 'signer' }]);
      const answer = await ann.send('PUT', `/api/envelopes/${crypto.randomUUID()}`, { ...body, fields: [fieldOf(field)] });
      return outcome(answer);
    };
    for (const wrong of [{ page: 2 }, { file: 1 }, { x: 560 }, { y: -60 }, { recipient: 2 }])
      expect(await refused(wrong), JSON.stringify(wrong)).toBe('422 invalid');
    expect(await refused({ recipient: 1 }, 'approver')).toBe('422 invalid');
  });
});

describe('a deed', () => {
  it('is not sent, unless its sender states that it is none', async () => {
    const deed = await signing.upload(await writePdf(1, 'General warranty deed'));
    const body = await signing.bodyOf([{ name: 'Ann', isInPerson: true }], { documents: [deed] });
    const id = crypto.randomUUID();
    const send = (more: object) => ann.send('PUT', `/api/envelopes/${id}`, { ...body, ...more });
    expect(await (await send({ isOtherPaper: false })).json()).toMatchObject({
      fields: { isOtherPaper: expect.stringContaining('reads like a deed') },
    });
    expect(await outcome(send({ isOtherPaper: true }))).toBe('200');
    const sent = await app.db.selectFrom('envelope_events').select('data').where('envelope_id', '=', id).executeTakeFirst();
    expect(sent?.data).toMatchObject({ stated: expect.stringContaining('no deed') });
  });
});

describe('an access code', () => {
  it('opens the link in one browser, and locks it after five wrong ones', async () => {
    const { id, tokens, envelope } = await signing.send([{ name: 'Ann', code: 'Orchard 7' }], { fields: [fieldOf()] });
    const [token] = tokens;
    expect(await signing.look(token)).toMatchObject({ needsCode: true, documents: [], fields: [] });
    for (const what of [signing.consent(token), signing.sign(token, 'Ann'), app.request(`/api/shared/sign/${token}/files/0`)])
      expect(await outcome(what)).toBe('403 needs-code');
    expect(await outcome(signing.act(token, 'decline', { reason: 'Guessed' }))).toBe('403 needs-code');
    const right = await signing.act(token, 'code', { code: 'orchard 7' });
    expect(await right.clone().json()).toMatchObject({ needsCode: false, documents: [{ name: 'agreement.pdf' }] });
    const cookie = right.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('HttpOnly');
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(await signing.look(token, headers)).toMatchObject({ needsCode: false });
    expect(await signing.look(token)).toMatchObject({ needsCode: true });
    for (let at = 0; at < 4; at += 1) expect(await outcome(signing.act(token, 'code', { code: 'guess' }))).toBe('422 invalid');
    expect(await outcome(signing.act(token, 'code', { code: 'guess' }))).toBe('403 locked');
    // Not even the right one.
    expect(await outcome(signing.act(token, 'code', { code: 'orchard 7' }))).toBe('403 locked');
    expect((await signing.show(id)).recipients[0]).toMatchObject({ isLocked: true });
    const unlock = `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}/unlock`;
    expect(await outcome(ann.send('POST', unlock, { code: 'Meadow 9' }))).toBe('200');
    const fresh = await signing.tokenOf(envelope.recipients[0]?.email ?? '');
    expect(await outcome(signing.act(fresh, 'code', { code: 'orchard 7' }))).toBe('422 invalid');
    expect(await outcome(signing.act(fresh, 'code', { code: 'meadow 9' }))).toBe('200');
    const types = (await readChain(app.db, id)).map(({ type }) => type);
    expect(types).toEqual(['sent', ...Array<string>(4).fill('wrong code'), 'locked', 'new code', 'wrong code']);
  });

  it('lets no more guesses through when they come at once', async () => {
    const { tokens } = await signing.send([{ name: 'Ann', code: '48151623' }]);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, at) => outcome(signing.act(tokens[0], 'code', { code: `guess ${at}` }))),
    );
    expect(answers.filter((answer) => answer === '422 invalid')).toHaveLength(4);
    expect(answers.filter((answer) => answer === '403 locked')).toHaveLength(5);
  });
});

describe('a seal', () => {
  async function signOne(): Promise<string> {
    const { id, tokens } = await signing.send(['Ann']);
    await signing.consent(tokens[0]);
    await signing.sign(tokens[0], 'Ann');
    return id;
  }
  const levelOf = async (id: string) => (await readChain(app.db, id)).at(-1)?.data['level'];

  it('has the time of an authority where one is configured, and does without if that stays silent', async () => {
    const authority = await openTimeStampAuthority();
    const ctx = app.ctx();
    const id = await signOne();
    await sealEnvelopes({ ...ctx, config: { ...ctx.config, SIGNING_TIMESTAMP_URL: authority.url } });
    authority.close();
    expect([await levelOf(id), authority.asked()]).toEqual(['B-T', 1]);
    const file = await signing.download(id);
    expect(Buffer.from(file).includes(Buffer.from('Test authority').toString('hex').toUpperCase())).toBe(true);
    if (HAS_PDFSIG) expect(judge(file)).toContain('Signature is Valid');

    const late = await signOne();
    const gone = { ...ctx.config, SIGNING_TIMESTAMP_URL: authority.url };
    await expect(sealEnvelopes({ ...app.ctx(), config: gone })).rejects.toThrow('could not be sealed');
    expect((await signing.show(late)).status).toBe('sealing');
    const now = new Date(app.ctx().now.getTime() + 11 * 60_000);
    await sealEnvelopes({ ...app.ctx(), now, config: gone });
    expect(await levelOf(late)).toBe('B-B');

    // The time comes later, apart from the file: what people downloaded stays what it is.
    const kept = await signing.download(late);
    const sha256 = createHash('sha256').update(kept).digest('hex');
    const verify = async () => (await (await app.request(`/api/signed-files/${sha256}`)).json()) as VerifiedFile;
    expect((await verify()).timeStamp).toBeNull();
    await stampLate(app.ctx());
    await expect(stampLate({ ...app.ctx(), config: gone })).rejects.toThrow('TSA');
    expect(await outcome(app.request(`/api/signed-files/${sha256}/time-stamp`))).toBe('404 not-found');
    const back = await openTimeStampAuthority();
    const config = { ...ctx.config, SIGNING_TIMESTAMP_URL: back.url };
    await stampLate({ ...app.ctx(), config });
    const asked = back.asked();
    await stampLate({ ...app.ctx(), config });
    expect(back.asked()).toBe(asked);
    back.close();
    expect((await verify()).timeStamp).toEqual({ at: expect.any(String), isApart: true });
    expect(await signing.download(late)).toEqual(kept);
    const token = await (await app.request(`/api/signed-files/${sha256}/time-stamp`)).bytes();
    expect(back.verifies(token, kept)).toBe(true);
    const changed = Uint8Array.from(kept);
    changed[9] = (changed[9] ?? 0) ^ 1;
    expect(back.verifies(token, changed)).toBe(false);
    expect((await readChain(app.db, late)).map(({ type }) => type).slice(-2)).toEqual(['sealed', 'time stamped']);
  });

  it('is made by the certificate that is configured', async () => {
    const id = await signOne();
    const ctx = app.ctx();
    const SIGNING_CERTIFICATE_FILE = makePkcs12('quince');
    const config = { ...ctx.config, SIGNING_CERTIFICATE_FILE, SIGNING_CERTIFICATE_PASSWORD: 'quince' };
    await sealEnvelopes({ ...ctx, config });
    if (!HAS_PDFSIG) return;
    const words = judge(await signing.download(id));
    expect(words).toContain('Harbor Light Realty');
    expect(words).toContain('Signature is Valid');
  });
});
