import type { Identity } from '#platform/identity/identity.ts';
import type { FileStore } from './file-store.ts';

/** Content below this key is sealed for this installation: disk and bucket alone reveal nothing. */
export const SEALED_FOLDER = 'sealed/';

interface SealingPorts {
  files: FileStore;
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

/** Keeps content under a key of {@link SEALED_FOLDER}, encrypted. */
export async function putSealed({ files, identity }: SealingPorts, key: string, content: Uint8Array): Promise<void> {
  if (!key.startsWith(SEALED_FOLDER)) throw new Error(`the key ${key} is none of sealed content`);
  await files.put(key, identity.seal(content), 'application/octet-stream');
}

/** Content as it was put, sealed or not; undefined if there is none. Throws if it was sealed under another secret. */
export async function getOpened({ files, identity }: SealingPorts, key: string): Promise<Uint8Array | undefined> {
  const stored = await files.get(key);
  return stored !== undefined && key.startsWith(SEALED_FOLDER) ? identity.unseal(stored) : stored;
}
