import type { Identity } from '#platform/identity/identity.ts';
import type { FileStore } from './file-store.ts';

/** Content below this key is sealed for this installation: disk and bucket alone reveal nothing. */
export const SEALED_FOLDER = 'sealed/';

/** How large a part of a file in parts is: what one holds in memory. */
export const PART_BYTES = 1024 * 1024;

export interface SealingPorts {
  files: FileStore;
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

/** Keeps content under a key of {@link SEALED_FOLDER}, encrypted. */
export async function putSealed({ files, identity }: SealingPorts, key: string, content: Uint8Array): Promise<void> {
  if (!key.startsWith(SEALED_FOLDER)) throw new Error(`the key ${key} is none of sealed content`);
  await files.put(key, identity.seal(content), 'application/octet-stream');
}

/** Content as it was put, sealed or not, in parts or not; undefined if there is none. Throws if it was sealed under another secret. */
export async function getOpened(ports: SealingPorts, key: string): Promise<Uint8Array | undefined> {
  if (countParts(key) === undefined) return getOne(ports, key);
  const parts: Uint8Array[] = [];
  for await (const part of openParts(ports, key)) {
    if (part === undefined) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function getOne({ files, identity }: SealingPorts, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.get(key);
  return stored !== undefined && key.startsWith(SEALED_FOLDER) ? identity.unseal(stored) : stored;
}

/** A file of this many parts under `stem`; the key itself says how many. */
export const keyInParts = (stem: string, count: number): string => `${stem}.in-${count}-parts`;

/** The key of one part, from 0. */
export const partKey = (key: string, at: number): string => `${key}/${at}`;

function countParts(key: string): number | undefined {
  const count = /\.in-(\d+)-parts$/.exec(key)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** The content of a file one part after the other, so that memory holds one at a time; an absent part is undefined. */
export async function* openParts(ports: SealingPorts, key: string): AsyncGenerator<Uint8Array | undefined, void, void> {
  const count = countParts(key);
  if (count === undefined) yield await getOne(ports, key);
  else for (let at = 0; at < count; at += 1) yield await getOne(ports, partKey(key, at));
}

/** The same, once its first part is there; undefined if it is not. It fails where a later part is gone: cut, it would look whole. */
export async function openWhole(ports: SealingPorts, key: string): Promise<AsyncGenerator<Uint8Array, void, void> | undefined> {
  const parts = openParts(ports, key);
  const first = await parts.next();
  return first.done === true || first.value === undefined ? undefined : joinParts(first.value, parts);
}

/** The same as a body. */
export async function streamStored(ports: SealingPorts, key: string): Promise<ReadableStream<Uint8Array> | undefined> {
  const content = await openWhole(ports, key);
  return content === undefined ? undefined : streamOf(content);
}

async function* joinParts(
  first: Uint8Array,
  rest: AsyncGenerator<Uint8Array | undefined, void, void>,
): AsyncGenerator<Uint8Array, void, void> {
  yield first;
  for await (const part of rest) {
    if (part === undefined) throw new Error('a part of a file is gone');
    yield part;
  }
}

/** What is made piece by piece as a body: each piece when the one before has gone out. */
export function streamOf(chunks: AsyncGenerator<Uint8Array, void, void>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return()),
  });
}

/** Deletes a file with all its parts. */
export async function deleteStored({ files }: Pick<SealingPorts, 'files'>, key: string): Promise<void> {
  const count = countParts(key);
  if (count === undefined) return files.delete(key);
  for (let at = 0; at < count; at += 1) await files.delete(partKey(key, at));
}
