import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { sql } from 'kysely';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { sharp } from '#platform/files/sharp.ts';
import { addListings } from '#tests/support/listings.ts';
import { addOwnListing, WILLOW_LANE } from '#tests/support/own-listings.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import type { DocumentAccess } from '../contract/giving.ts';
import { MOST_GRANTS } from '../model/limits.ts';
import { findDocument } from './queries.ts';
import { serveStamped } from './stamp.ts';
import { openVaults, putIntoVault } from '#tests/support/vaults.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  ({ app, ann, bob } = await openVaults());
});
afterAll(() => app.close());

const upload = (name: string, content: Uint8Array, who = ann) => putIntoVault(app, who, name, content);
const given = (person: Browser, id: string) => person.send('GET', `/api/documents-given/${id}/file`);

it('a document is opened by the one whose address it is shared with, who is seen, until the share ends', async () => {
  const id = await upload('offer.pdf', await writePdf());
  const grantId = randomUUID();
  const path = `/api/documents/${id}/grants/${grantId}`;
  const body = { email: 'Bob.Elm@example.com', days: 7, timeZone: 'Not/AZone' };
  expect(await outcome(bob.send('PUT', path, body))).toBe('404 not-found');
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  const own = { email: (ann.user.email ?? '').toUpperCase(), days: 7 };
  expect(await outcome(ann.send('PUT', path, own))).toBe('422 invalid');
  for (let at = 0; at < 2; at += 1) expect(await outcome(ann.send('PUT', path, body))).toBe('200');
  const mails = app.db.selectFrom('mail_messages').select('id').where('to_address', 'ilike', 'bob.elm@example.com');
  expect(await mails.execute()).toHaveLength(1);
  expect((await readMail(app, body.email)).text).toMatch(/until \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d [AP]M UTC/);
  expect(await (await bob.send('GET', '/api/documents-given')).json()).toMatchObject({
    documents: [{ id, name: 'offer.pdf', from: 'Ann Ray' }],
  });
  expect(await outcome(given(bob, id))).toBe('200');
  // Sharing is of that one document, and not of the vault.
  for (const other of ['file', 'versions', 'access'])
    expect(await outcome(bob.send('GET', `/api/documents/${id}/${other}`))).toBe('404 not-found');
  const stranger = await makePerson(app, { email: 'stranger@example.com' });
  expect(await outcome(given(stranger, id))).toBe('404 not-found');
  const access = async () => (await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess;
  expect((await access()).openings.map(({ who }) => who)).toEqual(['Bob Elm']);
  await ann.send('POST', `/api/documents/${id}/trash`);
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  await ann.send('POST', `/api/documents/${id}/restore`);
  const ends = (at: Date) => app.db.updateTable('document_grants').set({ expires_at: at }).where('id', '=', grantId).execute();
  await ends(new Date(Date.now() - DAY_MS));
  expect(await outcome(given(bob, id))).toBe('404 not-found');
  await ends(new Date(Date.now() + DAY_MS));
  expect(await outcome(given(bob, id))).toBe('200');
  expect(await outcome(bob.send('DELETE', path))).toBe('404 not-found');
  expect(await outcome(ann.send('DELETE', path))).toBe('200');
  expect(await outcome(given(bob, id))).toBe('404 not-found');
});

it('whom a share ended for hears of it when it begins anew, also from a later owner of the document', async () => {
  const cy = await makePerson(app, { displayName: 'Cy Oak', email: 'cy.oak@example.com' });
  const share = (who: Browser, id: string) =>
    outcome(who.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email: 'cy.oak@example.com', days: 7 }));
  const heard = async () =>
    (await app.db.selectFrom('mail_messages').select('id').where('to_address', '=', 'cy.oak@example.com').execute()).length;
  const id = await upload('survey.pdf', await writePdf());
  expect(await share(ann, id)).toBe('200');
  const grantsOf = app.db.updateTable('document_grants').where('to_address', '=', 'cy.oak@example.com');
  // While it lasts, more time needs no other mail.
  expect(await share(ann, id)).toBe('200');
  expect(await heard()).toBe(1);
  await grantsOf.set({ expires_at: new Date(Date.now() - DAY_MS) }).execute();
  expect(await share(ann, id)).toBe('200');
  expect(await heard()).toBe(2);

  await app.db.updateTable('documents').set({ user_id: bob.user.uid }).where('public_id', '=', id).execute();
  const access = async () => (await (await bob.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess;
  expect((await access()).grants).toEqual([]);
  expect(await outcome(given(cy, id))).toBe('404 not-found');
  expect(await share(bob, id)).toBe('200');
  expect(await heard()).toBe(3);
  expect(await outcome(given(cy, id))).toBe('200');

  const disable = (at: Date | null) =>
    app.db.updateTable('users').set({ disabled_at: at }).where('id', '=', bob.user.uid).execute();
  await disable(new Date());
  expect(await outcome(given(cy, id))).toBe('404 not-found');
  await disable(null);
});

it('the oldest of very many shared documents still opens', async () => {
  const dee = await makePerson(app, { displayName: 'Dee', email: 'dee@example.com' });
  const id = await upload('first.pdf', await writePdf());
  await ann.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email: 'dee@example.com', days: 7 });
  await sql`
    with more as (
      insert into documents (public_id, user_id, subject_id, item, name, content_type, size_bytes, sha256, file_key, scan, created_at)
      select gen_random_uuid(), user_id, subject_id, item, name, content_type, size_bytes, sha256, file_key || n, scan, created_at
      from documents, generate_series(1, 500) n where public_id = ${id} returning id, user_id)
    insert into document_grants (id, document_id, user_id, to_address, created_at, expires_at)
    select gen_random_uuid(), id, user_id, 'dee@example.com', now() + interval '1 minute', now() + interval '7 days' from more
  `.execute(app.db);
  expect(await outcome(given(dee, id))).toBe('200');
  await sql`delete from documents where name = 'first.pdf' and public_id <> ${id}`.execute(app.db);
});

it('a document that is shared with as many as can be is shared with the same for longer, and with nobody else', async () => {
  const id = await upload('plan.pdf', await writePdf());
  const share = (email: string, days: number) => ann.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email, days });
  await share('first@example.com', 7);
  await sql`
    insert into document_grants (id, document_id, user_id, to_address, created_at, expires_at)
    select gen_random_uuid(), id, user_id, n || '@example.com', now(), now() + interval '7 days'
    from documents, generate_series(2, ${MOST_GRANTS}) n where public_id = ${id}`.execute(app.db);
  expect(await outcome(share('new@example.com', 7))).toBe('409 conflict');
  const { grants } = (await (await share('First@example.com', 30)).json()) as DocumentAccess;
  expect(grants).toHaveLength(MOST_GRANTS);
  const first = grants.find(({ email }) => email === 'first@example.com') ?? expect.fail('no share');
  expect(Date.parse(first.expiresAt) - Date.parse(first.createdAt)).toBeGreaterThan(29 * DAY_MS);
});

it('nobody shares in the name of an address that is not confirmed, and demonstration people share with no address', async () => {
  const share = async (who: Browser) => {
    const id = await upload('offer.pdf', await writePdf(), who);
    return outcome(who.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email: 'x@example.com', days: 7 }));
  };
  const claimed = await makePerson(app, { email: 'ceo@example.com', isVerified: false });
  expect(await share(claimed)).toBe('403 email-not-verified');
  const shown = await makePerson(app);
  await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', shown.user.uid).execute();
  expect(await share(shown)).toBe('403 forbidden');
});

it('an address that is not confirmed opens nothing', async () => {
  const id = await upload('secret.pdf', await writePdf());
  await ann.send('PUT', `/api/documents/${id}/grants/${randomUUID()}`, { email: 'claimed@example.com', days: 7 });
  const claimed = await makePerson(app, { email: 'claimed@example.com', isVerified: false });
  expect(await outcome(given(claimed, id))).toBe('404 not-found');
  expect(await (await claimed.send('GET', '/api/documents-given')).json()).toEqual({ documents: [] });
});

it('a document that is shared with a part is opened by whoever has it with its owner, as long as they have it', async () => {
  const id = await upload('survey.pdf', await writePdf());
  const path = () => `/api/documents/${id}/grants/${randomUUID()}`;
  const [cy, dee] = [await makePerson(app, { displayName: 'Cy Oak' }), await makePerson(app, { displayName: 'Dee Fir' })];
  expect(await outcome(ann.send('PUT', path(), { part: 'co-buyer', days: 7 }))).toBe('422 invalid');
  for (const wrong of [{ days: 7 }, { part: 'co-buyer', email: 'bob.elm@example.com', days: 7 }, { part: 'admin', days: 7 }])
    expect(await outcome(ann.send('PUT', path(), wrong)), JSON.stringify(wrong)).toBe('422 invalid');
  const roadmap = (owner: Browser, key: string) =>
    app.db
      .insertInto('roadmaps')
      .values({ id: key, user_id: owner.user.uid, started_as: 'browsing', created_at: new Date(), updated_at: new Date() })
      .execute();
  const join = (key: string, person: Browser) =>
    app.db.insertInto('roadmap_members').values({ roadmap_id: key, user_id: person.user.uid, joined_at: new Date() }).execute();
  await roadmap(ann, 'ann-roadmap');
  await join('ann-roadmap', cy);
  // Somebody else's co-buyer is not hers.
  await roadmap(bob, 'bob-roadmap');
  await join('bob-roadmap', dee);
  const access = async () => (await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess;
  expect((await access()).parts).toEqual([{ part: 'co-buyer', names: ['Cy Oak'] }]);
  const grant = path();
  expect(await outcome(bob.send('PUT', grant, { part: 'co-buyer', days: 7 }))).toBe('404 not-found');
  expect(await outcome(ann.send('PUT', grant, { part: 'co-buyer', days: 7 }))).toBe('200');
  expect((await access()).grants).toMatchObject([{ email: null, part: 'co-buyer' }]);
  expect((await readMail(app, cy.user.email ?? '')).text).toMatch(/survey\.pdf with you until \w{3} \d/);
  expect(await outcome(given(cy, id))).toBe('200');
  for (const other of [bob, dee]) expect(await outcome(given(other, id))).toBe('404 not-found');
  // Whoever joins later has it too, and whoever leaves has it no more.
  await join('ann-roadmap', dee);
  expect(await outcome(given(dee, id))).toBe('200');
  await app.db.deleteFrom('roadmap_members').where('user_id', '=', cy.user.uid).execute();
  expect(await outcome(given(cy, id))).toBe('404 not-found');
  expect(await (await cy.send('GET', '/api/documents-given')).json()).toEqual({ documents: [] });
  // The members among each other: what Dee shares, Ann opens, and nobody else.
  expect(await outcome(ann.send('DELETE', grant))).toBe('200');
  expect(await outcome(given(dee, id))).toBe('404 not-found');
});

it('pages that leave are stamped where their owner wants that, and nothing else leaves', async () => {
  const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .png()
    .toBuffer();
  const files = [
    { name: 'plan.pdf', content: await writePdf(2) },
    { name: 'roof.png', content: png },
    { name: 'notes.txt', content: Buffer.from('plain words') },
  ];
  for (const { name, content } of files) {
    const id = await upload(name, content);
    const isRefused = name === 'notes.txt';
    expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe(
      isRefused ? '409 conflict' : '200',
    );
    // Its pages may have been stamped before a newer file of another kind came.
    if (isRefused) await app.db.updateTable('documents').set({ is_stamped: true }).where('public_id', '=', id).execute();
    const share = await ann.send('POST', `/api/documents/${id}/shares`, { id: randomUUID(), days: 7 });
    const token = ((await share.json()) as { path: string }).path.split('/').at(-1);
    // What is kept is not what is downloaded, so its hash would be wrong.
    expect(await (await app.request(`/api/shared/files/${token}`)).json()).toMatchObject({ name, sha256: null, isRefused });
    const response = await app.request(`/api/shared/files/${token}/file`);
    if (isRefused) {
      expect(await outcome(response)).toBe('409 conflict');
      expect(((await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess).openings).toEqual([]);
      continue;
    }
    const served = new Uint8Array(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(Buffer.from(served).equals(Buffer.from(content))).toBe(false);
    if (name === 'plan.pdf') {
      const { text } = await extractText(served, { mergePages: false });
      expect(text).toHaveLength(2);
      for (const page of text) expect(page).toContain('Shared by Ann Ray');
      // The day is that of people in the states, whose evening is the next day in UTC.
      const row = (await findDocument(app.db, id)) ?? expect.fail('no document');
      const evening = await serveStamped(app.ctx(new Date('2026-07-02T03:00:00Z')), row, 'Ann Ray');
      const late = await extractText(new Uint8Array(await evening.arrayBuffer()), { mergePages: true });
      expect(late.text).toContain('Shared by Ann Ray, Jul 1, 2026');
    } else expect((await sharp(served).metadata()).width).toBe(400);
    // The owner's own copy is as it came.
    const own = await ann.send('GET', `/api/documents/${id}/file`);
    expect(Buffer.from(await own.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(((await (await ann.send('GET', `/api/documents/${id}/access`)).json()) as DocumentAccess).openings).toHaveLength(1);
  }
});

it('who wants a file stamped hears at once that it cannot be, and it stays shared as it is', async () => {
  const locked = await PDF.load(await writePdf());
  locked.setProtection({ ownerPassword: 'Orchard-Gate-41' });
  const content = await locked.save();
  const id = await upload('locked.pdf', content);
  expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('409 conflict');
  expect(await outcome(bob.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('404 not-found');
  const share = await ann.send('POST', `/api/documents/${id}/shares`, { id: randomUUID(), days: 7 });
  const token = ((await share.json()) as { path: string }).path.split('/').at(-1);
  const served = await app.request(`/api/shared/files/${token}/file`);
  expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
});

it('whoever puts a file that cannot be stamped in the place of a stamped one hears it then, and the stamped one stays', async () => {
  const locked = await PDF.load(await writePdf());
  locked.setProtection({ ownerPassword: 'Orchard-Gate-41' });
  const [sealed, plain, other] = [await locked.save(), await writePdf(), await writePdf(2)];
  const id = await upload('deed.pdf', sealed);
  async function replace(content: Uint8Array, name = 'newer.pdf'): Promise<string> {
    const uploadId = randomUUID();
    const path = `/api/vault/uploads/${uploadId}`;
    const body = { name, sizeBytes: content.length, replaces: id };
    expect(await outcome(ann.send('PUT', path, body))).toBe('200');
    const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` };
    await app.request(`${path}/parts/0`, { method: 'PUT', headers, body: Buffer.from(content) });
    return outcome(ann.send('POST', `${path}/finish`));
  }
  const kept = async () => Buffer.from(await (await ann.send('GET', `/api/documents/${id}/file`)).arrayBuffer());
  expect(await replace(plain)).toBe('200');
  expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('200');
  expect(await replace(sealed)).toBe('409 conflict');
  expect(await replace(Buffer.from('plain words'), 'newer.txt')).toBe('409 conflict');
  expect(await outcome(ann.send('POST', `/api/documents/${id}/versions/1/restore`))).toBe('409 conflict');
  expect((await kept()).equals(Buffer.from(plain))).toBe(true);
  // What can be stamped takes its place, and with the stamp off anything does.
  expect(await replace(other)).toBe('200');
  expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: false }))).toBe('200');
  expect(await outcome(ann.send('POST', `/api/documents/${id}/versions/1/restore`))).toBe('200');
});

it('a paper of a sale is stamped for the others who sell, too, where who added it wants that', async () => {
  const [listingKey = ''] = (await addListings(app.db, { ListingKey: 'STAMPED' })).keys;
  const listingId = await addOwnListing(app.db, {
    listingKey,
    ownerId: ann.user.uid,
    helpers: [{ userId: bob.user.uid, part: 'agent' }],
    fields: WILLOW_LANE,
  });
  const [id, content] = [randomUUID(), Buffer.from(await writePdf())];
  const kept = await app.request(`/api/own-listings/${listingId}/documents/deed/${id}?name=deed.pdf`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
    body: content,
  });
  expect(await outcome(kept)).toBe('200');
  const open = async (who: Browser) =>
    new Uint8Array(await (await who.send('GET', `/api/own-listings/${listingId}/documents/${id}/file`)).arrayBuffer());
  expect(Buffer.from(await open(bob)).equals(content)).toBe(true);
  expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('200');
  const { text } = await extractText(await open(bob), { mergePages: true });
  expect(text).toContain('Shared by Ann Ray');
  expect(Buffer.from(await open(ann)).equals(content)).toBe(true);
  const newer = await app.request(`/api/own-listings/${listingId}/documents/deed/${randomUUID()}?name=deed.txt&replaces=${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${ann.token}` },
    body: 'plain words',
  });
  expect(await outcome(newer)).toBe('409 conflict');
});

it('a document that is shared is opened so often alone', async () => {
  const eve = await makePerson(app);
  const open = () => outcome(given(eve, randomUUID()));
  for (let at = 0; at < 60; at += 1) expect(await open()).toBe('404 not-found');
  expect(await open()).toBe('429 too-many-requests');
});
