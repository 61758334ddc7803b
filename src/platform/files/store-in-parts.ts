import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FileStore } from './file-store.ts';
import { keyInParts, partKey } from './sealed-files.ts';

const PART_BYTES = 8 * 1024 * 1024;

/**
 * Stores something whose size nobody knows before it is there, unsealed, in parts under a key that says how many. It waits on the
 * disk meanwhile, so that memory holds one part at a time.
 */
export async function storeInParts(
  files: FileStore,
  stem: string,
  content: AsyncIterable<Uint8Array>,
): Promise<{ key: string; bytes: number }> {
  const name = path.join(os.tmpdir(), `store-${randomUUID()}`);
  const spool = await open(name, 'wx+', 0o600);
  try {
    let bytes = 0;
    for await (const chunk of content) {
      await spool.writeFile(chunk);
      bytes += chunk.byteLength;
    }
    const count = Math.max(1, Math.ceil(bytes / PART_BYTES));
    const key = keyInParts(stem, count);
    for (let at = 0; at < count; at += 1) {
      const part = Buffer.alloc(Math.min(PART_BYTES, bytes - at * PART_BYTES));
      await spool.read(part, 0, part.byteLength, at * PART_BYTES);
      await files.put(partKey(key, at), part, 'application/octet-stream');
    }
    return { key, bytes };
  } finally {
    await spool.close();
    await rm(name, { force: true });
  }
}
