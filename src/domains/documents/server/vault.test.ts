import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { answersSchema } from '#domains/financing/contract.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import type { Vault, VaultDocument } from '../contract/vault.ts';
import { deleteOldTrash } from './trash.ts';
import { findRows } from './vault-rows.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('a deed, black on white')]);

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
});
afterAll(() => app.close());

function put(who: Browser, path: string): Promise<Response> {
  return app.request(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: new Uint8Array(PDF),
  });
}

async function add(who: Browser, name: string, rest = ''): Promise<string> {
  const id = randomUUID();
  expect(await outcome(put(who, `/api/vault/documents/${id}?name=${encodeURIComponent(name)}${rest}`))).toBe('200');
  return id;
}

async function addFolder(who: Browser, name: string): Promise<string> {
  const id = randomUUID();
  expect(await outcome(who.send('PUT', `/api/folders/${id}`, { name }))).toBe('200');
  return id;
}

const vaultOf = async (who: Browser): Promise<Vault> => (await (await who.send('GET', '/api/vault')).json()) as Vault;
const find = async (id: string): Promise<VaultDocument | undefined> =>
  (await vaultOf(ann)).documents.find((document) => document.id === id);

describe('the vault', () => {
  it('holds papers of every kind, which are renamed, tagged and moved', async () => {
    const folder = await addFolder(ann, 'Oak Street');
    const deed = await add(ann, 'deed.pdf', '&item=deed');
    expect(await find(deed)).toMatchObject({ belongsTo: 'vault', folderId: null, item: 'deed', tags: [], trashedAt: null });
    const changes = { name: 'Our deed', tags: ['2026', 'House', 'house'], folderId: folder };
    expect(await (await ann.send('PATCH', `/api/documents/${deed}`, changes)).json()).toMatchObject({
      name: 'Our deed.pdf',
      tags: ['2026', 'house'],
      belongsTo: 'folder',
      folderId: folder,
    });
    await ann.send('PATCH', '/api/loan-application', unsavedOf({ answers: answersSchema.parse({}), step: 'income' }));
    const stub = randomUUID();
    await put(ann, `/api/loan-application/documents/pay-stubs/${stub}?name=stub.pdf`);
    expect(await find(stub)).toMatchObject({ belongsTo: 'loan-application', item: 'pay-stubs' });
    // It would be missing in the application.
    expect(await outcome(ann.send('PATCH', `/api/documents/${stub}`, { folderId: folder }))).toBe('409 conflict');
    expect((await vaultOf(ann)).usedBytes).toBe(2 * PDF.length);

    const archive = await ann.send('GET', '/api/vault/archive');
    const zip = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    expect(Object.keys(zip).toSorted()).toEqual(['Loan application/stub.pdf', 'Oak Street/Our deed.pdf']);
    expect(Buffer.from(zip['Oak Street/Our deed.pdf'] ?? [])).toEqual(PDF);

    expect(await outcome(ann.send('DELETE', `/api/folders/${folder}`))).toBe('204');
    expect(await find(deed)).toMatchObject({ belongsTo: 'vault', folderId: null, name: 'Our deed.pdf' });
  });

  it('is listed in every order, by kind, and by whether others can open it', async () => {
    const eve = await makePerson(app);
    const put = (name: string, content: string) =>
      app.request(`/api/vault/documents/${randomUUID()}?name=${encodeURIComponent(name)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${eve.token}` },
        body: content,
      });
    for (const [name, content] of [
      ['b note.txt', 'short'],
      ['Appraisal.pdf', '%PDF-1.7 an appraisal'],
      ['c list.txt', 'a much longer list of what is left to do'],
    ] as const)
      expect(await outcome(put(name, content))).toBe('200');
    const list = async (query: string) => {
      const answer = await eve.send('GET', `/api/vault/files?${query}`);
      return ((await answer.json()) as { documents: VaultDocument[] }).documents;
    };
    const names = async (query: string) => (await list(query)).map(({ name }) => name[0]).join('');
    expect(await names('')).toBe('cAb');
    expect(await names('order=oldest')).toBe('bAc');
    expect(await names('order=name')).toBe('Abc');
    expect(await names('order=largest')).toBe('cAb');
    expect(await names('order=kind')).toBe('Abc');
    expect(await names('kind=text&order=name')).toBe('bc');
    expect(await names('kind=picture')).toBe('');
    const [, appraisal, note] = await list('');
    await eve.send('PUT', `/api/documents/${note?.id}/grants/${randomUUID()}`, { email: 'x@example.com', days: 7 });
    const shareId = randomUUID();
    await eve.send('POST', `/api/documents/${appraisal?.id}/shares`, { id: shareId, days: 7, hasOwnWords: false });
    expect(await names('sharing=shared&order=name')).toBe('Ab');
    expect(await names('sharing=private')).toBe('c');
    await eve.send('DELETE', `/api/documents/${appraisal?.id}/shares/${shareId}`);
    expect(await names('sharing=shared')).toBe('b');
    // A page goes on behind the last file of the one before, in each order.
    for (const order of ['newest', 'oldest', 'name', 'largest', 'kind'] as const) {
      const asked = { userId: eve.user.uid, now: new Date(), linked: [], words: [], order };
      const all = (await findRows(app.db, asked)).documents.map(({ id }) => id);
      const rest = [];
      for (const id of all) {
        const row = await app.db.selectFrom('documents').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
        rest.push((await findRows(app.db, { ...asked, before: row.id })).documents.map((one) => one.id));
      }
      expect(rest, order).toEqual(all.map((_, at) => all.slice(at + 1)));
    }
    expect(await outcome(eve.send('GET', '/api/vault/files?order=random'))).toBe('422 invalid');
  });

  it('takes what is thrown away out of sight, gives it back, and deletes it after 30 days', async () => {
    const stub = (await vaultOf(ann)).documents.find(({ name }) => name === 'stub.pdf')?.id ?? '';
    const inApplication = async () =>
      ((await (await ann.send('GET', '/api/documents')).json()) as { documents: { id: string }[] }).documents.map(({ id }) => id);
    expect(await outcome(ann.send('POST', `/api/documents/${stub}/trash`))).toBe('200');
    const first = (await find(stub))?.trashedAt;
    expect(first).not.toBeNull();
    expect(await inApplication()).not.toContain(stub);
    expect(await outcome(ann.send('POST', `/api/documents/${stub}/trash`))).toBe('200');
    expect((await find(stub))?.trashedAt).toBe(first);
    expect(await outcome(ann.send('POST', `/api/documents/${stub}/restore`))).toBe('200');
    expect(await inApplication()).toContain(stub);

    await ann.send('POST', `/api/documents/${stub}/trash`);
    const ctx = app.ctx();
    await deleteOldTrash({ ...ctx, now: new Date(ctx.now.getTime() + 29 * DAY_MS) });
    expect(await find(stub)).toBeDefined();
    await deleteOldTrash({ ...ctx, now: new Date(ctx.now.getTime() + 31 * DAY_MS) });
    expect(await find(stub)).toBeUndefined();
    expect(await outcome(ann.send('POST', `/api/documents/${stub}/restore`))).toBe('404 not-found');

    const old = await add(ann, 'old.pdf');
    await ann.send('POST', `/api/documents/${old}/trash`);
    expect(await outcome(ann.send('DELETE', '/api/vault/trash'))).toBe('204');
    expect(await find(old)).toBeUndefined();
  });

  it('tells how many files lie where, and lists those of one place', async () => {
    const dee = await makePerson(app);
    const folder = await addFolder(dee, 'Elm Street');
    for (const name of ['a.pdf', 'b.pdf']) await add(dee, name, `&folderId=${folder}`);
    await add(dee, 'c.pdf');
    expect(await vaultOf(dee)).toMatchObject({ count: 3, looseCount: 1, folders: [{ id: folder, count: 2 }] });
    const namesIn = async (place: string) => {
      const answer = await dee.send('GET', `/api/vault/files?folderId=${place}`);
      return ((await answer.json()) as { documents: VaultDocument[] }).documents.map(({ name }) => name);
    };
    expect([await namesIn(folder), await namesIn('none')]).toEqual([['b.pdf', 'a.pdf'], ['c.pdf']]);
    await add(dee, 'Señora Núñez.pdf');
    for (const search of ['núñez', 'Nunez', 'senora'])
      expect([search, await namesIn(`none&search=${encodeURIComponent(search)}`)]).toEqual([search, ['Señora Núñez.pdf']]);
  });

  it('is its owner’s alone', async () => {
    const folder = await addFolder(ann, 'Private');
    const id = await add(ann, 'mine.pdf', `&folderId=${folder}`);
    for (const [method, path, body] of [
      ['PATCH', `/api/documents/${id}`, { name: 'Theirs' }],
      ['POST', `/api/documents/${id}/trash`, undefined],
      ['POST', `/api/documents/${id}/restore`, undefined],
      ['GET', `/api/documents/${id}/shares`, undefined],
      ['POST', `/api/documents/${id}/shares`, { id: randomUUID(), days: 7 }],
      ['DELETE', `/api/documents/${id}/shares/${randomUUID()}`, undefined],
      ['PUT', `/api/folders/${folder}`, { name: 'Theirs' }],
      ['DELETE', `/api/folders/${folder}`, undefined],
    ] as const) {
      expect(await outcome(bob.send(method, path, body)), path).toBe('404 not-found');
      expect(await outcome(bob.send(method, path, body, { token: null })), path).toBe('401 unauthenticated');
    }
    expect(await outcome(put(bob, `/api/vault/documents/${randomUUID()}?name=a.pdf&folderId=${folder}`))).toBe('404 not-found');
    const own = await add(bob, 'b.pdf');
    expect(await outcome(bob.send('PATCH', `/api/documents/${own}`, { folderId: folder }))).toBe('404 not-found');
    await bob.send('DELETE', '/api/vault/trash');
    expect(await find(id)).toMatchObject({ name: 'mine.pdf', folderId: folder });
    expect((await vaultOf(bob)).documents.map((document) => document.id)).toEqual([own]);
  });

  it('names the field that it refuses', async () => {
    const id = await add(ann, 'mine.pdf');
    const refused = await ann.send('PATCH', `/api/documents/${id}`, { name: ' ' });
    expect(await refused.json()).toMatchObject({ fields: { name: 'Name the file' } });
    expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { tags: ['x'.repeat(31)] }))).toBe('422 invalid');
  });
});

describe('a link to a document', () => {
  it('opens it for anybody until it ends, and never from the trash', async () => {
    const id = await add(ann, 'plan.pdf');
    const made = await ann.send('POST', `/api/documents/${id}/shares`, { id: randomUUID(), days: 7 });
    const { path, id: share } = (await made.json()) as { path: string; id: string };
    const token = path.replace('/shared/file/', '');
    const [page, file] = [`/api/shared/files/${token}`, `/api/shared/files/${token}/file`];
    expect(await (await app.request(page)).json()).toMatchObject({ name: 'plan.pdf', sizeBytes: PDF.length });
    expect(Buffer.from(await (await app.request(file)).arrayBuffer())).toEqual(PDF);
    const links = (await (await ann.send('GET', `/api/documents/${id}/shares`)).json()) as { shares: { views: number }[] };
    expect(links.shares).toMatchObject([{ views: 1 }]);

    await ann.send('POST', `/api/documents/${id}/trash`);
    expect([await outcome(app.request(page)), await outcome(app.request(file))]).toEqual(['404 not-found', '404 not-found']);
    const again = { id: randomUUID(), days: 7 };
    expect(await outcome(ann.send('POST', `/api/documents/${id}/shares`, again))).toBe('409 conflict');
    await ann.send('POST', `/api/documents/${id}/restore`);
    expect(await outcome(app.request(page))).toBe('200');
    expect(await outcome(ann.send('DELETE', `/api/documents/${id}/shares/${share}`))).toBe('200');
    expect([await outcome(app.request(page)), await outcome(app.request(file))]).toEqual(['404 not-found', '404 not-found']);

    await ann.send('POST', `/api/documents/${id}/shares`, again);
    await ann.send('DELETE', `/api/documents/${id}`);
    expect(await app.db.selectFrom('share_links').select('id').execute()).toEqual([]);
  });
});
