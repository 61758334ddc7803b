import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readKeptText } from './analyses.ts';
import {
  analysisSchema,
  changesSchema,
  type ContractDeadline,
  dealSchema,
  type Analysis,
  type DealView,
  type ShortAnalysis,
} from '../contract.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PAPER = readFileSync(new URL('../model/labelled/plain-sentences.txt', import.meta.url), 'utf8').split('\n---\n')[1] ?? '';
const COUNTER = readFileSync(new URL('../model/labelled/counter-offer.txt', import.meta.url), 'utf8').split('\n---\n')[1] ?? '';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
});
afterAll(() => app.close());

function send(who: Browser, content: string | Uint8Array, id: string = randomUUID(), name = 'agreement.txt'): Promise<Response> {
  return app.request(`/api/contracts/${id}?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: typeof content === 'string' ? content : Buffer.from(content),
  });
}

const readAnalysis = async (response: Response): Promise<Analysis> => analysisSchema.parse(await response.json());

const byTitle = (a: ContractDeadline, b: ContractDeadline): number =>
  JSON.stringify([a.title, a]).localeCompare(JSON.stringify([b.title, b]));

describe('a contract', () => {
  it('is read, kept sealed, confirmed and corrected by its owner, and is nobody else’s', async () => {
    const id = randomUUID();
    const read = await readAnalysis(await send(ann, PAPER, id));
    expect(read.terms.find(({ path }) => path === 'price')).toMatchObject({ value: '312500', page: 1, confirmedAt: null });
    expect(read.deadlines.find(({ title }) => title === 'Deliver the earnest money')).toMatchObject({ day: '2026-04-15' });
    expect(read.summary.join(' ')).toContain('$312,500');
    const recipe = await readAnalysis(
      await send(ann, 'Take two eggs, flour and butter. Stir well, bake for an hour, and serve.'),
    );
    const { contracts } = (await (await ann.send('GET', '/api/contracts')).json()) as { contracts: ShortAnalysis[] };
    expect(Object.fromEntries(contracts.map((one) => [one.id, one.isContract]))).toEqual({ [id]: true, [recipe.id]: false });
    await ann.send('DELETE', `/api/contracts/${recipe.id}`);
    // The same id again reads nothing again.
    expect(await readAnalysis(await send(ann, 'another paper', id))).toEqual(read);

    const [row] = await app.db.selectFrom('contract_readings').select('sealed_reading').execute();
    expect(Buffer.from(row?.sealed_reading ?? []).toString('latin1')).not.toContain('Doyle');

    const corrected = await ann.send('PUT', `/api/contracts/${id}/terms`, { path: 'dates.effective', value: '2026-04-13' });
    const after = await readAnalysis(corrected);
    expect(after.deadlines.find(({ title }) => title === 'Deliver the earnest money')).toMatchObject({ day: '2026-04-16' });
    expect(after.terms.find(({ path }) => path === 'dates.effective')).toMatchObject({ value: '2026-04-13', read: '2026-04-10' });
    // What is counted from a start that nobody confirmed goes to no calendar.
    expect(read.isStartConfirmed).toBe(false);
    const calendar = await (await ann.send('GET', `/api/contracts/${id}/calendar.ics`)).text();
    expect(calendar).toContain('DTSTART;VALUE=DATE:20260416');
    expect(await outcome(bob.send('GET', `/api/contracts/${id}/calendar.ics`))).toBe('404 not-found');
    const back = await readAnalysis(
      await ann.send('PUT', `/api/contracts/${id}/terms`, { path: 'dates.effective', value: null }),
    );
    expect(back).toEqual(read);

    for (const [method, path, body] of [
      ['GET', `/api/contracts/${id}`, undefined],
      ['PUT', `/api/contracts/${id}/terms`, { path: 'price', value: '1' }],
      ['DELETE', `/api/contracts/${id}`, undefined],
    ] as const) {
      expect(await outcome(bob.send(method, path, body))).toBe('404 not-found');
      expect(await outcome(bob.send(method, path, body, { token: null }))).toBe('401 unauthenticated');
    }
    expect(await outcome(send(bob, PAPER, id))).toBe('404 not-found');
    expect(await (await bob.send('GET', '/api/contracts')).json()).toEqual({ contracts: [] });
    expect(await outcome(ann.send('DELETE', `/api/contracts/${id}`))).toBe('204');
    expect(await outcome(ann.send('GET', `/api/contracts/${id}`))).toBe('404 not-found');
  });

  it('of which two files come at once under one id is read from one of them, words included', async () => {
    const id = randomUUID();
    const files = ['first', 'second'].map((name) => send(ann, `${PAPER}\nThis is the ${name} file.`, id, `${name}.txt`));
    const [one, other] = await Promise.all(files.map(async (answer) => readAnalysis(await answer)));
    expect(one).toEqual(other);
    const words = (await readKeptText({ ...app.ctx() }, ann.user.uid, id))?.join('\n');
    expect(words).toContain(`This is the ${one?.name.replace('.txt', '')} file.`);
  });

  it.each([
    ['an empty file', '', 'is empty'],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'picture is damaged'],
    ['a picture with too few pixels', DOT, 'too small'],
    ['bytes that are no text', Buffer.from([0, 1, 2, 0, 255]), 'PDF, DOCX, plain text'],
    ['a page of the web', '<!doctype html><script>alert(1)</script> Seller agrees to sell.', 'PDF, DOCX, plain text'],
    ['a page of the web that is a PDF too', '<html>\n%PDF-1.7\n Seller agrees to sell.', 'PDF, DOCX, plain text'],
    ['a broken PDF', '%PDF-1.7\nnothing that follows makes sense', 'is damaged'],
    ['a text of two words', 'a contract', 'no text that can be read'],
  ])('is not %s: the answer says what to do', async (_what, content, reason) => {
    const response = await send(ann, content);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { file: expect.stringContaining(reason) } });
  });

  it('unpacks no bomb', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      '_rels/.rels': strToU8('<r/>'),
      'word/document.xml': new Uint8Array(70 * 1024 * 1024),
    });
    expect((await send(ann, bomb)).status).toBe(422);
  });

  it('is read from a document of its owner’s, and from nobody else’s', async () => {
    const [documentId, id] = [randomUUID(), randomUUID()];
    await app.request(`/api/vault/documents/${documentId}?name=agreement.txt`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
      body: PAPER,
    });
    const read = (who: Browser, body: unknown = { documentId }, contractId = id) =>
      who.send('POST', `/api/contracts/${contractId}/document`, body);
    expect(await outcome(read(bob))).toBe('404 not-found');
    expect(await outcome(bob.send('POST', `/api/contracts/${id}/document`, { documentId }, { token: null }))).toBe(
      '401 unauthenticated',
    );
    const analysis = await readAnalysis(await read(ann));
    expect(analysis).toMatchObject({ id, name: 'agreement.txt', documentId, hasDrawnWords: false });
    expect(analysis.terms.find(({ path }) => path === 'price')).toMatchObject({ value: '312500' });
    // A repeat reads nothing again, and the id is nobody else's.
    expect(await readAnalysis(await read(ann, { documentId: randomUUID() }))).toEqual(analysis);
    expect(await outcome(read(bob))).toBe('404 not-found');
    expect(await outcome(read(ann, { documentId: randomUUID() }, randomUUID()))).toBe('404 not-found');
  });

  it('takes a correction only in the form of its term', async () => {
    const id = randomUUID();
    await send(ann, PAPER, id);
    for (const [path, value] of [
      ['price', 'a lot'],
      ['dates.closing', '2026-02-31'],
      ['no.such.term', '1'],
    ]) {
      expect(await outcome(ann.send('PUT', `/api/contracts/${id}/terms`, { path, value }))).toBe('422 invalid');
    }
  });

  it('has times that its owner confirms, corrects, gives up and takes back, whatever form it is', async () => {
    const id = randomUUID();
    const first = await readAnalysis(await send(ann, PAPER, id));
    const timesOf = ({ contingencies, deadlines }: Analysis) => [...contingencies, ...deadlines];
    const [time] = timesOf(first).filter(({ isConfirmed }) => !isConfirmed);
    const path = `/api/contracts/${id}/times`;
    const body = { title: time?.title, quote: time?.quote, value: '2026-05-06' };
    const put = async (value: string | null) => {
      const now = await readAnalysis(await ann.send('PUT', path, { ...body, value }));
      return timesOf(now).find(({ title, quote }) => title === time?.title && quote === time?.quote);
    };
    expect(await put('2026-05-06')).toMatchObject({ day: '2026-05-06', isConfirmed: true, readDay: time?.day });
    expect(await (await ann.send('GET', `/api/contracts/${id}/calendar.ics`)).text()).toContain('DATE:20260506');
    expect(await put('waived')).toMatchObject({ status: 'waived' });
    expect(await put(null)).toEqual(time);
    expect(await outcome(ann.send('PUT', path, { ...body, title: 'No such time' }))).toBe('422 invalid');
    expect(await outcome(ann.send('PUT', path, { ...body, value: 'soon' }))).toBe('422 invalid');
    expect(await outcome(bob.send('PUT', path, body))).toBe('404 not-found');
    expect(await outcome(bob.send('PUT', path, body, { token: null }))).toBe('401 unauthenticated');
  });

  it('has times that its owner adds, which go to the calendar like those that were read', async () => {
    const id = randomUUID();
    await send(ann, PAPER, id);
    const path = `/api/contracts/${id}/own-times`;
    const time = { title: 'Pool inspection', rule: '12 days after acceptance', basis: 'business', day: '2027-03-09' };
    const body = { id: randomUUID(), time };
    const own = async () => (await readAnalysis(await ann.send('GET', `/api/contracts/${id}`))).deadlines;
    for (const _once of [1, 2]) expect(await outcome(ann.send('PUT', path, body))).toBe('200');
    const added = { title: time.title, day: time.day, rule: '12 days after acceptance, business days', isConfirmed: true };
    expect((await own()).filter(({ addedId }) => addedId !== undefined)).toMatchObject([{ ...added, addedId: body.id }]);
    expect(await (await ann.send('GET', `/api/contracts/${id}/calendar.ics`)).text()).toContain('DATE:20270309');
    // Other papers of the deal leave it where it is.
    const counter = randomUUID();
    await send(ann, COUNTER, counter, 'counter.txt');
    const placed = { partOf: id, isInForce: true, datedOn: null };
    expect(await outcome(ann.send('PUT', `/api/contracts/${counter}/deal`, placed))).toBe('200');
    expect(await own()).toContainEqual(expect.objectContaining(added));
    await ann.send('PUT', path, { ...body, time: { ...time, day: '2027-03-10' } });
    expect(await own()).toContainEqual(expect.objectContaining({ ...added, day: '2027-03-10' }));
    await ann.send('PUT', path, { ...body, time: null });
    expect((await own()).some(({ addedId }) => addedId !== undefined)).toBe(false);
    expect(await outcome(ann.send('PUT', path, { ...body, time: { ...time, day: 'soon' } }))).toBe('422 invalid');
    expect(await outcome(bob.send('PUT', path, body))).toBe('404 not-found');
    expect(await outcome(bob.send('PUT', path, body, { token: null }))).toBe('401 unauthenticated');
  });

  it('is compared with an earlier one by their owner alone: terms first, then clauses', async () => {
    const [before, after] = [randomUUID(), randomUUID()];
    await send(ann, PAPER, before, 'offer.txt');
    const changed = PAPER.replace('Three Hundred Twelve Thousand Five Hundred Dollars ($312,500.00)', '$305,000.00');
    await send(ann, changed, after, 'final.txt');
    const answer = await ann.send('GET', `/api/contracts/${after}/changes?since=${before}`);
    const changes = changesSchema.parse(await answer.json());
    expect(changes).toMatchObject({ before: 'offer.txt', after: 'final.txt', hasTexts: true, note: null });
    expect(changes.terms).toContainEqual({ label: 'Price', kind: 'money', before: '312500', after: '305000' });
    expect(changes.clauses.flatMap(({ parts }) => parts)).toContainEqual({
      kind: 'added',
      words: expect.stringContaining('305,000'),
    });

    const counter = randomUUID();
    await send(ann, COUNTER, counter, 'counter.txt');
    const part = await ann.send('GET', `/api/contracts/${counter}/changes?since=${before}`);
    const parts = changesSchema.parse(await part.json());
    expect(parts.note).toContain('changes only what it names');
    expect(parts.terms.find(({ label }) => label === 'Price')).toMatchObject({ before: '312500' });
    expect(parts.terms.every(({ after: is }) => is !== '')).toBe(true);

    expect(await outcome(bob.send('GET', `/api/contracts/${after}/changes?since=${before}`))).toBe('404 not-found');
    expect(await outcome(ann.send('GET', `/api/contracts/${after}/changes?since=${randomUUID()}`))).toBe('404 not-found');
  });

  it('and the papers that change it tell which term holds, to their owner alone', async () => {
    const [agreement, counter] = [randomUUID(), randomUUID()];
    await send(ann, PAPER, agreement, 'agreement.txt');
    await send(ann, COUNTER, counter, 'counter.txt');
    const alone = { partOf: null, isInForce: null, datedOn: null };
    const place = (body: unknown, id = counter, who = ann) => who.send('PUT', `/api/contracts/${id}/deal`, body);
    const priceOf = async (response: Response) => {
      const { terms } = dealSchema.parse(await response.json());
      return terms.find(({ path }) => path === 'price');
    };
    const waiting = await priceOf(await place({ ...alone, partOf: agreement }));
    expect(waiting).toMatchObject({
      holds: { paperId: agreement, value: '312500', quote: expect.stringContaining('312,500') },
      waiting: [{ paperId: counter, value: '455000' }],
    });
    const readReport = async () => {
      const pdf = await ann.send('GET', `/api/contracts/${agreement}/report`);
      return readPdf(new Uint8Array(await pdf.arrayBuffer()));
    };
    // What only the counteroffer says holds for nobody yet, and is no disagreement.
    const early = await readReport();
    expect(early).toContain('Nothing yet');
    expect(early).not.toContain('The papers disagree');
    await place({ partOf: agreement, isInForce: true, datedOn: '2026-07-02' });
    // Both papers answer with the same deal.
    for (const id of [agreement, counter]) {
      const deal = dealSchema.parse(await (await ann.send('GET', `/api/contracts/${id}/deal`)).json());
      expect(deal).toMatchObject({
        agreementId: agreement,
        papers: [
          { id: agreement, name: 'agreement.txt' },
          { id: counter, standing: 'counts', day: '2026-07-02', isDayGiven: true, isInForce: true },
        ],
      });
      expect(deal.terms.find(({ path }) => path === 'price')).toMatchObject({
        holds: { paperId: counter, value: '455000', page: 1, quote: expect.stringContaining('$455,000') },
        overridden: [{ paperId: agreement, value: '312500', quote: expect.stringContaining('312,500') }],
        waiting: [],
      });
    }
    const told = analysisSchema.parse(await (await ann.send('GET', `/api/contracts/${agreement}`)).json());
    expect(told.summary.join(' ')).toContain('$455,000');
    expect(told.summary.join(' ')).not.toContain('$312,500');
    expect(told.terms.find(({ path }) => path === 'price')).toMatchObject({
      value: '312500',
      held: { value: '455000', paper: 'counter.txt' },
    });
    const { deadlines } = dealSchema.parse(await (await ann.send('GET', `/api/contracts/${agreement}/deal`)).json());
    expect([...told.contingencies, ...told.deadlines].toSorted(byTitle)).toEqual(deadlines.toSorted(byTitle));
    // What is told of the agreement goes by the papers that count: by link, as PDF, and in a calendar.
    const shared = async (hasOwnWords: boolean) => {
      const made = await ann.send('POST', `/api/contracts/${agreement}/shares`, { id: randomUUID(), days: 7, hasOwnWords });
      const { path } = (await made.json()) as { path: string };
      const opened = await bob.send('GET', `/api/shared/contracts/${path.split('/').at(-1)}`, undefined, { token: null });
      return ((await opened.json()) as { deal: DealView }).deal.terms.find(({ path: at }) => at === 'price');
    };
    expect(await shared(true)).toMatchObject({ holds: { value: '455000' } });
    // That everybody signed is its owner's word.
    expect(await shared(false)).toMatchObject({ holds: { value: '312500' }, waiting: [{ value: '455000' }] });
    const report = await readReport();
    expect(report).toContain('What holds among the papers of this deal');
    expect(report).toContain('$455,000');
    await ann.send('PUT', `/api/contracts/${agreement}/terms`, { path: 'dates.effective', value: '2026-04-13' });
    const calendarOf = async (id: string) => await (await ann.send('GET', `/api/contracts/${id}/calendar.ics`)).text();
    const uids = (calendar: string) => calendar.match(/^UID:.*$/gm);
    const own = await calendarOf(agreement);
    expect(own).toContain('DTSTART;VALUE=DATE:20260416');
    expect(uids(await calendarOf(counter))).toEqual(uids(own));

    const list = (await (await ann.send('GET', '/api/contracts')).json()) as {
      contracts: { id: string; partOf: string | null; price: number | null }[];
    };
    expect(list.contracts.find(({ id }) => id === agreement)?.price).toBe(455000);
    expect(list.contracts.find(({ id }) => id === counter)?.partOf).toBe(agreement);

    expect(await outcome(place({ ...alone, partOf: counter }))).toBe('422 invalid');
    expect(await outcome(place({ ...alone, partOf: counter }, agreement))).toBe('422 invalid');
    expect(await outcome(place({ ...alone, partOf: randomUUID() }))).toBe('404 not-found');
    const foreign = randomUUID();
    await send(bob, PAPER, foreign);
    expect(await outcome(place({ ...alone, partOf: foreign }))).toBe('404 not-found');
    expect(await outcome(place({ ...alone, partOf: agreement }, foreign, bob))).toBe('404 not-found');
    expect(await outcome(place(alone, counter, bob))).toBe('404 not-found');
    expect(await outcome(bob.send('GET', `/api/contracts/${counter}/deal`))).toBe('404 not-found');
    expect(await outcome(bob.send('GET', `/api/contracts/${counter}/deal`, undefined, { token: null }))).toBe(
      '401 unauthenticated',
    );

    // Without its agreement, a paper stands alone again.
    await ann.send('DELETE', `/api/contracts/${agreement}`);
    expect(dealSchema.parse(await (await ann.send('GET', `/api/contracts/${counter}/deal`)).json())).toMatchObject({
      agreementId: counter,
      papers: [{ id: counter }],
      terms: [],
    });
  });

  it('of two that are made parts of each other at once, one stays whole', async () => {
    const ids = [randomUUID(), randomUUID()] as const;
    for (const id of ids) await send(ann, PAPER, id);
    const place = (id: string, partOf: string) =>
      outcome(ann.send('PUT', `/api/contracts/${id}/deal`, { partOf, isInForce: null, datedOn: null }));
    const outcomes = await Promise.all([place(ids[0], ids[1]), place(ids[1], ids[0])]);
    expect(outcomes.toSorted()).toEqual(['200', '422 invalid']);
  });

  it('is sent by a link that ends, and as PDF; strangers get neither', async () => {
    const id = randomUUID();
    await send(ann, PAPER, id, 'offer.txt');
    await ann.send('PUT', `/api/contracts/${id}/terms`, { path: 'price', value: '300000' });
    const made = await ann.send('POST', `/api/contracts/${id}/shares`, { id: randomUUID(), days: 7, hasOwnWords: true });
    const { path, id: shareId } = (await made.json()) as { path: string; id: string };
    const token = path.split('/').at(-1) ?? '';
    const open = () => bob.send('GET', `/api/shared/contracts/${token}`, undefined, { token: null });
    expect(await (await open()).json()).toMatchObject({
      analysis: {
        name: 'offer.txt',
        terms: expect.arrayContaining([expect.objectContaining({ path: 'price', value: '300000' })]),
      },
    });
    for (const file of [`/api/contracts/${id}/report`, `/api/shared/contracts/${token}/report`]) {
      const pdf = await ann.send('GET', file);
      expect(pdf.headers.get('content-type')).toBe('application/pdf');
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    expect(await outcome(bob.send('GET', `/api/contracts/${id}/report`))).toBe('404 not-found');
    expect(await outcome(bob.send('POST', `/api/contracts/${id}/shares`, { id: randomUUID(), days: 7 }))).toBe('404 not-found');
    expect(await outcome(bob.send('DELETE', `/api/contracts/${id}/shares/${shareId}`))).toBe('404 not-found');
    await ann.send('DELETE', `/api/contracts/${id}/shares/${shareId}`);
    expect(await outcome(open())).toBe('404 not-found');
  });
});
