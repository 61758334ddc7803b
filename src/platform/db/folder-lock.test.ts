import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFileLock } from './folder-lock.ts';
import { identifyProcess } from './process-identity.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'realty-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('withFileLock', () => {
  it('lets one in at a time, and leaves nothing behind', async () => {
    const file = path.join(folder, 'a.lock');
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 6 }, () =>
        withFileLock(file, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await wait(2);
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('breaks the lock of a dead process, also where its number lives on in another', async () => {
    const file = path.join(folder, 'a.lock');
    await writeFile(file, JSON.stringify({ ...identifyProcess(), birth: 'long ago' }));
    expect(await withFileLock(file, () => Promise.resolve('in'))).toBe('in');
  });

  it('gives up with a sentence where a living process keeps it', async () => {
    const file = path.join(folder, 'a.lock');
    await writeFile(file, JSON.stringify(identifyProcess()));
    await expect(withFileLock(file, () => Promise.resolve(), 60)).rejects.toThrow(/Another process holds/);
  });
});
