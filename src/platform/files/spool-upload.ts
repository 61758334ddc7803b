import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A file that somebody sent, on disk until it is let go. */
export interface SpooledFile {
  path: string;
  bytes: number;
  sha256: Buffer;
  /** Enough of its first bytes to know what it is. */
  start: Uint8Array;
  release: () => Promise<void>;
}

const START_BYTES = 4100;

/** A body with more bytes than are allowed. */
export class TooManyBytes extends Error {
  override name = 'TooManyBytes';
}

/** Writes a request's body to disk as it comes, so that many large ones at a time take no memory. Throws {@link TooManyBytes}. */
export async function spoolUpload(request: Request, { mostBytes }: { mostBytes: number }): Promise<SpooledFile> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) throw new TooManyBytes();
  const file = path.join(os.tmpdir(), `upload-${randomUUID()}`);
  const release = () => rm(file, { force: true });
  const hash = createHash('sha256');
  const start: Uint8Array[] = [];
  let bytes = 0;
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      for await (const chunk of request.body ?? []) {
        if (bytes < START_BYTES) start.push(chunk.slice(0, START_BYTES - bytes));
        bytes += chunk.byteLength;
        if (bytes > mostBytes) throw new TooManyBytes();
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
    } finally {
      await handle.close();
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { path: file, bytes, sha256: hash.digest(), start: Buffer.concat(start), release };
}
