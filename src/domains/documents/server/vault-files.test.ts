import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersSchema } from '#domains/financing/contract.ts';
import { eraseDueAccounts } from '#domains/privacy/server/erase-account.ts';
import { DAY_MS, MINUTE_MS } from '#lib/time-units.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { type Browser, makePerson, outcome, readMail } from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { countBlocked } from '#tests/support/open-transactions.ts';
import type { DocumentVersion } from '../contract/uploads.ts';
import type { VaultDocument } from '../contract/vault.ts';
import { endLeftHold, listLeftHolds, readLeftHold } from './holds.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { serveDocumentWith } from './keep-documents.ts';
import { readWords } from './read-words.ts';
import { scanLater } from './scan-later.ts';
import { deleteOldTrash } from './trash.ts';
import { openVaults, vaultOn } from '#tests/support/vaults.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  ({ app, ann, bob } = await openVaults());
});
afterAll(() => app.close());

const { send, put, start, part, finish, sendWhole, read } = vaultOn(() => ({ app, ann }));
const find = async (search: string): Promise<string[]> => {
  const answer = await ann.send('GET', `/api/vault/files?search=${encodeURIComponent(search)}`);
  const { documents } = (await answer.json()) as { documents: VaultDocument[] };
  return documents.map(({ name }) => name);
};

describe('a document', () => {
  it('keeps its versions, and takes an earlier one back', async () => {
    const [one, two] = [Buffer.from('first'), Buffer.from('second')];
    const id = await put('notes.txt', one);
    await sendWhole('other name.txt', two, { replaces: id });
    const versions = async () =>
      ((await (await ann.send('GET', `/api/documents/${id}/versions`)).json()) as { versions: DocumentVersion[] }).versions;
    expect((await versions()).map(({ version, name, isCurrent }) => [version, name, isCurrent])).toEqual([
      [2, 'notes.txt', true],
      [1, 'notes.txt', false],
    ]);
    expect(String(await read(`/api/documents/${id}/file`))).toBe('second');
    expect(String(await read(`/api/documents/${id}/versions/1/file`))).toBe('first');
    expect(await outcome(ann.send('POST', `/api/documents/${id}/versions/1/restore`))).toBe('200');
    expect(String(await read(`/api/documents/${id}/file`))).toBe('first');
    expect((await versions()).map(({ version }) => version)).toEqual([3, 2]);
    expect(await outcome(ann.send('POST', `/api/documents/${id}/versions/3/restore`))).toBe('409 conflict');
    for (const [method, path] of [
      ['GET', 'versions'],
      ['GET', 'versions/2/file'],
      ['POST', 'versions/2/restore'],
    ] as const)
      expect(await outcome(bob.send(method, `/api/documents/${id}/${path}`)), path).toBe('404 not-found');
    expect(await outcome(start(randomUUID(), { name: 'x.txt', sizeBytes: 3, replaces: id }, bob))).toBe('404 not-found');
    // All of them go with it, and the file that was taken back is not removed before.
    await removeFiles(app.ctx());
    expect(String(await read(`/api/documents/${id}/versions/2/file`))).toBe('second');
  });

  it('is found by beginnings of its name and tags, and by words of its text', async () => {
    const id = await put('2026_Tax-Return.pdf', await writePdf(1, 'Łukasz owes nothing to Harborlight Credit Union.'));
    await ann.send('PATCH', `/api/documents/${id}`, { tags: ['Lender copy'] });
    await readWords(app.ctx());
    for (const words of ['tax', 'retu 2026', 'LEND', 'harborlight', 'union tax', 'nothing'])
      expect(await find(words), words).toEqual(['2026_Tax-Return.pdf']);
    for (const words of ['harbor', 'mortgage', 'tax mortgage', "'; drop table documents; --"])
      expect(await find(words), words).toEqual([]);
    const { documents } = (await (await bob.send('GET', '/api/vault/files?search=tax')).json()) as { documents: unknown[] };
    expect(documents).toEqual([]);
    // The words do not lie in the database.
    const { word_keys: keys } = await app.db
      .selectFrom('documents')
      .select('word_keys')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(keys.length).toBeGreaterThan(4);
    expect(await find('')).toContain('2026_Tax-Return.pdf');
  });

  it('that cannot be opened keeps the words of no other from being found', async () => {
    const keyOf = async (id: string) => {
      const row = app.db.selectFrom('documents').select('file_key').where('public_id', '=', id);
      return (await row.executeTakeFirstOrThrow()).file_key;
    };
    const broken = await put('broken.txt', Buffer.from('periwinkle'));
    const away = await put('away.txt', Buffer.from('periwinkle'));
    await put('fine.txt', Buffer.from('periwinkle'));
    const { files } = app.ctx();
    await files.put(await keyOf(broken), Buffer.from('sealed under another secret'), 'application/octet-stream');
    const awayKey = await keyOf(away);
    const get: FileStore['get'] = async (key) => {
      if (key === awayKey) throw new Error('the bucket is away');
      return files.get(key);
    };
    const failing = { ...app.ctx(), files: { ...files, get } };
    await readWords(failing, AbortSignal.abort());
    expect(await find('periwinkle')).toEqual([]);
    await readWords(failing);
    expect(await find('periwinkle')).toEqual(['fine.txt']);
    await readWords(app.ctx());
    expect((await find('periwinkle')).toSorted()).toEqual(['away.txt', 'fine.txt']);
  });

  it('ends as its content does, whatever it is called, so that nobody opens it as something else', async () => {
    // A PDF begins within its first bytes, so this is a page of the web, too.
    const both = Buffer.concat([Buffer.from(await writePdf()), Buffer.from('<html><script>alert(1)</script></html>')]);
    const nameOf = async (id: string) => {
      const row = app.db.selectFrom('documents').select('name').where('public_id', '=', id);
      return (await row.executeTakeFirstOrThrow()).name;
    };
    expect(await nameOf(await put('statement.html', both))).toBe('statement.html.pdf');
    expect(await nameOf(await put('Statement.PDF', both))).toBe('Statement.PDF');
    const id = randomUUID();
    await start(id, { name: 'plans.hta', sizeBytes: both.length });
    await part(id, both, 0);
    expect(await outcome(finish(id))).toBe('200');
    expect(await nameOf(id)).toBe('plans.hta.pdf');
  });

  it('is never held and in the trash, whichever of both comes while the other waits', async () => {
    const isWaiting = async () => (await countBlocked(app.db)) > 0;
    const stateOf = (id: string) =>
      app.db.selectFrom('documents').select(['held_at', 'trashed_at']).where('public_id', '=', id).executeTakeFirstOrThrow();
    /** Sends a request, which waits for the row, and changes the row before it goes on. */
    async function behind(id: string, request: () => Promise<Response>, change: { held_at?: Date; trashed_at?: Date }) {
      let waiting: Promise<string> | undefined;
      await app.db.transaction().execute(async (trx) => {
        await trx.selectFrom('documents').select('id').where('public_id', '=', id).forUpdate().execute();
        waiting = outcome(request());
        await expect.poll(isWaiting).toBe(true);
        await trx.updateTable('documents').set(change).where('public_id', '=', id).execute();
      });
      return waiting;
    }
    const [held, trashed] = [await put('deed.txt', Buffer.from('deed')), await put('will.txt', Buffer.from('will'))];
    const toTrash = () => ann.send('POST', `/api/documents/${held}/trash`);
    expect(await behind(held, toTrash, { held_at: new Date() })).toBe('409 conflict');
    expect(await stateOf(held)).toMatchObject({ trashed_at: null });
    const toHold = () => ann.send('PUT', `/api/documents/${trashed}/hold`, { reason: 'Dispute' });
    expect(await behind(trashed, toHold, { trashed_at: new Date() })).toBe('409 conflict');
    expect(await stateOf(trashed)).toMatchObject({ held_at: null });
  });

  it('that is held is not deleted by anybody, until the hold is off', async () => {
    const id = await put('deed.txt', Buffer.from('deed'));
    const hold = (reason: string | null, person = ann) => person.send('PUT', `/api/documents/${id}/hold`, { reason });
    expect(await outcome(hold('Dispute with the roofer', bob))).toBe('404 not-found');
    expect(await outcome(hold('Dispute with the roofer'))).toBe('200');
    expect(await outcome(ann.send('DELETE', `/api/documents/${id}`))).toBe('409 conflict');
    expect(await outcome(ann.send('POST', `/api/documents/${id}/trash`))).toBe('409 conflict');
    await app.db
      .updateTable('documents')
      .set({ trashed_at: new Date(0) })
      .where('public_id', '=', id)
      .execute();
    await deleteOldTrash(app.ctx());
    expect(await outcome(ann.send('DELETE', '/api/vault/trash'))).toBe('204');
    await expect(app.db.deleteFrom('documents').where('public_id', '=', id).execute()).rejects.toThrow('is held');
    expect(String(await read(`/api/documents/${id}/file`))).toBe('deed');
    expect(await outcome(hold(null))).toBe('200');
    expect(await outcome(ann.send('DELETE', `/api/documents/${id}`))).toBe('204');
  });
});

it('a hold outlives what the file belonged to, and its owner’s account, until an operator takes it off', async () => {
  const cy = await makePerson(app);
  const upload = async (place: string): Promise<string> => {
    const id = randomUUID();
    expect(await outcome(send(`${place}/${id}?name=roof.txt`, Buffer.from('the roof leaks'), cy))).toBe('200');
    expect(await outcome(cy.send('PUT', `/api/documents/${id}/hold`, { reason: 'Dispute with the roofer' }))).toBe('200');
    return id;
  };
  await cy.send('PATCH', '/api/loan-application', unsavedOf({ answers: answersSchema.parse({}), step: 'income' }));
  const id = await upload('/api/loan-application/documents/pay-stubs');
  await app.db.deleteFrom('loan_applications').where('user_id', '=', cy.user.uid).execute();
  const vault = (await (await cy.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
  expect(vault.documents).toMatchObject([{ id, belongsTo: 'vault', holdReason: 'Dispute with the roofer' }]);

  const other = await upload('/api/vault/documents');
  await app.db
    .insertInto('deletion_requests')
    .values({ user_id: cy.user.uid, requested_at: new Date(0), due_at: new Date(0) })
    .execute();
  await eraseDueAccounts(app.ctx());
  const { text } = await readMail(app, cy.user.email ?? '');
  expect(text).toContain('hold back from deletion');
  expect((await listLeftHolds(app.system())).map((hold) => hold.id)).toEqual(expect.arrayContaining([id, other]));
  await removeFiles(app.ctx());
  expect(String(Buffer.from(await readLeftHold(app.system(), id)))).toBe('the roof leaks');
  await endLeftHold(app.system(), id);
  await expect(endLeftHold(app.system(), id)).rejects.toThrow('no leftover held file');
  expect((await listLeftHolds(app.system())).map((hold) => hold.id)).toEqual([other]);
  const asked = app.ctx();
  for (const act of [listLeftHolds(asked), readLeftHold(asked, other), endLeftHold(asked, other)])
    await expect(act).rejects.toThrow('Only the operator');

  // Demonstration people go for good.
  const demo = await makePerson(app);
  const gone = randomUUID();
  await send(`/api/vault/documents/${gone}?name=a.txt`, Buffer.from('made up'), demo);
  await demo.send('PUT', `/api/documents/${gone}/hold`, { reason: 'A try' });
  await app.db.updateTable('users').set({ is_demo: true }).where('id', '=', demo.user.uid).execute();
  await app.db.deleteFrom('users').where('id', '=', demo.user.uid).execute();
  expect((await listLeftHolds(app.system())).map((hold) => hold.id)).toEqual([other]);
});

/** A virus scanner, which takes everything for a virus while it `isHarsh`. */
async function openScanner() {
  const scanner = { address: '', isHarsh: false, close: () => void server.close() };
  const server = createServer((socket) => {
    const heard: Buffer[] = [];
    socket.on('data', (chunk) => {
      heard.push(chunk);
      if (!chunk.subarray(-4).equals(Buffer.alloc(4))) return;
      const isFound = scanner.isHarsh || Buffer.concat(heard).includes('EICAR');
      socket.end(`stream: ${isFound ? 'Eicar FOUND' : 'OK'}\0`);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  scanner.address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return scanner;
}

it('a virus scanner that is configured looks at every file, and its silence is said', async () => {
  const server = await openScanner();
  const scanned = await openTestApp({ environment: { CLAMD_ADDRESS: server.address } });
  const cy = await makePerson(scanned);
  const upload = (content: string) => {
    const headers = { 'content-type': 'application/octet-stream', authorization: `Bearer ${cy.token}` };
    return scanned.request(`/api/vault/documents/${randomUUID()}?name=a.txt`, { method: 'PUT', headers, body: content });
  };
  const isScanned = async () => {
    const vault = (await (await cy.send('GET', '/api/vault')).json()) as { documents: VaultDocument[]; hasScanner: boolean };
    expect(vault.hasScanner).toBe(true);
    return vault.documents.map((document) => document.isScanned);
  };
  expect(await outcome(upload('EICAR test'))).toBe('422 invalid');
  expect(await outcome(upload('harmless'))).toBe('200');
  expect(await isScanned()).toEqual([true]);
  server.close();
  expect(await outcome(upload('unseen'))).toBe('200');
  expect(await isScanned()).toEqual([false, true]);

  const [unseen] = await scanned.db.selectFrom('documents').select('public_id').where('scan', '=', 'none').execute();
  const share = () =>
    outcome(cy.send('PUT', `/api/documents/${unseen?.public_id}/grants/${randomUUID()}`, { email: 'x@example.com', days: 7 }));
  expect(await share()).toBe('409 conflict');
  expect(
    await outcome(
      cy.send('POST', `/api/documents/${unseen?.public_id}/shares`, { id: randomUUID(), days: 7, hasOwnWords: false }),
    ),
  ).toBe('409 conflict');
  // Nor does it leave where others see what goes with a thing; whoever added it has it.
  const serve = (ctx: ServerContext) => serveDocumentWith(ctx, { kind: 'vault', key: cy.user.uid }, unseen?.public_id ?? '');
  await expect(serve(scanned.ctx())).rejects.toMatchObject({ code: 'conflict' });
  const own = await serve({ ...scanned.ctx(), actor: { ...(await addActor(scanned.db)), userId: cy.user.uid } });
  expect(await own.text()).toBe('unseen');
  // Still silent: it stays as it is, and is asked for again after longer and longer.
  const failure = async () => {
    const vault = (await (await cy.send('GET', '/api/vault')).json()) as { documents: VaultDocument[] };
    return vault.documents[0]?.scanFailure ?? null;
  };
  expect(await failure()).toBeNull();
  const start = Date.now();
  const tryAt = (minutes: number) => scanLater({ ...scanned.ctx(), now: new Date(start + minutes * MINUTE_MS) });
  const told = (minutes: number, wait: number) => ({
    triedAt: new Date(start + minutes * MINUTE_MS).toISOString(),
    againAt: new Date(start + (minutes + wait) * MINUTE_MS).toISOString(),
  });
  // One that cannot be opened holds up no other, and waits as long.
  const { file_key: lost } = await scanned.db
    .selectFrom('documents')
    .select('file_key')
    .where('scan', '=', 'none')
    .executeTakeFirstOrThrow();
  const content = (await scanned.ctx().files.get(lost)) ?? expect.fail('no file');
  await scanned.ctx().files.put(lost, Buffer.from('sealed under another secret'), 'application/octet-stream');
  await tryAt(0);
  expect(await failure()).toEqual(told(0, 15));
  await scanned.ctx().files.put(lost, content, 'application/octet-stream');
  await tryAt(14);
  expect(await failure()).toEqual(told(0, 15));
  await tryAt(16);
  expect(await failure()).toEqual(told(16, 60));
  await tryAt(80);
  expect(await failure()).toEqual(told(80, 360));
  expect(await isScanned()).toEqual([false, true]);
  const again = await openScanner();
  const [seen, found] = [{ ...scanned.ctx() }, { ...scanned.ctx() }];
  for (const ctx of [seen, found]) ctx.config = { ...ctx.config, CLAMD_ADDRESS: again.address };
  seen.now = found.now = new Date(Date.now() + 2 * DAY_MS);
  await scanLater(seen);
  expect(await isScanned()).toEqual([true, true]);
  expect(await failure()).toBeNull();
  expect(await share()).toBe('200');
  again.isHarsh = true;
  await scanned.db.updateTable('documents').set({ scan: 'none', scan_tried_at: null }).execute();
  await scanLater(found);
  expect(await share()).toBe('409 conflict');
  again.close();
  await scanned.close();
});
