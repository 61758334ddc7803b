import { createHash, randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sql } from 'kysely';
import { DAY_MS } from '#lib/time-units.ts';
import { inDays } from '#tests/support/offer-desk.ts';
import { addActor } from '#tests/support/actors.ts';
import { addZip, sendRequest } from '#tests/support/hiring.ts';
import { addListings } from '#tests/support/listings.ts';
import { addVendor } from '#tests/support/vendors.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { makePerson, outcome, readMail, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { findPerson } from '#domains/accounts/server/index.ts';
import { showRequest } from '#domains/hiring/server/show-requests.ts';
import { correspondenceJobs } from '#domains/correspondence/server/jobs.ts';
import { sealEnvelopes } from '#domains/signing/server/seal-envelopes.ts';
import { signingOn } from '#tests/support/signing.ts';
import { eraseDueAccounts } from './erase-account.ts';
import { packExport } from './pack-export.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('what others need')]);
let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function makeNamed(displayName: string): Promise<Browser & { email: string }> {
  made += 1;
  const email = `${displayName.toLowerCase().replaceAll(' ', '-')}-${made}@shared.example`;
  return Object.assign(await makePerson(app, { email, displayName }), { email });
}

async function erase({ user }: Browser): Promise<void> {
  const due = { user_id: user.uid, requested_at: new Date(), due_at: new Date() };
  await app.db.insertInto('deletion_requests').values(due).execute();
  await eraseDueAccounts(app.ctx(new Date()));
}

async function upload(who: Browser, path: string): Promise<string> {
  const id = randomUUID();
  const response = app.request(`${path}/${id}?name=${encodeURIComponent('Quist, pay.pdf')}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: new Uint8Array(PDF),
  });
  expect(await outcome(response)).toBe('200');
  return id;
}

const download = (who: Browser, id: string) => outcome(who.send('GET', `/api/documents/${id}/file`));
const readJson = async (who: Browser, path: string): Promise<unknown> => (await who.send('GET', path)).json();
const invited = z.object({ path: z.string() });

async function join(owner: Browser, guest: Browser & { email: string }, invitation: string, accept: string): Promise<void> {
  const answer = await owner.send('POST', invitation, { email: guest.email });
  expect(await outcome(answer.clone())).toBe('200');
  const token = invited
    .parse(await answer.json())
    .path.split('/')
    .at(-1);
  expect(await outcome(guest.send('POST', `${accept}/${token}/accept`))).toMatch(/^20/);
}

const fileKeyOf = async (id: string) =>
  (await app.db.selectFrom('documents').select('file_key').where('public_id', '=', id).executeTakeFirstOrThrow()).file_key;

describe('papers to sign', () => {
  const signedBy = async (signing: ReturnType<typeof signingOn>, token: string | undefined, name: string) => {
    await signing.consent(token);
    expect(await outcome(signing.sign(token, name))).toBe('200');
  };

  it('stay for those who have all signed, and those who were asked hear that the rest has ended', async () => {
    const [ann, bob] = [await makeNamed('Ann Sender'), await makeNamed('Bob Signer')];
    const signing = signingOn(app, () => ann);
    const whole = await signing.send([{ name: 'Bob', email: bob.email }]);
    await signedBy(signing, whole.tokens[0], 'Bob');
    await sealEnvelopes(app.ctx());
    const { signedSha256 } = await signing.show(whole.id);
    const open = await signing.send(['Cy', 'Dee']);
    await signedBy(signing, open.tokens[0], 'Cy');

    const person = async (userId: string) => (await findPerson(app.db, userId)) ?? expect.fail('nobody');
    const copyOf = async (who: Browser) => {
      const packed: Uint8Array[] = [];
      for await (const part of packExport(app.ctx(), await person(who.user.uid), async () => {})) packed.push(part);
      return unzipSync(new Uint8Array(Buffer.concat(packed)));
    };
    const sent = await copyOf(ann);
    const { signed_key: key } = await app.db
      .selectFrom('envelopes')
      .select('signed_key')
      .where('id', '=', whole.id)
      .executeTakeFirstOrThrow();
    expect(
      createHash('sha256')
        .update(sent[`files/${key}`] ?? '')
        .digest('hex'),
    ).toBe(signedSha256);
    const rowsOf = (zip: Record<string, Uint8Array>) =>
      JSON.parse(Buffer.from(zip['data/envelope_recipients.json'] ?? []).toString()) as { name: string; answers: unknown }[];
    // Whoever signed has what they filled in; the sender has it in the file alone.
    expect(rowsOf(sent).map(({ answers }) => answers)).toEqual([null, null, null]);
    expect(rowsOf(await copyOf(bob))).toMatchObject([{ name: 'Bob', answers: { signature: { kind: 'typed', text: 'Bob' } } }]);

    await erase(ann);
    for (const email of open.emails) {
      const { subject, text } = await readMail(app, email);
      expect(subject).toBe('Nothing left to sign: Agreement');
      expect(text).toContain('closed their account');
      expect(text).not.toContain('Ann Sender');
    }
    expect((await readMail(app, ann.email)).text).toContain('Papers that everyone has signed');
    const token = await signing.tokenOf(bob.email);
    expect(await outcome(app.request(`/api/shared/sign/${token}/file`))).toBe('200');
    await erase(bob);
    expect((await readMail(app, bob.email)).text).toContain('Papers that everyone has signed');
  });
});

describe('a roadmap that co-buyers joined', () => {
  const roadmapOf = async (who: Browser) =>
    z
      .object({ roadmap: z.object({ tasks: z.array(z.object({ id: z.string(), note: z.string().nullable() })) }).nullable() })
      .parse(await readJson(who, '/api/roadmap')).roadmap;
  const joinRoadmap = (owner: Browser, guest: Browser & { email: string }) =>
    join(owner, guest, '/api/roadmap/invitations', '/api/roadmap-invitations');

  it('passes to the first of them without one, with what they wrote; the owner’s files go', async () => {
    const owner = await makeNamed('Adelheid Quist');
    const [busy, heir, third, stranger] = [
      await makeNamed('Busy'),
      await makeNamed('Heir'),
      await makeNamed('Third'),
      await makeNamed('Stranger'),
    ];
    await owner.send('POST', '/api/roadmap', { startedAs: 'just-looking' });
    await owner.send('PATCH', '/api/roadmap', { coBuyerName: 'My dear Heir' });
    for (const guest of [busy, heir, third]) await joinRoadmap(owner, guest);
    await busy.send('POST', '/api/roadmap', { startedAs: 'just-looking' });
    const task = (await roadmapOf(owner))?.tasks[0] ?? expect.fail('no task');
    const [own] = z
      .object({ joined: z.array(z.object({ roadmapId: z.string() })) })
      .parse(await readJson(third, '/api/joined-roadmaps')).joined;
    const noted = third.send('PATCH', `/api/joined-roadmaps/${own?.roadmapId}/tasks/${task.id}`, { note: 'Ask for the survey' });
    expect(await outcome(noted)).toBe('200');
    const file = await upload(owner, `/api/roadmap/tasks/${task.id}/documents`);
    const key = await fileKeyOf(file);
    await erase(owner);
    expect((await roadmapOf(heir))?.tasks).toContainEqual(expect.objectContaining({ id: task.id, note: 'Ask for the survey' }));
    expect(await readJson(heir, '/api/joined-roadmaps')).toMatchObject({ joined: [] });
    expect(await readJson(third, '/api/joined-roadmaps')).toMatchObject({ joined: [{ ownerName: 'Heir' }] });
    expect((await roadmapOf(busy))?.tasks.map(({ id }) => id)).not.toContain(task.id);
    expect(await app.ctx().files.get(key)).toBeUndefined();
    expect(await download(heir, file)).toBe('404 not-found');
    const added = await upload(heir, `/api/roadmap/tasks/${task.id}/documents`);
    for (const [who, answer] of [
      [heir, '200'],
      [third, '404 not-found'],
      [stranger, '404 not-found'],
    ] as const)
      expect(await download(who, added)).toBe(answer);
    expect(await outcome(stranger.send('PATCH', `/api/roadmap/tasks/${task.id}`, { note: 'x' }))).toBe('404 not-found');
    expect(await readJson(stranger, '/api/roadmap')).toMatchObject({ roadmap: null });
    expect((await readMail(app, owner.email)).text).toContain('Your roadmap with its tasks');
    expect(await readJson(heir, '/api/notifications')).toMatchObject({
      notifications: expect.arrayContaining([expect.objectContaining({ title: 'A roadmap you joined is yours now' })]),
    });
  });

  it('ends where each of them has one of their own, who are told; nothing is said to stay', async () => {
    const [owner, busy] = [await makeNamed('Adelheid Quist'), await makeNamed('Busy')];
    await owner.send('POST', '/api/roadmap', { startedAs: 'just-looking' });
    await joinRoadmap(owner, busy);
    await busy.send('POST', '/api/roadmap', { startedAs: 'just-looking' });
    await erase(owner);
    expect(await readJson(busy, '/api/joined-roadmaps')).toEqual({ joined: [] });
    expect(JSON.stringify(await readJson(busy, '/api/notifications'))).toContain('A roadmap you joined has ended');
    expect((await readMail(app, owner.email)).text).not.toContain('What stays with others');
  });
});

describe('an application for a loan with a second borrower', () => {
  const begin = (who: Browser, answers: object) =>
    who.send('PATCH', '/api/loan-application', unsavedOf({ answers, step: 'income' }));
  const joinApplication = (first: Browser, second: Browser & { email: string }) =>
    join(first, second, '/api/loan-application/invitation', '/api/loan-invitations');
  const uploadPaper = (who: Browser) => upload(who, '/api/loan-application/documents/pay-stubs');

  it('passes to the second one with their own part and files and the home, and nothing of the first', async () => {
    const [first, second, stranger] = [await makeNamed('Adelheid Quist'), await makeNamed('Heir'), await makeNamed('Stranger')];
    const begun = begin(first, {
      borrower: { fullName: 'Adelheid Quist' },
      property: { address: '12 Elm Street', price: 500_000_00 },
    });
    expect(await outcome(begun)).toBe('200');
    await joinApplication(first, second);
    const part = { 'answers.borrower.phone': '303 555 0100' };
    expect(await outcome(second.send('PATCH', '/api/joined-loan-application', unsavedOf(part)))).toBe('200');
    const [lost, kept] = [await uploadPaper(first), await uploadPaper(second)];
    const key = await fileKeyOf(lost);
    await erase(first);
    const passed = await readJson(second, '/api/loan-application');
    expect(passed).toMatchObject({
      joined: null,
      application: {
        status: 'draft',
        coApplicant: null,
        answers: { borrower: { fullName: 'Heir', phone: '303 555 0100' }, property: { address: '12 Elm Street' } },
      },
    });
    expect(JSON.stringify(passed)).not.toContain('Quist');
    expect(await download(second, kept)).toBe('200');
    for (const [who, id] of [
      [second, lost],
      [stranger, kept],
      [stranger, lost],
    ] as const)
      expect(await download(who, id)).toBe('404 not-found');
    expect(await app.ctx().files.get(key)).toBeUndefined();
    expect(await readJson(stranger, '/api/loan-application')).toMatchObject({ application: null, joined: null });
    expect((await readMail(app, first.email)).text).toContain('the application passes to them');
    expect(await outcome(begin(second, { borrower: { fullName: 'Heir' } }))).toBe('200');
  });

  it('stays the first one’s where the second is erased, a draft again; the first is told', async () => {
    const [first, second] = [await makeNamed('Stays'), await makeNamed('Adelheid Quist')];
    await begin(first, {});
    await joinApplication(first, second);
    const [kept, lost] = [await uploadPaper(first), await uploadPaper(second)];
    await app.db.updateTable('loan_applications').set({ status: 'complete' }).where('user_id', '=', first.user.uid).execute();
    await erase(second);
    expect(await readJson(first, '/api/loan-application')).toMatchObject({
      application: { status: 'draft', coApplicant: null },
    });
    expect([await download(first, kept), await download(first, lost)]).toEqual(['200', '404 not-found']);
    expect(JSON.stringify(await readJson(first, '/api/notifications'))).toContain('You no longer have a co-borrower');
  });
});

describe('collections that others joined', () => {
  it('pass to who may do most in them, with homes and notes; the link ends, others stay out', async () => {
    const [owner, viewer, editor, stranger] = [
      await makeNamed('Adelheid Quist'),
      await makeNamed('Viewer'),
      await makeNamed('Editor'),
      await makeNamed('Stranger'),
    ];
    const made = z.object({ id: z.string() });
    const create = async (name: string) =>
      made.parse(await (await owner.send('POST', '/api/collections', { name, note: 'Ours' })).json()).id;
    const [shared, alone] = [await create('Shared'), await create('Alone')];
    const { id } = await app.db.selectFrom('collections').select('id').where('public_id', '=', shared).executeTakeFirstOrThrow();
    const members = [viewer, editor].map(({ user }, at) => ({
      collection_id: id,
      user_id: user.uid,
      role: at === 0 ? 'view' : 'edit',
      joined_at: new Date(2026, 0, 1 + at),
    }));
    await app.db.insertInto('collection_members').values(members).execute();
    const { path } = z
      .object({ path: z.string() })
      .parse(await (await owner.send('POST', `/api/collections/${shared}/shares`, { id: randomUUID(), days: 30 })).json());
    await erase(owner);
    expect(await readJson(editor, `/api/collections/${shared}`)).toMatchObject({ role: 'owner', note: 'Ours', shares: [] });
    expect((await app.request(path.replace('/shared/collection/', '/api/shared-collections/'))).status).toBe(404);
    expect(await readJson(viewer, `/api/collections/${shared}`)).toMatchObject({ role: 'view', ownerName: 'Editor' });
    expect(await outcome(stranger.send('GET', `/api/collections/${shared}`))).toBe('404 not-found');
    const left = await app.db.selectFrom('collections').select('public_id').where('public_id', 'in', [shared, alone]).execute();
    expect(left).toEqual([{ public_id: shared }]);
    expect(await readJson(viewer, '/api/notifications')).toMatchObject({
      notifications: [{ title: 'The collection “Shared” has a new owner' }],
    });
    expect((await readMail(app, owner.email)).text).toContain('Your collections that others joined');
  });
});

describe('files of a question', () => {
  it('stay for its firm alone until its link ends, without who sent them; an answer is refused', async () => {
    const added = await addListings(app.db, { ListingKey: 'ASKED', ListAgentEmail: 'agent@firm.example' });
    const [sender, stranger] = [await makeNamed('Adelheid Quist'), await makeNamed('Stranger')];
    const ask = async (who: Browser & { email: string }) => {
      const idempotencyKey = randomUUID();
      const form = { name: 'Adelheid Quist', email: who.email, message: 'Does Quist fit?', consent: true, idempotencyKey };
      expect(await outcome(who.send('POST', `/api/listings/${added.keys[0]}/inquiries`, form))).toBe('200');
      const mail = await readFirmMail();
      return { id: idempotencyKey, token: /\/reply\/([\w-]+)/.exec(mail)?.[1] ?? expect.fail('no link') };
    };
    const readFirmMail = async () => (await readMail(app, 'agent@firm.example')).text;
    const [shared, bare] = [await ask(sender), await ask(sender)];
    const foreign = await ask(stranger);
    const file = await upload(sender, `/api/inquiries/${shared.id}/documents`);
    const key = await fileKeyOf(file);
    await erase(sender);
    const thread = await app.request(`/api/replies/inquiries/${shared.token}`);
    const text = await thread.text();
    expect(JSON.parse(text)).toMatchObject({
      isOpen: false,
      hasSenderLeft: true,
      thread: [],
      files: [{ documentId: file, name: 'File 1.pdf' }],
    });
    expect(text).not.toMatch(/Quist|shared\.example/);
    const open = (token: string) => outcome(app.request(`/api/replies/inquiries/${token}/files/${file}`));
    expect([await open(shared.token), await open(foreign.token)]).toEqual(['200', '404 not-found']);
    for (const who of [stranger, sender]) expect(await download(who, file)).not.toBe('200');
    expect(await readJson(stranger, '/api/inquiries')).toMatchObject({ inquiries: [{ inquiryId: foreign.id }] });
    const answer = app.post(`/api/replies/inquiries/${shared.token}`, { message: 'It does.', idempotencyKey: randomUUID() });
    expect(await outcome(answer)).toBe('409 conflict');
    expect(await outcome(app.request(`/api/replies/inquiries/${bare.token}`))).toBe('404 not-found');
    for (const table of ['threads', 'parties', 'messages', 'documents'] as const) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(table)} t where to_jsonb(t)::text like ${`%${sender.email}%`}
          or to_jsonb(t)::text like ${`%${sender.user.uid}%`}`.execute(app.db);
      expect(rows).toEqual([]);
    }
    expect((await readMail(app, sender.email)).text).toContain('Files you added to an open question');
    for (const job of correspondenceJobs) await job.handle(app.ctx(new Date(Date.now() + 31 * DAY_MS)), {});
    expect(await app.db.selectFrom('documents').select('id').where('file_key', '=', key).execute()).toEqual([]);
  });
});

describe('a business', () => {
  it('goes on with its team, and one of a single person calls off what it took on', async () => {
    await addZip(app.db);
    const [boss, mate, client] = [await makeNamed('Bo Owner'), await makeNamed('Mo Manager'), await makeNamed('Cleo Client')];
    const team = await addVendor(app.db, {
      name: 'Two Hands',
      members: [
        { userId: boss.user.uid, role: 'owner' },
        { userId: mate.user.uid, role: 'manager' },
      ],
    });
    const alone = await addVendor(app.db, { categories: ['cleaner'], members: [{ userId: boss.user.uid, role: 'owner' }] });
    const asClient = { ...app.ctx(), actor: { ...(await addActor(app.db)), userId: client.user.uid } };
    const request = await sendRequest(asClient, [alone]);
    await erase(boss);
    const { rows } = await sql<{ role: string }>`select role from vendor_members where vendor_id = ${team}`.execute(app.db);
    expect(rows).toEqual([{ role: 'owner' }]);
    // The business is gone with its only person, and the request is open to others.
    expect(await showRequest(asClient, request.id)).toMatchObject({ status: 'open', leads: [] });
    const told = await app.db.selectFrom('notifications').select('body').where('user_id', '=', client.user.uid).execute();
    expect(told.map(({ body }) => body)).toContainEqual(expect.stringMatching(/^They declined\./));
  });
});

describe('offers', () => {
  it('of whoever leaves are withdrawn, and the sellers hear', async () => {
    const [seller, buyer] = [await makeNamed('Sal Seller'), await makeNamed('Bo Buyer')];
    const { keys } = await addListings(app.db, { ListingKey: 'LEFT-OFFER' });
    const [listingKey = ''] = keys;
    await addOwnListing(app.db, { listingKey, ownerId: seller.user.uid, standardStatus: 'Active', fields: WILLOW_LANE });
    const terms = {
      priceCents: 500_000_00,
      escalation: null,
      earnestCents: 0,
      earnestDueDays: 3,
      financing: 'cash',
      downPaymentRate: 1,
      proof: 'funds',
      contingencies: { inspection: 10, appraisal: null, loan: null, title: null, saleOfHome: null, association: null },
      gapCoverCents: 0,
      concessionsCents: 0,
      buyerAgentRate: 0,
      buyerAgentCents: 0,
      closingDate: inDays(40).slice(0, 10),
      rentBackDays: null,
      rentBackDayCents: 0,
      inclusions: [],
      expiresAt: inDays(2),
    };
    const sent = buyer.send('POST', `/api/listings/${listingKey}/offers`, { id: randomUUID(), terms });
    expect(await outcome(sent)).toMatch(/^20/);
    await erase(buyer);
    const { rows } = await sql<{ title: string }>`
      select title from notifications where user_id = ${seller.user.uid} order by id desc limit 1`.execute(app.db);
    expect(rows).toEqual([{ title: 'An offer for 17 Willow Lane, Denver was withdrawn' }]);
  });
});
