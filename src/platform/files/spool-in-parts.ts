import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { keyInParts, partKey } from './sealed-files.ts';

const PART_BYTES = 8 * 1024 * 1024;

export interface SpooledParts {
  /** The key that it gets, which says how many parts there are. */
  key: string;
  bytes: number;
  /** Stores it unsealed, one part in memory at a time. */
  storeIn: (files: FileStore) => Promise<void>;
  /** Frees the disk. */
  release: () => Promise<void>;
}

/** Takes something to the disk whose size nobody knows before it is there, to be stored in parts under `stem`. */
export async function spoolInParts(stem: string, content: AsyncIterable<Uint8Array>): Promise<SpooledParts> {
  const name = path.join(os.tmpdir(), `store-${randomUUID()}`);
  const spool = await open(name, 'wx+', 0o600);
  async function release(): Promise<void> {
    await spool.close();
    await rm(name, { force: true });
  }
  let bytes = 0;
  try {
    for await (const chunk of content) {
      await spool.writeFile(chunk);
      bytes += chunk.byteLength;
    }
  } catch (error) {
    await release();
    throw error;
  }
  const count = Math.max(1, Math.ceil(bytes / PART_BYTES));
  const key = keyInParts(stem, count);
  async function storeIn(files: FileStore): Promise<void> {
    for (let at = 0; at < count; at += 1) {
      const part = Buffer.alloc(Math.min(PART_BYTES, bytes - at * PART_BYTES));
      await spool.read(part, 0, part.byteLength, at * PART_BYTES);
      await files.put(partKey(key, at), part, 'application/octet-stream');
    }
  }
  return { key, bytes, storeIn, release };
}
