import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { fieldOf, signingOn } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { placedWordsOf } from '#tests/support/read-pdf.ts';
import { NO_ANSWERS } from '../model/answers.ts';
import { tellEvent } from '../model/status-words.ts';
import { readChain } from './chain.ts';
import { remindByItself, sealEnvelopes } from './seal-envelopes.ts';

let app: TestApp;
let ann: Browser;
let signing: ReturnType<typeof signingOn>;

beforeAll(async () => {
  app = await openTestApp();
  ann = await makePerson(app);
  signing = signingOn(app, () => ann);
});
afterAll(() => app.close());

interface Told {
  type: string;
  who: string;
  hash: string;
}

describe('people of an envelope', () => {
  it('may pass it on once where that is allowed, and then have no part of it', async () => {
    const closed = await signing.send(['Ann']);
    const somebody = { name: 'Dee Moss', email: 'dee@signers.example' };
    expect(await outcome(signing.act(closed.tokens[0], 'reassign', somebody))).toBe('403 forbidden');
    const { id, tokens, emails } = await signing.send(['Ann', 'Bo'], { canReassign: true, fields: [fieldOf()] });
    const [token] = tokens;
    await signing.consent(token);
    await signing.save(token, { ...NO_ANSWERS, signature: { kind: 'typed', text: 'Ann' } });
    for (const email of [emails[1], ann.user.email])
      expect(await outcome(signing.act(token, 'reassign', { name: 'X', email }))).toBe('422 invalid');
    expect(await outcome(signing.act(token, 'reassign', somebody))).toBe('204');
    expect(await outcome(app.request(`/api/shared/sign/${token}`))).toBe('404 not-found');
    const theirs = await signing.tokenOf(somebody.email);
    expect(await signing.look(theirs)).toMatchObject({ name: 'Dee Moss', myStatus: 'notified', canReassign: false });
    await signing.consent(theirs);
    // Nothing of the person before is left in it.
    expect((await signing.look(theirs)).answers).toEqual(NO_ANSWERS);
    expect(await outcome(signing.act(theirs, 'reassign', { name: 'Y', email: 'y@signers.example' }))).toBe('403 forbidden');
    const { events } = (await (await ann.send('GET', `/api/envelopes/${id}/events`)).json()) as {
      events: { type: string; who: string; to: string }[];
    };
    expect(events.map(tellEvent)).toEqual([
      `${ann.user.displayName} sent it`,
      'Ann opened it',
      'Ann agreed to sign electronically',
      'Ann passed it on to Dee Moss',
      'Dee Moss opened it',
      'Dee Moss agreed to sign electronically',
    ]);
  });

  it('are corrected until somebody signs', async () => {
    const { id, tokens, envelope } = await signing.send(['Ann', 'Bo']);
    const [first, second] = envelope.recipients;
    const change = { title: 'Agreement, again', message: 'Sorry', days: 7, people: [] as object[] };
    const people = [{ id: second?.id, name: 'Bo Right', email: 'bo.right@signers.example' }];
    for (const token of tokens) await signing.consent(token);
    const corrected = await ann.send('PATCH', `/api/envelopes/${id}`, { ...change, people });
    // The next correction begins with these words.
    expect(await corrected.json()).toMatchObject({ title: 'Agreement, again', message: 'Sorry' });
    for (const token of tokens) expect(await outcome(app.request(`/api/shared/sign/${token}`))).toBe('404 not-found');
    const [one, two] = [await signing.tokenOf(first?.email ?? ''), await signing.tokenOf('bo.right@signers.example')];
    expect(await signing.look(two)).toMatchObject({ name: 'Bo Right', title: 'Agreement, again', message: 'Sorry' });
    expect(await outcome(signing.sign(one, 'Ann'))).toBe('409 conflict');
    await signing.consent(one);
    // The same again, after an answer that got lost: nobody begins again, and links stay.
    expect(await outcome(ann.send('PATCH', `/api/envelopes/${id}`, { ...change, people }))).toBe('200');
    expect(await signing.look(two)).toMatchObject({ name: 'Bo Right' });
    expect(await outcome(signing.sign(one, 'Ann'))).toBe('200');
    const late = await ann.send('PATCH', `/api/envelopes/${id}`, change);
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('Someone has signed by now')]);
    // What Bo did before has the name that Bo had then.
    const { events } = (await (await ann.send('GET', `/api/envelopes/${id}/events`)).json()) as {
      events: { type: string; who: string; to: string }[];
    };
    expect(events.slice(3, 6).map(tellEvent)).toEqual([
      'Bo opened it',
      'Bo agreed to sign electronically',
      `${ann.user.displayName} corrected it`,
    ]);
  });

  it('are corrected to what they could be sent to: a name that can be printed, and an address unless they sign here', async () => {
    const { id, envelope } = await signing.send(['Ann', { name: 'Bo', isInPerson: true, email: '' }]);
    const [mailed, here] = envelope.recipients;
    const correct = (people: object[]) =>
      ann.send('PATCH', `/api/envelopes/${id}`, { title: 'Agreement', message: '', days: 7, people });
    const refused = await correct([{ id: mailed?.id, name: '张伟', email: mailed?.email }]);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { fields: { 'people.0.name': expect.any(String) as string } },
    ]);
    expect(await outcome(correct([{ id: mailed?.id, name: 'Ann', email: '' }]))).toBe('422 invalid');
    expect(await outcome(correct([{ id: here?.id, name: 'Bo Right', email: '' }]))).toBe('200');
  });

  it('approve without a signature, and sign in person on the sender’s device', async () => {
    const { id, tokens, envelope } = await signing.send([
      { name: 'Ann', role: 'approver' },
      { name: 'Bo', isInPerson: true, step: 2, email: '' },
    ]);
    const place = `/api/envelopes/${id}/recipients/${envelope.recipients[1]?.id}/in-person`;
    expect(await outcome(ann.send('POST', place))).toBe('409 conflict');
    await signing.consent(tokens[0]);
    expect(await outcome(signing.act(tokens[0], 'signature', { answers: NO_ANSWERS }))).toBe('200');
    const other = place.replace(envelope.recipients[1]?.id ?? '', envelope.recipients[0]?.id ?? '');
    expect(await outcome(ann.send('POST', other))).toBe('409 conflict');
    const { path } = (await (await ann.send('POST', place)).json()) as { path: string };
    const token = path.split('/').at(-1);
    expect(await signing.look(token)).toMatchObject({ name: 'Bo', isInPerson: true });
    await signing.consent(token);
    expect(await outcome(signing.sign(token, 'Bo'))).toBe('200');
    await sealEnvelopes(app.ctx());
    const words = (await placedWordsOf(await signing.download(id), 2)).map((word) => word.text).join(' ');
    expect(words).toContain('approved');
    const { events } = (await (await ann.send('GET', `/api/envelopes/${id}/events`)).json()) as { events: Told[] };
    expect(events.flatMap(({ type, who }) => (['approved', 'signed'].includes(type) ? [`${who} ${type}`] : []))).toEqual([
      'Ann approved',
      'Bo signed',
    ]);
    // No hash is parted by a hyphen; what comes with the seal is told after it.
    for (const { type, hash } of events) if (type !== 'sealed') expect(words).toContain(hash.slice(0, 12));
    expect(words).toContain(`In person, on the device of ${ann.user.displayName}`);
  });

  it('hand the device of the sender on, and nobody gets back to the page of the one before', async () => {
    const { id, envelope } = await signing.send([
      { name: 'Bo', isInPerson: true, email: '' },
      { name: 'Cy', isInPerson: true, email: '', step: 2 },
    ]);
    const [bo] = envelope.recipients;
    const opened = await ann.send('POST', `/api/envelopes/${id}/recipients/${bo?.id}/in-person`);
    const first = ((await opened.json()) as { path: string }).path.split('/').at(-1);
    const handOver = (token: string | undefined, who = ann, options = {}) =>
      who.send('POST', `/api/shared/sign/${token}/hand-over`, undefined, options);
    await signing.consent(first);
    await signing.save(first, { ...NO_ANSWERS, signature: { kind: 'typed', text: 'Bo' } });
    // Only the host takes it back.
    expect(await outcome(handOver(first, await makePerson(app)))).toBe('404 not-found');
    expect(await outcome(handOver(first, ann, { token: null }))).toBe('401 unauthenticated');
    // Before Bo has signed, it is nobody else's turn; what Bo filled in waits.
    expect(await (await handOver(first)).json()).toEqual({ next: null });
    expect(await outcome(app.request(`/api/shared/sign/${first}`))).toBe('404 not-found');
    const again = await ann.send('POST', `/api/envelopes/${id}/recipients/${bo?.id}/in-person`);
    const second = ((await again.json()) as { path: string }).path.split('/').at(-1);
    expect((await signing.look(second)).answers.signature).toEqual({ kind: 'typed', text: 'Bo' });
    expect(await outcome(signing.sign(second, 'Bo'))).toBe('200');
    // The answer may get lost: until Cy begins, the same again gives a link that works, to the host alone.
    await handOver(second);
    expect(await outcome(handOver(second, await makePerson(app)))).toBe('404 not-found');
    const { next } = (await (await handOver(second)).json()) as { next: { name: string; path: string } };
    expect(next.name).toBe('Cy');
    expect(await outcome(app.request(`/api/shared/sign/${second}`))).toBe('404 not-found');
    expect(await outcome(app.request(`/api/shared/sign/${second}/files/0`))).toBe('404 not-found');
    const third = next.path.split('/').at(-1);
    expect(await signing.look(third)).toMatchObject({ name: 'Cy', isInPerson: true, myStatus: 'notified' });
    await signing.consent(third);
    expect(await outcome(handOver(second))).toBe('404 not-found');
    expect(await outcome(signing.sign(third, 'Cy'))).toBe('200');
    const types = (await readChain(app.db, id)).map(({ type }) => type);
    expect(types.filter((type) => type === 'hosted' || type === 'handed back')).toEqual([
      'hosted',
      'handed back',
      'hosted',
      'handed back',
      'hosted',
      'hosted',
    ]);
    await sealEnvelopes(app.ctx());
    expect(await signing.show(id)).toMatchObject({ status: 'completed' });
  });

  it('are reminded by the envelope itself, no more than it says', async () => {
    const { emails } = await signing.send(['Ann'], { remindDays: 3 });
    const mails = async () =>
      (
        await app.db
          .selectFrom('mail_messages')
          .select('id')
          .where('to_address', '=', emails[0] ?? '')
          .execute()
      ).length;
    const ctx = app.ctx();
    for (const [days, count] of [
      [1, 1],
      [3.1, 2],
      [3.2, 2],
      [6.2, 3],
    ] as const) {
      await remindByItself({ ...ctx, now: new Date(ctx.now.getTime() + days * DAY_MS) });
      expect(await mails(), `after ${days} days`).toBe(count);
    }
    // In the name of a disabled account nobody is asked again.
    const disable = (at: Date | null) =>
      app.db.updateTable('users').set({ disabled_at: at }).where('id', '=', ann.user.uid).execute();
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 9.3 * DAY_MS) };
    await disable(ctx.now);
    await remindByItself(later);
    expect(await mails()).toBe(3);
    await disable(null);
    await remindByItself(later);
    expect(await mails()).toBe(4);
    const last = await readMail(app, emails[0] ?? '');
    expect(last.subject).toMatch(/^Reminder: .* asks you to sign: /);
    expect(last.text).toContain('takes the place of the one in our earlier email');
  });
});
