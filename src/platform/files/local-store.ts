import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './file-store.ts';

/** Files on local disk. A file appears under its name when it is complete, so a process that dies leaves none. */
export function createLocalStore(folder: string): FileStore {
  const root = path.resolve(folder);

  function locate(key: string): string {
    const file = path.resolve(root, key);
    if (!file.startsWith(root + path.sep)) throw new Error(`the key ${key} lies outside the store`);
    return file;
  }
  return {
    async put(key, content) {
      const file = locate(key);
      const draft = `${file}.${randomUUID()}.part`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, content);
        await rename(draft, file);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(key) {
      try {
        return await readFile(locate(key));
      } catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
        throw error;
      }
    },
    delete: (key) => rm(locate(key), { force: true }),
  };
}
