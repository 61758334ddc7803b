import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemContext } from '#tests/support/listings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { HOUR_MS } from '#lib/time-units.ts';
import type { Db } from '#platform/db/database.ts';
import type { FileStore } from './file-store.ts';
import { keepFiles, noteFilesToRemove, removeFiles } from './files-to-remove.ts';
import { createLocalStore } from './local-store.ts';
import { storeThenWrite } from './store-then-write.ts';

const CONTENT = new Uint8Array([1, 2, 3]);

let test: TestDatabase;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-files-'));
  files = createLocalStore(folder);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});
beforeEach(() => test.db.deleteFrom('files_to_remove').execute());

const contextOf = (db: Db = test.db, store: FileStore = files) => ({ ...systemContext(db), files: store });
const later = (hours: number) => ({ ...contextOf(), now: new Date(contextOf().now.getTime() + hours * HOUR_MS) });
const noted = async () => (await test.db.selectFrom('files_to_remove').select('file_key').execute()).map((row) => row.file_key);

function storeOne(ctx: ReturnType<typeof contextOf>, key: string, takes = true): Promise<void> {
  return storeThenWrite(ctx, {
    fileKeys: [key],
    store: () => ctx.files.put(key, CONTENT, 'image/webp'),
    write: async ({ db }) => (takes ? keepFiles(db, [key]) : undefined),
  });
}

it('keeps a file that a row takes, and removes at once what none takes', async () => {
  const [kept, left] = [`a/${randomUUID()}`, `a/${randomUUID()}`];
  await storeOne(contextOf(), kept);
  await storeOne(contextOf(), left, false);
  expect(await noted()).toEqual([]);
  await removeFiles(later(24));
  expect([await files.get(kept), await files.get(left)]).toEqual([Buffer.from(CONTENT), undefined]);
});

it('keeps the file where only the answer of the database is lost', async () => {
  const losing = new Proxy(test.db, {
    get(db, name) {
      const value: unknown = Reflect.get(db, name, db);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(db) : value;
      return () => ({
        async execute(work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) {
          await db.transaction().execute(work);
          throw new Error('the line is gone');
        },
      });
    },
  });
  const key = `a/${randomUUID()}`;
  await expect(storeOne(contextOf(losing), key)).rejects.toThrow('the line is gone');
  await removeFiles(later(2));
  expect(await files.get(key)).toBeDefined();
});

it('removes within the hour what a process leaves that dies between file and row', async () => {
  const dying: FileStore = {
    ...files,
    async put(key, content, contentType) {
      await files.put(key, content, contentType);
      throw new Error('the process is gone');
    },
  };
  const key = `a/${randomUUID()}`;
  await expect(storeOne(contextOf(test.db, dying), key)).rejects.toThrow('the process is gone');
  await removeFiles(contextOf());
  expect(await files.get(key)).toBeDefined();
  await removeFiles(later(1));
  expect(await files.get(key)).toBeUndefined();
});

it('holds up no other file where one cannot be removed', async () => {
  const [stuck, gone] = [`a/${randomUUID()}`, `a/${randomUUID()}`];
  for (const key of [stuck, gone]) await files.put(key, CONTENT, 'image/webp');
  await noteFilesToRemove(test.db, [stuck], new Date(contextOf().now.getTime() - 2));
  await noteFilesToRemove(test.db, [gone], new Date(contextOf().now.getTime() - 1));
  const refusing: FileStore = {
    ...files,
    async delete(key) {
      if (key === stuck) throw new Error('not deletable');
      return files.delete(key);
    },
  };
  await removeFiles(contextOf(test.db, refusing));
  expect([await files.get(gone), await noted()]).toEqual([undefined, [stuck]]);
  // It comes after those that were not tried.
  await removeFiles(contextOf());
  expect(await noted()).toEqual([stuck]);
  await removeFiles(later(1));
  expect(await noted()).toEqual([]);
});
