import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import { makePerson, outcome, type Browser } from '#tests/support/people.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { packRequestedExport } from '#domains/privacy/server/exports.ts';
import { answersSchema } from '#domains/financing/contract.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Document } from '../contract.ts';
import { MOST_DOCUMENT_BYTES } from '../model/file-limits.ts';
import { removeFiles } from '#platform/files/files-to-remove.ts';

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('my pay, black on white')]);

let app: TestApp;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  app = await openTestApp();
  [ann, bob] = [await makePerson(app), await makePerson(app)];
  const answers = answersSchema.parse({});
  await ann.send('PATCH', '/api/loan-application', unsavedOf({ answers, step: 'income' }));
});
afterAll(() => app.close());

function upload(who: Browser, content: Buffer, { id = randomUUID(), name = 'Pay, März.pdf' } = {}): Promise<Response> {
  return app.request(`/api/loan-application/documents/pay-stubs/${id}?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${who.token}` },
    body: new Uint8Array(content),
  });
}

async function listOf(who: Browser): Promise<Document[]> {
  return ((await (await who.send('GET', '/api/documents')).json()) as { documents: Document[] }).documents;
}

const rowsOf = (table: 'documents' | 'files_to_remove') => app.db.selectFrom(table).select('file_key').execute();

describe('a document', () => {
  it('is its owner’s alone: listed, downloaded and deleted by nobody else', async () => {
    const id = randomUUID();
    const first = await upload(ann, PDF, { id });
    expect(await outcome(first.clone())).toBe('200');
    const kept = (await first.json()) as Document;
    expect(kept).toMatchObject({
      id,
      contentType: 'application/pdf',
      sizeBytes: PDF.length,
      item: 'pay-stubs',
      belongsToId: null,
    });
    expect(await (await upload(ann, PDF, { id })).json()).toEqual(kept);
    expect(await listOf(ann)).toEqual([kept]);
    expect(await listOf(bob)).toEqual([]);
    const file = await ann.send('GET', `/api/documents/${id}/file`);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Pay%2C%20M%C3%A4rz.pdf");
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    for (const [method, path] of [
      ['GET', `/api/documents/${id}/file`],
      ['DELETE', `/api/documents/${id}`],
    ] as const) {
      expect(await outcome(bob.send(method, path))).toBe('404 not-found');
      expect(await outcome(app.request(path, { method }))).toBe('401 unauthenticated');
    }
    expect(await outcome(upload(bob, PDF))).toBe('404 not-found');
  });

  it('lies sealed in the store, and readable in its owner’s copy of their data', async () => {
    const [row] = await rowsOf('documents');
    const stored = await app.ctx().files.get(row?.file_key ?? '');
    expect(Buffer.from(stored ?? []).toString('latin1')).not.toContain('pay');
    const { id } = (await (await ann.send('POST', '/api/privacy/exports')).json()) as { id: string };
    await packRequestedExport(app.ctx(), { exportId: id });
    const { url } = (await (await ann.send('POST', `/api/privacy/exports/${id}/link`)).json()) as { url: string };
    const zip = unzipSync(new Uint8Array(await (await app.request(url)).arrayBuffer()));
    expect(Buffer.from(zip[`files/${row?.file_key}`] ?? [])).toEqual(PDF);
  });

  it.each([
    [
      'what only its name makes a PDF',
      Buffer.from('<script>alert(1)</script>'),
      'isn’t a PDF, JPEG, PNG, WebP, HEIC or plain text file',
    ],
    ['an empty file', Buffer.alloc(0), 'is empty'],
    ['too large a file', Buffer.alloc(MOST_DOCUMENT_BYTES + 1), 'is larger than 10 MB'],
  ])('is not %s: the answer names the file and what to do', async (_what, content, reason) => {
    const response = await upload(ann, content, { name: 'stub.pdf' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { file: expect.stringContaining(`stub.pdf ${reason}`) } });
    expect(await listOf(ann)).toHaveLength(1);
  });

  it('leaves no file behind: deleted, gone with its application, or never written to the end', async () => {
    const files = app.ctx().files;
    const keyOf = async () => (await rowsOf('documents')).at(-1)?.file_key ?? expect.fail('no document');
    const first = await keyOf();
    expect(await outcome(ann.send('DELETE', `/api/documents/${(await listOf(ann))[0]?.id}`))).toBe('204');
    expect(await files.get(first)).toBeUndefined();
    await upload(ann, PDF);
    const second = await keyOf();
    await ann.send('DELETE', '/api/loan-application');
    expect(await rowsOf('documents')).toEqual([]);
    await removeFiles(app.ctx());
    expect(await files.get(second)).toBeUndefined();
    expect(await rowsOf('files_to_remove')).toEqual([]);
  });

  it('whose process dies between file and row is removed an hour later', async () => {
    await ann.send('PATCH', '/api/loan-application', unsavedOf({ answers: answersSchema.parse({}), step: 'income' }));
    const ctx = app.ctx();
    const { files } = ctx;
    let key = '';
    const dying: FileStore = {
      ...files,
      async put(fileKey, content, contentType) {
        await files.put(fileKey, content, contentType);
        key = fileKey;
        throw new Error('the process is gone');
      },
    };
    const { storeDocument } = await import('./store-document.ts');
    const actor = { ...ctx.actor, kind: 'user', userId: ann.user.uid } as never;
    const request = new Request('http://x/', { method: 'PUT', body: PDF });
    const subject = { kind: 'loan-application', key: 'x', ownerId: ann.user.uid } as const;
    const stored = storeDocument({ ...ctx, actor, files: dying }, subject, { documentId: randomUUID(), name: 'a.pdf', request });
    await expect(stored).rejects.toThrow('gone');
    await removeFiles(ctx);
    expect(await files.get(key)).toBeDefined();
    await removeFiles({ ...ctx, now: new Date(ctx.now.getTime() + 3_700_000) });
    expect(await files.get(key)).toBeUndefined();
  });

  it('sent twice at once is one document with one file', async () => {
    const ctx = app.ctx();
    const { files } = ctx;
    const keys: string[] = [];
    const both = Promise.withResolvers<void>();
    const meeting: FileStore = {
      ...files,
      async put(fileKey, content, contentType) {
        await files.put(fileKey, content, contentType);
        if (keys.push(fileKey) === 2) both.resolve();
        await both.promise;
      },
    };
    const { storeDocument } = await import('./store-document.ts');
    const actor = { ...ctx.actor, kind: 'user', userId: ann.user.uid } as never;
    const subject = { kind: 'loan-application', key: 'x', ownerId: ann.user.uid } as const;
    const documentId = randomUUID();
    const store = () => {
      const request = new Request('http://x/', { method: 'PUT', body: PDF });
      return storeDocument({ ...ctx, actor, files: meeting }, subject, { documentId, name: 'a.pdf', request });
    };
    const [one, other] = await Promise.all([store(), store()]);
    expect(one).toEqual(other);
    const kept = await Promise.all(keys.map(async (key) => (await files.get(key)) !== undefined));
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await rowsOf('files_to_remove')).toEqual([]);
    expect(await outcome(ann.send('DELETE', `/api/documents/${documentId}`))).toBe('204');
  });
});
