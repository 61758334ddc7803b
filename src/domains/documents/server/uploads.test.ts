import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { type Browser, makePerson, outcome } from '#tests/support/people.ts';
import { writePdf } from '#tests/support/signing.ts';
import { type TestApp } from '#tests/support/test-app.ts';
import { countWaitingTransactions } from '#tests/support/open-transactions.ts';
import type { Document } from '../contract.ts';
import type { DocumentVersion, Upload } from '../contract/uploads.ts';
import { PART_BYTES } from '#platform/files/sealed-files.ts';
import { MOST_TOTAL_BYTES, MOST_UPLOAD_BYTES } from '../model/file-limits.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';
import { finishUpload, forgetOldUploads, putPart } from './uploads.ts';
import { openVaults, vaultOn } from '#tests/support/vaults.ts';

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  ({ app, ann, bob } = await openVaults());
});
afterAll(() => app.close());

const { put, start, part, finish, sendWhole, read } = vaultOn(() => ({ app, ann }));
/** A PDF of a given number of bytes. */
const large = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
/** What Ann's verbs get, with other ports in it. */
function asAnn(parts: Partial<ServerContext>): ServerContext {
  const ctx = app.ctx();
  const user = { kind: 'user', userId: ann.user.uid, sessionId: randomUUID(), role: 'buyer', roles: ['buyer'] } as const;
  return { ...ctx, ...parts, actor: { ...user, isDemo: false, emailVerified: true, address: '198.51.100.7' } };
}

describe('a large file', () => {
  it('comes in parts, goes on where it broke, and leaves as it came', async () => {
    const content = large(PART_BYTES * 2 + 12_345);
    const id = randomUUID();
    const body = { name: 'plans.pdf', sizeBytes: content.length };
    expect(await (await start(id, body)).json()).toEqual({ partBytes: PART_BYTES, parts: [] });
    expect(await outcome(part(id, content, 0))).toBe('204');
    expect(await outcome(part(id, content, 2))).toBe('204');
    expect(await outcome(finish(id))).toBe('409 conflict');
    // Again, as after a line that broke.
    expect(((await (await start(id, body)).json()) as Upload).parts).toEqual([0, 2]);
    expect(await outcome(part(id, content, 0))).toBe('204');
    expect(await outcome(part(id, content.subarray(0, -1), 2))).toBe('422 invalid');
    expect(await outcome(part(id, content, 9))).toBe('422 invalid');
    for (const what of [part(id, content, 1, bob), finish(id, bob)]) expect(await outcome(what)).toBe('404 not-found');
    expect(await outcome(start(id, body, bob))).toBe('404 not-found');
    expect(await outcome(part(id, content, 1))).toBe('204');
    const [first, second] = await Promise.all([finish(id), finish(id)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const made = (await first.json()) as Document;
    expect(made.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect((await read(`/api/documents/${id}/file`)).equals(content)).toBe(true);

    const { file_key: key } = await app.db
      .selectFrom('documents')
      .select('file_key')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow();
    // Sealed where it lies, and gone part by part.
    expect(
      Buffer.from((await app.ctx().files.get(`${key}/1`)) ?? []).includes(content.subarray(PART_BYTES, PART_BYTES + 64)),
    ).toBe(false);
    expect(await outcome(ann.send('DELETE', `/api/documents/${id}`))).toBe('204');
    for (const at of [0, 1, 2]) expect(await app.ctx().files.get(`${key}/${at}`)).toBeUndefined();
  });

  it('keeps each part as it came first', async () => {
    const content = large(PART_BYTES + 100);
    const id = randomUUID();
    await start(id, { name: 'plans.pdf', sizeBytes: content.length });
    expect(await outcome(part(id, content, 0))).toBe('204');
    expect(await outcome(part(id, large(content.length), 0))).toBe('204');
    const both = await Promise.all([part(id, content, 1), part(id, content, 1)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await outcome(finish(id))).toBe('200');
    expect((await read(`/api/documents/${id}/file`)).equals(content)).toBe(true);
    expect(await outcome(part(id, large(content.length), 0))).toBe('404 not-found');
  });

  it('holds no transaction while a part is written, and frees a part that could not be', async () => {
    const content = large(PART_BYTES + 100);
    const id = randomUUID();
    await start(id, { name: 'plans.pdf', sizeBytes: content.length });
    const { files } = app.ctx();
    const written = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const put: FileStore['put'] = async (...given) => {
      begun.resolve();
      await written.promise;
      return files.put(...given);
    };
    const slow = asAnn({ files: { ...files, put } });
    const order = (at: number) => ({
      documentId: id,
      part: at,
      request: new Request('http://x/', { method: 'PUT', body: content.subarray(at * PART_BYTES, (at + 1) * PART_BYTES) }),
    });
    const sending = putPart(slow, order(0));
    await begun.promise;
    const waiting = await countWaitingTransactions(app.db);
    // What is not written yet is not here.
    const known = await start(id, { name: 'plans.pdf', sizeBytes: content.length });
    written.resolve();
    await sending;
    expect(waiting).toBe(0);
    expect(((await known.json()) as Upload).parts).toEqual([]);
    const away = asAnn({ files: { ...files, put: () => Promise.reject(new Error('the bucket is away')) } });
    await expect(putPart(away, order(1))).rejects.toThrow('away');
    expect(await outcome(part(id, content, 1))).toBe('204');
    expect(await outcome(finish(id))).toBe('200');
  });

  it('whose answer got lost is answered again, as a document and as a version, and comes once', async () => {
    const [content, next] = [large(200), large(PART_BYTES + 100)];
    const body = { name: 'deed.pdf', sizeBytes: content.length };
    const id = await sendWhole('deed.pdf', content);
    expect(await (await start(id, body)).json()).toEqual({ partBytes: PART_BYTES, parts: [0] });
    expect(await (await finish(id)).json()).toMatchObject({ id });
    expect(await outcome(start(id, { ...body, sizeBytes: 7 }))).toBe('409 conflict');
    for (const what of [start(id, body, bob), finish(id, bob)]) expect(await outcome(what)).toBe('404 not-found');
    const versions = async () =>
      ((await (await ann.send('GET', `/api/documents/${id}/versions`)).json()) as { versions: DocumentVersion[] }).versions;
    const version = { name: 'deed.pdf', sizeBytes: next.length, replaces: id };
    const upload = await sendWhole('deed.pdf', next, { replaces: id });
    expect(await (await start(upload, version)).json()).toEqual({ partBytes: PART_BYTES, parts: [0, 1] });
    expect(await (await finish(upload)).json()).toMatchObject({ id, sizeBytes: next.length });
    expect(await outcome(finish(upload, bob))).toBe('404 not-found');
    // The same file as another upload is no other version.
    await sendWhole('deed.pdf', next, { replaces: id });
    expect(await versions()).toHaveLength(2);
    // An upload is known by a version that is not the newest anymore, too.
    await sendWhole('deed.pdf', content, { replaces: id });
    expect(await outcome(finish(upload))).toBe('200');
    expect(await versions()).toHaveLength(3);
  });

  it('goes on where its store failed while it was looked at', async () => {
    const id = await put('stamped.pdf', await writePdf());
    expect(await outcome(ann.send('PATCH', `/api/documents/${id}`, { isStamped: true }))).toBe('200');
    const next = Buffer.from(await writePdf(2));
    const upload = randomUUID();
    await start(upload, { name: 'stamped.pdf', sizeBytes: next.length, replaces: id });
    await part(upload, next, 0);
    const { files } = app.ctx();
    let reads = 0;
    // It is read for its hash first, and then for its stamp.
    const get: FileStore['get'] = async (key) => {
      reads += 1;
      if (reads > 1) throw new Error('the bucket is away');
      return files.get(key);
    };
    await expect(finishUpload(asAnn({ files: { ...files, get } }), upload)).rejects.toThrow('away');
    expect(await outcome(finish(upload))).toBe('200');
  });

  it('takes no more space on its way than a person has', async () => {
    const cy = await makePerson(app);
    const begin = (id: string = randomUUID()) => outcome(start(id, { name: 'plans.pdf', sizeBytes: MOST_UPLOAD_BYTES }, cy));
    const most = Math.floor(MOST_TOTAL_BYTES / MOST_UPLOAD_BYTES);
    const ids = Array.from({ length: most }, () => randomUUID());
    for (const id of ids) expect(await begin(id)).toBe('200');
    expect(await begin()).toBe('409 conflict');
    // What is under way goes on.
    expect(await begin(ids[0])).toBe('200');
  });

  it('is no other kind of file, and does not lie around', async () => {
    const id = randomUUID();
    const content = Buffer.from('<html><script>alert(1)</script></html>');
    await start(id, { name: 'a.pdf', sizeBytes: content.length });
    await part(id, content, 0);
    expect(await outcome(finish(id))).toBe('422 invalid');
    const left = randomUUID();
    await start(left, { name: 'b.pdf', sizeBytes: content.length });
    await part(left, content, 0);
    const row = await app.db
      .selectFrom('document_uploads')
      .select('file_key')
      .where('public_id', '=', left)
      .executeTakeFirstOrThrow();
    const later = { ...app.ctx(), now: new Date(app.ctx().now.getTime() + 8 * DAY_MS) };
    await forgetOldUploads(later);
    await removeFiles(later);
    expect(await app.ctx().files.get(`${row.file_key}/0`)).toBeUndefined();
    expect(await outcome(finish(left))).toBe('404 not-found');
  });
});
