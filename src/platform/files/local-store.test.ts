import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';
import { openFileStore } from './open-file-store.ts';

let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-files-'));
  store = createLocalStore(path.join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string) => Buffer.from(text);

describe('the local store', () => {
  it('gives back what was put, until it is deleted', async () => {
    expect(await store.get('media/a.webp')).toBeUndefined();
    await store.put('media/a.webp', bytes('one'), 'image/webp');
    await store.put('media/a.webp', bytes('two'), 'image/webp');
    expect(await store.get('media/a.webp')).toEqual(bytes('two'));
    expect(await store.get('media/a.webp/b')).toBeUndefined();
    await store.delete('media/a.webp');
    await store.delete('media/a.webp');
    expect(await store.get('media/a.webp')).toBeUndefined();
  });

  it('never shows half a file, whoever writes', async () => {
    const contents = ['x', 'y'].map((letter) => bytes(letter.repeat(2_000_000)));
    await store.put('big', contents[0] ?? bytes(''), 'text/plain');
    const writing = Promise.all(contents.concat(contents).map((content) => store.put('big', content, 'text/plain')));
    for (let n = 0; n < 20; n += 1) {
      const seen = await store.get('big');
      expect(contents.some((content) => seen !== undefined && content.equals(seen))).toBe(true);
    }
    await writing;
    expect(await readdir(path.join(folder, 'files'))).toEqual(['big', 'media']);
  });

  it('stays within its folder', async () => {
    await expect(store.put('../secret', bytes('x'), 'text/plain')).rejects.toThrow('outside the store');
    await expect(store.get('/etc/passwd')).rejects.toThrow('outside the store');
  });
});

it('wants keys for a bucket', () => {
  expect(() => openFileStore(parseConfig({ FILES_S3_BUCKET: 'homes' }), folder)).toThrow('FILES_S3_ACCESS_KEY_ID');
});
