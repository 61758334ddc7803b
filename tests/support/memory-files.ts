import type { FileStore } from '#platform/files/file-store.ts';

/** A store of files in memory, which can be looked into. */
export function createMemoryStore(): FileStore & { files: Map<string, Uint8Array> } {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    put: async (key, content) => void files.set(key, content),
    get: async (key) => files.get(key),
    delete: async (key) => void files.delete(key),
  };
}
