import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { formatDateTime } from '#lib/format.ts';
import { stampTime } from '#lib/zoned-time.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { type Browser, makePerson, outcome } from '#tests/support/people.ts';
import { fieldOf, signingOn, writePdf } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Envelope } from '../contract.ts';
import { NO_ANSWERS } from '../model/answers.ts';
import { MOST_OPEN_ENVELOPES } from '../model/limits.ts';
import { expireEnvelopes, sealEnvelopes } from './seal-envelopes.ts';

let app: TestApp;
let ann: Browser;
let signing: ReturnType<typeof signingOn>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The next ones are sent by somebody new. */
async function beginWith(person: Parameters<typeof makePerson>[1] = {}): Promise<void> {
  ann = await makePerson(app, person);
  signing = signingOn(app, () => ann);
}

const later = (days: number) => {
  const ctx = app.ctx();
  return { ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) };
};
const disable = (at: Date | null) =>
  app.db.updateTable('users').set({ disabled_at: at }).where('id', '=', ann.user.uid).execute();

describe('how many are open at once', () => {
  it('counts those that are opened again, too, also of two at once', async () => {
    await beginWith();
    const expired = [await signing.send(['Bob']), await signing.send(['Bob'])];
    await expireEnvelopes(later(15));
    const now = new Date();
    await app.db
      .insertInto('envelopes')
      .values(
        Array.from({ length: MOST_OPEN_ENVELOPES - 1 }, () => ({
          id: randomUUID(),
          user_id: ann.user.uid,
          sender_name: 'Ann',
          sender_address: '',
          title: 'One of many',
          message: '',
          status: 'pending',
          created_at: now,
          expires_at: new Date(now.getTime() + DAY_MS),
        })),
      )
      .execute();
    const extend = ({ id }: { id: string }) => outcome(ann.send('POST', `/api/envelopes/${id}/extend`, { days: 7 }));
    const answers = await Promise.all(expired.map(extend));
    expect(answers.toSorted()).toEqual(['200', '409 conflict']);
  });
});

describe('an envelope', () => {
  it('whose time is over says so, and opens again, before the job came that ends it', async () => {
    await beginWith();
    const { id } = await signing.send(['Bob']);
    await app.db
      .updateTable('envelopes')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute();
    const listed = async () =>
      ((await (await ann.send('GET', '/api/envelopes')).json()) as { envelopes: Envelope[] }).envelopes.find(
        (one) => one.id === id,
      );
    expect(await listed()).toMatchObject({ status: 'expired', recipients: [{ status: 'closed' }] });
    expect(await outcome(ann.send('POST', `/api/envelopes/${id}/extend`, { days: 7 }))).toBe('200');
    expect(await listed()).toMatchObject({ status: 'pending', recipients: [{ status: 'notified' }] });
    await expireEnvelopes(app.ctx());
    expect(await listed()).toMatchObject({ status: 'pending' });
  });

  it('that is sent twice at once under one id goes out once, and both are answered alike', async () => {
    await beginWith();
    const id = randomUUID();
    const body = await signing.bodyOf([{ name: 'Bob', email: 'bob.twice@signers.example' }]);
    const answers = await Promise.all([1, 2, 3].map(() => ann.send('PUT', `/api/envelopes/${id}`, body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [first, ...others] = await Promise.all(answers.map((answer) => answer.json()));
    for (const other of others) expect(other).toEqual(first);
    const mails = app.db.selectFrom('mail_messages').select('id').where('to_address', '=', 'bob.twice@signers.example');
    expect(await mails.execute()).toHaveLength(1);
  });

  it('is sealed with what is written into a field in one line, whatever a program sent', async () => {
    await beginWith();
    const fields = [fieldOf(), fieldOf({ kind: 'text', y: 200, width: 300, height: 22 })];
    const { id, tokens } = await signing.send(['Bob'], { fields });
    await signing.consent(tokens[0]);
    const values = { [fields[0]?.id ?? '']: 'yes', [fields[1]?.id ?? '']: 'first line\n\nsecond line' };
    expect(await outcome(signing.sign(tokens[0], 'Bob\nElm', values))).toBe('200');
    await sealEnvelopes(app.ctx());
    expect((await signing.show(id)).status).toBe('completed');
    const { text } = await extractText(Uint8Array.from(await signing.download(id)), { mergePages: true });
    for (const words of ['first line second line', 'Bob Elm']) expect(text).toContain(words);
  });

  it('is signed or passed on where both come at once, never both', async () => {
    await beginWith();
    const races = await Promise.all(Array.from({ length: 4 }, () => signing.send(['Bob'], { canReassign: true })));
    for (const { id, tokens } of races) {
      await signing.consent(tokens[0]);
      const person = { name: 'Dee', email: `${randomUUID().slice(0, 8)}@signers.example` };
      const [signed, passed] = await Promise.all([
        outcome(signing.sign(tokens[0], 'Bob')),
        outcome(signing.act(tokens[0], 'reassign', person)),
      ]);
      const { status, recipients } = await signing.show(id);
      const isSigned = signed === '200';
      // Whoever comes second finds their link gone, or everything signed.
      expect(isSigned ? passed : signed).toMatch(/^40[49] /);
      expect([status, recipients[0]?.name]).toEqual(isSigned ? ['sealing', 'Bob'] : ['pending', 'Dee']);
    }
  });

  it('keeps nothing of what was filled in and never signed, once it is declined or canceled', async () => {
    await beginWith();
    const { id, tokens } = await signing.send(['Bob', 'Cy', 'Dee']);
    for (const token of tokens) await signing.consent(token);
    const answers = { ...NO_ANSWERS, signature: { kind: 'typed' as const, text: 'Bob' } };
    expect(await outcome(signing.save(tokens[0], answers))).toBe('204');
    expect(await outcome(signing.sign(tokens[1], 'Cy'))).toBe('200');
    expect(await outcome(signing.act(tokens[2], 'decline', { reason: 'The price is wrong' }))).toBe('200');
    const rows = app.db.selectFrom('envelope_recipients').select(['name', 'sealed_answers']).where('envelope_id', '=', id);
    const kept = (await rows.orderBy('position').execute()).map(({ sealed_answers: sealed }) => sealed !== null);
    expect(kept).toEqual([false, true, false]);
  });
});

describe('an account that is disabled', () => {
  it('has nothing signed until it is enabled again, and its signers are told so', async () => {
    await beginWith();
    const bob = await makePerson(app);
    const { id, tokens } = await signing.send([
      { name: 'Bob', email: bob.user.email ?? '' },
      { name: 'Cy' },
      { name: 'Dee', role: 'viewer' },
    ]);
    const [token, other] = tokens;
    await signing.consent(token);
    const answers = { ...NO_ANSWERS, signature: { kind: 'typed' as const, text: 'Bob' } };
    expect(await outcome(signing.save(token, answers))).toBe('204');
    const listed = async () =>
      ((await (await bob.send('GET', '/api/to-sign')).json()) as { toSign: { recipientId: string }[] }).toSign;
    const [asked] = await listed();

    await disable(new Date());
    expect(await signing.look(token)).toMatchObject({
      isPaused: true,
      status: 'pending',
      message: '',
      documents: [],
      fields: [],
      answers: NO_ANSWERS,
    });
    const refused = [
      signing.consent(other),
      signing.save(token, answers),
      signing.sign(token, 'Bob'),
      signing.act(token, 'decline', { reason: 'I wonder' }),
      app.request(`/api/shared/sign/${token}/files/0`),
      bob.send('POST', `/api/to-sign/${asked?.recipientId}/link`),
    ];
    for (const answer of refused) expect(await outcome(answer)).toBe('409 conflict');
    expect(await listed()).toEqual([]);

    await disable(null);
    expect(await signing.look(token)).toMatchObject({ isPaused: false, myStatus: 'consented', answers });
    expect(await listed()).toEqual([asked]);
    for (const one of [signing.sign(token, 'Bob'), signing.consent(other)]) expect(await outcome(one)).toBe('200');
    expect(await outcome(signing.sign(other, 'Cy'))).toBe('200');

    // What all have signed stays with everyone, and is sealed.
    await disable(new Date());
    await sealEnvelopes(app.ctx());
    const row = app.db.selectFrom('envelopes').select('status').where('id', '=', id);
    expect(await row.executeTakeFirstOrThrow()).toEqual({ status: 'completed' });
    const newest = await signing.tokenOf(bob.user.email ?? '');
    expect(await signing.look(newest)).toMatchObject({ isPaused: false, status: 'completed' });
    expect(await outcome(app.request(`/api/shared/sign/${newest}/file`))).toBe('200');
  });

  it('does not keep an envelope from ending in its time', async () => {
    await beginWith();
    const { tokens } = await signing.send(['Bob']);
    await disable(new Date());
    await expireEnvelopes(later(15));
    expect(await signing.look(tokens[0])).toMatchObject({ status: 'expired', isPaused: false });
  });
});

describe('a demonstration person', () => {
  it('sends nobody a mail, nor a line behind their bell, by whoever signs in person and by what follows', async () => {
    await beginWith();
    await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', ann.user.uid).execute();
    const bob = await makePerson(app);
    const email = bob.user.email ?? '';
    const mails = () => app.db.selectFrom('mail_messages').select('subject').where('to_address', '=', email).execute();
    const lines = () => app.db.selectFrom('notifications').select('title').where('user_id', '=', bob.user.uid).execute();
    const open = async (people: { name: string; email: string; isInPerson: boolean }[]) => {
      const { id, envelope } = await signing.send(people);
      const path = `/api/envelopes/${id}/recipients/${envelope.recipients[0]?.id}/in-person`;
      const opened = (await (await ann.send('POST', path)).json()) as { path: string };
      return opened.path.split('/').at(-1);
    };
    const two = [
      { name: 'Bob', email, isInPerson: true },
      { name: 'Cy', email: '', isInPerson: true },
    ];
    const first = await open(two.slice(0, 1));
    await signing.consent(first);
    expect(await outcome(signing.sign(first, 'Bob'))).toBe('200');
    await sealEnvelopes(app.ctx());
    expect(await signing.look(first)).toMatchObject({ status: 'completed' });
    const second = await open(two);
    await signing.consent(second);
    expect(await outcome(signing.sign(second, 'Bob'))).toBe('200');
    await open(two);
    await expireEnvelopes(later(15));
    expect([await mails(), await lines()]).toEqual([[], []]);
  });
});

describe('the times of certificates and mails', () => {
  const HOME = 'America/Denver';
  const wordsOf = async (id: string) => {
    const { text } = await extractText(Uint8Array.from(await signing.download(id)), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const signedBy = async (options: Parameters<typeof signing.send>[1]) => {
    const { id, tokens } = await signing.send(['Bob'], options);
    await signing.consent(tokens[0]);
    expect(await outcome(signing.sign(tokens[0], 'Bob'))).toBe('200');
    await sealEnvelopes(app.ctx());
    const { recipients, expiresAt } = await signing.show(id);
    return { words: await wordsOf(id), at: recipients[0]?.signedAt ?? expect.fail('it is signed'), expiresAt };
  };

  it('stand in UTC and beside it in the zone of the home, whatever zone its sender is in', async () => {
    await beginWith();
    const [listingKey = ''] = (await addListings(app.db, { ListingKey: 'WILLOW' })).keys;
    const listingId = await addOwnListing(app.db, { listingKey, ownerId: ann.user.uid, fields: WILLOW_LANE });
    const documentId = randomUUID();
    const kept = app.request(`/api/own-listings/${listingId}/documents/deed/${documentId}?name=deed.pdf`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
      body: Buffer.from(await writePdf()),
    });
    expect(await outcome(kept)).toBe('200');
    const { words, at, expiresAt } = await signedBy({ documents: [documentId], timeZone: 'Europe/Berlin' });
    expect(words).toContain('All times are in UTC, and in Mountain Time (America/Denver), the time zone of the property.');
    expect(words).toContain(`signed ${stampTime(at, 'UTC')} (${stampTime(at, HOME)})`);
    // In the table of events, too.
    expect(words).toContain(`Bob signed ${stampTime(at, 'UTC')} ${stampTime(at, HOME)}`);
    const { text: asked } = await app.db
      .selectFrom('mail_messages')
      .select('text')
      .where('subject', 'like', '%asks you to sign%')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(asked.replaceAll(/\s+/g, ' ')).toContain(`until ${formatDateTime(expiresAt, HOME)}.`);
  });

  it('stand beside it in the zone of the sender where no home is known, and in UTC alone without one', async () => {
    await beginWith();
    const own = await signedBy({ timeZone: 'America/Los_Angeles' });
    expect(own.words).toContain('in Pacific Time (America/Los_Angeles), the time zone of the sender.');
    expect(own.words).toContain(`(${stampTime(own.at, 'America/Los_Angeles')})`);
    for (const timeZone of ['Somewhere/Else', 'UTC']) {
      const plain = await signedBy({ timeZone });
      expect(plain.words).toContain('All times are in UTC.');
      expect(plain.words).toContain(`signed ${stampTime(plain.at, 'UTC')} `);
      expect(plain.words).not.toContain(`(${stampTime(plain.at, 'UTC')})`);
    }
  });
});
